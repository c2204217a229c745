import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { rateLimits } from './tables.ts';

export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Counted in each process for itself, without the database: for cheap reads that come with every key pressed. */
  perProcess?: boolean;
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type Limiter = {
  /** Counts one more use of `key` and says whether it still fits; one query, shared by all processes. */
  hit(key: string, limit: RateLimit): Promise<Verdict>;
  /** Starts counting `key` anew: what was counted against it turned out to be right. */
  forget(key: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

/** Keys name addresses and accounts, so only their keyed hash is stored. */
export function createLimiter(db: Database, secret: string): Limiter {
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const counting = prepareCounting(db);
  return {
    async hit(key, { max, windowSeconds }) {
      const [row] = await counting.execute({ key: hashOf(key), windowSeconds });
      if (!row || row.count <= max) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, row.secondsLeft) };
    },

    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, hashOf(key)));
    },

    async forgetExpired() {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
    },
  };
}

/** Every write of the site passes here, so the statement is written once and planned once for each connection. */
function prepareCounting(db: Database) {
  const resetsAt = sql`now() + make_interval(secs => ${sql.placeholder('windowSeconds')})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
    .prepare('count_rate_limit');
}
