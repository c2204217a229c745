import { Client } from 'pg';

/**
 * A digest of each row, table by table. Unlogged tables are excluded: a crash empties them, and backups omit
 * them.
 */
export type EveryRow = ReadonlyMap<string, readonly string[]>;

export async function readEveryRow(url: string): Promise<EveryRow> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and relpersistence = 'p' and nspname !~ '^(pg_|information_schema$)' order by 1`,
    );
    const found = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ mark: string }>(`select md5(t::text) as mark from ${name} as t`);
      found.set(name, rows.map(({ mark }) => mark).toSorted());
    }
    return found;
  } finally {
    await client.end();
  }
}

/** One line per table that differs. */
export function differences(before: EveryRow, after: EveryRow): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const missing = without(before.get(table) ?? [], after.get(table) ?? []);
    const added = without(after.get(table) ?? [], before.get(table) ?? []);
    const isThere = before.has(table) && after.has(table);
    return isThere && missing === 0 && added === 0
      ? []
      : [`${table}: ${missing} rows missing, ${added} more`];
  });
}

export const countRows = (rows: EveryRow) => [...rows.values()].reduce((sum, { length }) => sum + length, 0);

/** How many of these the others lack; rows may occur several times in both. */
function without(these: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const mark of others) left.set(mark, (left.get(mark) ?? 0) + 1);
  return these.filter((mark) => {
    const count = left.get(mark) ?? 0;
    left.set(mark, count - 1);
    return count <= 0;
  }).length;
}
