type Fetchable = { readonly preload: () => Promise<void> };

/**
 * Fetches parts as soon as the code of their page is there. A slow phone is busy then with bringing the page to life, and its network
 * with nothing: what an answer leads to comes meanwhile.
 */
export function fetchAlongside(...parts: readonly Fetchable[]): void {
  // Who renders the page ahead of time needs none of them.
  if (import.meta.env.SSR) return;
  // What does not arrive is told where it is shown.
  for (const { preload } of parts) preload().catch(() => undefined);
}
