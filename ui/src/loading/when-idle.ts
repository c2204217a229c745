/** Later than everything the visitor waits for; but not for ever, on a page that never comes to rest. */
const LATEST_MS = 2000;

/** For what may be needed further on: a browser that is busy with the screen does that first. */
export const whenIdle = (work: () => void): void => {
  // Safari learned it late.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
};
