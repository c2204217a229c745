/** The code is fetched this far before its place scrolls into view. */
const AHEAD = '600px';

/**
 * Calls back once when a place comes near the screen, so code further down costs nothing to visitors who
 * never scroll there.
 */
export function whenNear(place: Element, arrive: () => void): void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(place);
}
