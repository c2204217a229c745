import { hash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import type { RateLimit, Verdict } from '../rate-limit.ts';
import { rateLimits } from './tables.ts';
import { runPrepared } from '../../database/batching/prepared.ts';
import { together } from '../../database/batching/batched.ts';

type Count = { count: number; secondsLeft: number };
type CountUse = (key: string, windowSeconds: number, amount: number) => Promise<Count>;

type Use = { key: string; windowSeconds: number; amount: number };

/**
 * Counts uses in the table that all processes share. Requests that arrive during a statement share the next
 * one: under load that is one statement for many requests, and no two wait for the same row's lock.
 */
function createCounting(db: Database): CountUse {
  const count = together((uses: readonly Use[]) => countAll(db, uses));
  return (key, windowSeconds, amount) => count({ key, windowSeconds, amount });
}

// Truncated to the column's milliseconds, not rounded up, so that a window is never too long.
const addition = {
  name: 'count_uses',
  text: `
    insert into rate_limit as known (key, count, resets_at)
    select used.key, used.uses, date_trunc('milliseconds', now()) + make_interval(secs => used.seconds)
    from unnest($1::text[], $2::int[], $3::int[]) as used (key, uses, seconds)
    on conflict (key) do update set
      count = case when known.resets_at <= now() then excluded.count else least(known.count::bigint + excluded.count, 2147483647)::int end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    returning key, count, ceil(extract(epoch from resets_at - now()))::int as "secondsLeft"`,
};

async function countAll(db: Database, uses: readonly Use[]): Promise<Count[]> {
  // Locked in the same order everywhere, so that two processes never deadlock.
  const byKey = [...Map.groupBy(uses, ({ key }) => key)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const values = [
    byKey.map(([key]) => key),
    byKey.map(([, same]) => totalOf(same)),
    byKey.map(([, same]) => same[0]?.windowSeconds),
  ];
  const rows = await runPrepared<Count & { key: string }>(db, { ...addition, values });
  const found = new Map(rows.map(({ key, ...row }) => [key, row]));
  const counts = new Map<Use, Count>();
  for (const [key, same] of byKey) {
    const row = found.get(key);
    if (!row) throw new Error('a use was not counted');
    // Each use gets its own position: the first one saw the smallest count.
    let count = row.count - totalOf(same);
    for (const use of same) counts.set(use, { ...row, count: (count += use.amount) });
  }
  return uses.flatMap((use) => counts.get(use) ?? []);
}

const totalOf = (uses: readonly Use[]) => uses.reduce((sum, { amount }) => sum + amount, 0);

export type Limiter = {
  /**
   * Counts a use of `key`, or the given amount, and returns whether it is within the limit; shared by all
   * processes.
   */
  hit(key: string, limit: RateLimit, amount?: number): Promise<Verdict>;
  /** Resets `key` after a success. */
  forget(key: string): Promise<void>;
  deleteExpired(): Promise<void>;
};

/** Keys name addresses and accounts, so only their keyed hash is stored. */
export function createLimiter(db: Database, secret: string): Limiter {
  // It never leaves the database, so an HMAC, slower than everything else here, is not needed.
  const hashOf = (key: string) => hash('sha256', `${secret} ${key}`, 'base64url');
  const countUse = createCounting(db);
  return {
    async hit(key, limit, amount = 1) {
      return verdictOn(await countUse(hashOf(key), limit.windowSeconds, amount), limit);
    },

    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, hashOf(key)));
    },

    async deleteExpired() {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
    },
  };
}

function verdictOn({ count, secondsLeft }: Count, { max }: RateLimit): Verdict {
  return count <= max ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, secondsLeft) };
}
