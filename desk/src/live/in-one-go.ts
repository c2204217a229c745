/** Quick enough for who waits, and slow enough for a hundred changes at once to be one question. */
const PAUSE_MS = 250;

type InOneGo = { (): void; cancel(): void };

/** Does it at once, and for all that is asked for within a moment once more at its end. */
export function inOneGo(work: () => void): InOneGo {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const rest = () => {
    timer = undefined;
    if (isWanted) start();
  };
  const start = () => {
    isWanted = false;
    timer = setTimeout(rest, PAUSE_MS);
    work();
  };
  const wanted = () => {
    if (timer === undefined) start();
    else isWanted = true;
  };
  return Object.assign(wanted, { cancel: () => clearTimeout(timer) });
}
