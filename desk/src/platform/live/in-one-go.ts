/** Quick enough for who waits, and slow enough for a hundred changes at once to be one question. */
const PAUSE_MS = 250;

type InOneGo = { (): void; cancel(): void };

/**
 * Does it at once, and for all that is asked for meanwhile once more at its end. What is asked for again before it was answered would
 * begin anew each time: where changes never stop, no answer would ever be seen.
 */
export function inOneGo(work: () => Promise<unknown>): InOneGo {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isWanted = false;
  const start = async () => {
    isBusy = true;
    isWanted = false;
    const pause = new Promise((resolve) => {
      timer = setTimeout(resolve, PAUSE_MS);
    });
    await Promise.allSettled([work(), pause]);
    isBusy = false;
    if (isWanted) void start();
  };
  const wanted = () => {
    if (isBusy) isWanted = true;
    else void start();
  };
  return Object.assign(wanted, { cancel: () => clearTimeout(timer) });
}
