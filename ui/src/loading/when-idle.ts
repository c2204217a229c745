/** After everything the visitor waits for, but not never, on a page that is always busy. */
const MAX_DELAY_MS = 2000;

/** For what may be needed later: a browser busy with the screen does that first. */
export const whenIdle = (work: () => void): void => {
  // Safari added it late.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_DELAY_MS });
  else setTimeout(work, 200);
};
