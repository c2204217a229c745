/** Notices for how long nothing was acknowledged. */
export type WriteWatch = { begin(): void; longestMs(): number; stop(): void };

const lookEveryMs = 20;

export function watchWrites(acknowledged: () => number): WriteWatch {
  let count = acknowledged();
  let since = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - since);
    if (acknowledged() === count) return;
    count = acknowledged();
    since = now;
  }, lookEveryMs);
  return {
    begin() {
      longest = 0;
    },
    longestMs: () => longest,
    stop: () => clearInterval(timer),
  };
}
