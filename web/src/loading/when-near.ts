/** So far below the screen its code begins to come. */
const AHEAD = '600px';

export type ComesNear<Value> = {
  /** Stays open until the place is near. If its code does not come, what the page brought as HTML stays as it is. */
  readonly value: Promise<Value>;
  /** Waits for a place on the page to come near; the answer ends the waiting. */
  readonly watch: (place: Element) => () => void;
};

/**
 * A part whose code comes when its place is near the screen. Under a `Suspense` of its own the prerendered HTML stands
 * until then: who only reads pays nothing for it.
 */
export function comesNear<Value>(load: () => Promise<Value>): ComesNear<Value> {
  const waiting: (() => void)[] = [];
  const arrival = new Promise<void>((resolve) => void waiting.push(resolve));
  const arrive = () => waiting.forEach((resolve) => resolve());
  if (import.meta.env.SSR) {
    arrive();
    return { value: arrival.then(load), watch: () => () => undefined };
  }
  return {
    value: arrival.then(load).catch(() => new Promise<Value>(() => undefined)),
    watch: (place) => {
      const observer = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          arrive();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
  };
}
