/** Measures how long nothing was acknowledged. */
export type WriteWatch = {
  begin(): void;
  longestMs(): number;
  backAt(): number;
  stop(): void;
};

const lookEveryMs = 20;

export function watchWrites(acknowledged: () => number): WriteWatch {
  let count = acknowledged();
  let since = performance.now();
  let longest = 0;
  let backAt = since;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - since > longest) {
      longest = now - since;
      backAt = now;
    }
    if (acknowledged() === count) return;
    count = acknowledged();
    since = now;
  }, lookEveryMs);
  return {
    begin() {
      longest = 0;
    },
    longestMs: () => longest,
    backAt: () => backAt,
    stop: () => clearInterval(timer),
  };
}
