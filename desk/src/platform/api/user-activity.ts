/** For this long after a key or a click, a screen's requests count as caused by the user. */
const ACTIVE_FOR_MS = 30_000;

let lastSign = Date.now();

const note = () => void (lastSign = Date.now());

/** Listens for keys and clicks, for as long as the page is open. */
export function trackUserActivity(): void {
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, note, { capture: true, passive: true });
}

export const isUserActive = () => Date.now() - lastSign < ACTIVE_FOR_MS;
