import { hash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { createAdvances } from './advances.ts';
import { type Count, createCounting } from './counting.ts';
import type { RateLimit, Verdict } from './rate-limit.ts';
import { rateLimits } from './tables.ts';

export type Limiter = {
  /** Counts one more use of `key` and says whether it still fits; shared by all processes. */
  hit(key: string, limit: RateLimit): Promise<Verdict>;
  /** Starts counting `key` anew: what was counted against it turned out to be right. */
  forget(key: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

/** Keys name addresses and accounts, so only their keyed hash is stored. */
export function createLimiter(db: Database, secret: string): Limiter {
  // Nobody outside ever sees one, so that it need not be an HMAC, which takes longer than all else here.
  const hashOf = (key: string) => hash('sha256', `${secret} ${key}`, 'base64url');
  const countUse = createCounting(db);
  const advances = createAdvances();
  return {
    async hit(key, limit) {
      const hashed = hashOf(key);
      if (!limit.countsBehind) return verdictOn(await countUse(hashed, limit.windowSeconds), limit);
      const advance = advances.of(hashed, limit);
      const mayPass = advance.take();
      const heard = countUse(hashed, limit.windowSeconds, { isPatient: mayPass }).then((count) => {
        advance.hear(count);
        return verdictOn(count, limit);
      });
      if (!mayPass) return heard;
      // What can not be counted can not be stored either, and whoever stores it hears of that.
      heard.catch(() => advance.forfeit());
      return { allowed: true };
    },

    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, hashOf(key)));
    },

    async forgetExpired() {
      advances.forgetExpired();
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
    },
  };
}

function verdictOn({ count, secondsLeft }: Count, { max }: RateLimit): Verdict {
  return count <= max ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, secondsLeft) };
}
