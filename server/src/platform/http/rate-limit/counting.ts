import { runPrepared } from '../../database/batching/prepared.ts';
import { together } from '../../database/batching/together.ts';
import type { Database } from '../../database/connection.ts';

export type Count = { count: number; secondsLeft: number };
export type CountUse = (key: string, windowSeconds: number, amount: number) => Promise<Count>;

type Use = { key: string; windowSeconds: number; amount: number };

/**
 * Counts uses in the table that all processes share. Those that come while a statement is under way share the next one:
 * under load that is one statement for many requests, and no two wait for the same row's lock.
 */
export function createCounting(db: Database): CountUse {
  const count = together((uses: readonly Use[]) => countAll(db, uses));
  return (key, windowSeconds, amount) => count({ key, windowSeconds, amount });
}

// To the millisecond, as the column keeps it, and not up to the next one: a window is never longer than it is.
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
  // In the same order everywhere: two processes that lock the same rows never wait for each other.
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
    // Each of them had its own turn: the first one saw the smallest count.
    let count = row.count - totalOf(same);
    for (const use of same) counts.set(use, { ...row, count: (count += use.amount) });
  }
  return uses.flatMap((use) => counts.get(use) ?? []);
}

const totalOf = (uses: readonly Use[]) => uses.reduce((sum, { amount }) => sum + amount, 0);
