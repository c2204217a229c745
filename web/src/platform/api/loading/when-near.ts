/** So far below the screen its code begins to come. */
const AHEAD = '600px';

/** Tells once that a place on the page is near the screen: who only reads above it pays nothing for what is there. */
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
