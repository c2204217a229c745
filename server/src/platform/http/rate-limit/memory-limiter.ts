import type { RateLimit, Verdict } from '../rate-limit.ts';

type Window = { count: number; resetsAtMs: number };

// No real traffic has more addresses at once; the oldest windows make room.
const MAX_KEYS = 100_000;

/** Counts in this process only: for reads so cheap that a shared count would cost more than the answer. */
export function createMemoryLimiter(nowMs: () => number = Date.now) {
  const windows = new Map<string, Window>();

  return {
    hit(key: string, { max, windowSeconds }: RateLimit): Verdict {
      const now = nowMs();
      let window = windows.get(key);
      if (!window || window.resetsAtMs <= now) {
        window = { count: 0, resetsAtMs: now + windowSeconds * 1000 };
        windows.delete(key);
        windows.set(key, window);
        if (windows.size > MAX_KEYS) for (const oldest of windows.keys().take(1)) windows.delete(oldest);
      }
      window.count += 1;
      if (window.count <= max) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.ceil((window.resetsAtMs - now) / 1000) };
    },

    deleteExpired(): void {
      const now = nowMs();
      for (const [key, { resetsAtMs }] of windows) if (resetsAtMs <= now) windows.delete(key);
    },
  };
}

export type MemoryLimiter = ReturnType<typeof createMemoryLimiter>;
