export interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** Calls `onEnd` once `durationMs` have passed while it was running; pauses do not count. */
export function startCountdown(durationMs: number, onEnd: () => void): Countdown {
  let remainingMs = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remainingMs -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, Math.max(0, remainingMs));
  };

  resume();
  return { pause, resume, cancel: pause };
}
