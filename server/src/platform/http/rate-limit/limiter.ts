import { hash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { type Count, createCounting } from './counting.ts';
import type { RateLimit, Verdict } from '../rate-limit.ts';
import { rateLimits } from './tables.ts';

export type Limiter = {
  /** Counts one more use of `key`, or so many, and says whether it still fits; shared by all processes. */
  hit(key: string, limit: RateLimit, amount?: number): Promise<Verdict>;
  /** Starts counting `key` anew: what was counted against it turned out to be right. */
  forget(key: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

/** Keys name addresses and accounts, so only their keyed hash is stored. */
export function createLimiter(db: Database, secret: string): Limiter {
  // Nobody outside ever sees one, so that it need not be an HMAC, which takes longer than all else here.
  const hashOf = (key: string) => hash('sha256', `${secret} ${key}`, 'base64url');
  const countUse = createCounting(db);
  return {
    async hit(key, limit, amount = 1) {
      return verdictOn(await countUse(hashOf(key), limit.windowSeconds, amount), limit);
    },

    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, hashOf(key)));
    },

    async forgetExpired() {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
    },
  };
}

function verdictOn({ count, secondsLeft }: Count, { max }: RateLimit): Verdict {
  return count <= max ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, secondsLeft) };
}
