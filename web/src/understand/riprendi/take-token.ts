/** What stands behind the `#`: a token leaves the address bar at once, so that it stays in no history. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
