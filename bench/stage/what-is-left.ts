import { sql } from 'drizzle-orm';
import type { Database } from '../../server/src/platform/database/connection.ts';

export type Left = { readonly table: string; readonly rows: number; readonly bytes: number };

/** Empty in production. Jobs are removed soon after they are done, and counters are aggregated or deleted. */
const passing = /^(?:sandbox_|rate_limit|deal_tally|desk_person_due)/;

/** What an action adds to each table, averaged over `times`, including indexes and out-of-line storage. */
export async function whatIsLeft(
  db: Database,
  times: number,
  happens: (turn: number) => Promise<unknown>,
): Promise<Left[]> {
  const before = await tables(db);
  for (let turn = 0; turn < times; turn += 1) await happens(turn);
  const after = await tables(db);
  return [...after]
    .map(([table, { rows, bytes }]) => {
      const was = before.get(table) ?? { rows: 0, bytes: 0 };
      return { table, rows: (rows - was.rows) / times, bytes: (bytes - was.bytes) / times };
    })
    .filter(({ rows }) => rows > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}

async function tables(db: Database): Promise<Map<string, { rows: number; bytes: number }>> {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found = new Map<string, { rows: number; bytes: number }>();
  for (const { name } of names.filter((one) => !passing.test(one.name))) {
    const { rows } = await db.execute<{ rows: number; bytes: string }>(
      sql`select count(*)::int as rows, pg_total_relation_size(${name}::regclass) as bytes from only ${sql.identifier(name)}`,
    );
    found.set(name, { rows: rows[0]?.rows ?? 0, bytes: Number(rows[0]?.bytes) });
  }
  return found;
}
