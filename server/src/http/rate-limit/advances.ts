import type { Count } from './counting.ts';
import type { RateLimit } from './rate-limit.ts';

export type Advance = {
  /** True while this use may pass before its count is heard. */
  take(): boolean;
  /** Learns what all processes together have counted. */
  hear(count: Count): void;
  /** Something was not counted: from here on everyone waits. */
  forfeit(): void;
};

type Window = { left: number; endsAtMs: number };

// Eight processes that hear nothing of each other still stay within a limit.
const SHARE = 8;
// More at once than this are no visitors; the oldest windows make room.
const MOST_KEYS = 100_000;

/**
 * How many uses of a key this process lets pass before it hears their count: an eighth of the limit in each window,
 * and none once all processes together have used that much. So a limit is overstepped by an eighth at most for each
 * process that has yet to hear of the others.
 */
export function createAdvances(nowMs: () => number = Date.now) {
  const windows = new Map<string, Window>();

  function windowOf(key: string, { max, windowSeconds }: RateLimit): Window {
    const now = nowMs();
    const current = windows.get(key);
    if (current && current.endsAtMs > now) return current;
    const window = { left: Math.floor(max / SHARE), endsAtMs: now + windowSeconds * 1000 };
    windows.delete(key);
    windows.set(key, window);
    const oldest = windows.keys().next();
    if (windows.size > MOST_KEYS && !oldest.done) windows.delete(oldest.value);
    return window;
  }

  return {
    of(key: string, limit: RateLimit): Advance {
      const window = windowOf(key, limit);
      return {
        take() {
          window.left -= 1;
          return window.left >= 0;
        },
        hear({ count, secondsLeft }) {
          window.left = Math.min(window.left, Math.floor(limit.max / SHARE) - count);
          // From now on it ends with the one that all share.
          window.endsAtMs = nowMs() + secondsLeft * 1000;
        },
        forfeit() {
          window.left = 0;
        },
      };
    },

    forgetExpired(): void {
      const now = nowMs();
      for (const [key, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(key);
    },
  };
}
