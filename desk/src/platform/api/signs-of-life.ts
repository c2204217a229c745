/** So long after a key or a press, what a screen asks for is still because of somebody. */
const STILL_THERE_MS = 30_000;

let lastSign = Date.now();

const note = () => void (lastSign = Date.now());

/** Listens for keys and presses, for as long as the page is open. */
export function noticeSignsOfLife(): void {
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, note, { capture: true, passive: true });
}

export const isSomebodyThere = () => Date.now() - lastSign < STILL_THERE_MS;
