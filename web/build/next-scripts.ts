/** Where a page leads on to: the first link in its main part to a page of the application. */
export function nextOf(body: string, isOfApplication: (pathname: string) => boolean): string | null {
  const main = body.slice(body.indexOf('<main'));
  const links = [...main.matchAll(/<a\b[^>]*\bhref="(\/[^"?#]*)"/g)].map(([, path = '']) => path);
  return links.find(isOfApplication) ?? null;
}
