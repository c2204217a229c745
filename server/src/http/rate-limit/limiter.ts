import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { createCounting } from './counting.ts';
import { rateLimits } from './tables.ts';

export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Counted in each process for itself, without the database: for cheap reads that come with every key pressed. */
  perProcess?: boolean;
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type Limiter = {
  /** Counts one more use of `key` and says whether it still fits; shared by all processes. */
  hit(key: string, limit: RateLimit): Promise<Verdict>;
  /** Starts counting `key` anew: what was counted against it turned out to be right. */
  forget(key: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

/** Keys name addresses and accounts, so only their keyed hash is stored. */
export function createLimiter(db: Database, secret: string): Limiter {
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const countUse = createCounting(db);
  return {
    async hit(key, { max, windowSeconds }) {
      const { count, secondsLeft } = await countUse(hashOf(key), windowSeconds);
      return count <= max
        ? { allowed: true }
        : { allowed: false, retryAfterSeconds: Math.max(1, secondsLeft) };
    },

    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, hashOf(key)));
    },

    async forgetExpired() {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
    },
  };
}
