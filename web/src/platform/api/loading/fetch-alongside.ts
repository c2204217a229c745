type Fetchable = { readonly preload: () => Promise<void> };

/**
 * Starts fetching a page's data as soon as its code has loaded: a slow phone is busy hydrating then, while
 * its network is idle.
 */
export function fetchAlongside(...parts: readonly Fetchable[]): void {
  // Prerendering needs none of it.
  if (import.meta.env.SSR) return;
  // The component that shows the data reports a failure.
  for (const { preload } of parts) preload().catch(() => undefined);
}
