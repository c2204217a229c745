import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, runPrepared, type Transaction } from './connection.ts';

type Insertable<T extends PgTable> = T['$inferInsert'];

/** Stores rows and answers the keys of those that were not there yet. */
export type Insertion<Row> = (db: Database | Transaction, rows: readonly Row[]) => Promise<Set<string>>;

/**
 * One statement that stores any number of rows, so that each connection plans it once: they travel as one JSON text.
 * What is not named among the columns gets its default; without names all columns are stored.
 */
export function insertionOf<T extends PgTable, Column extends keyof Insertable<T> & string>(
  table: T,
  columns = Object.keys(getTableColumns(table)) as unknown as readonly Column[],
): Insertion<Pick<Insertable<T>, Column>> {
  const all = getTableColumns(table);
  const name = getTableName(table);
  const key = Object.values(all).find(({ primary }) => primary)?.name;
  if (key === undefined) throw new Error(`the table ${name} has no key to tell`);
  const named = columns.map((column) => [column, all[column]?.name ?? column] as const);
  const list = named.map(([, inTable]) => `"${inTable}"`).join(', ');
  const statement = {
    name: `insert ${name}`,
    text: `insert into "${name}" (${list})
      select ${list} from json_populate_recordset(null::"${name}", $1)
      on conflict do nothing returning "${key}" as key`,
  };
  return async (db, rows) => {
    const inTable = rows.map((row) => Object.fromEntries(named.map(([column, to]) => [to, row[column]])));
    const stored = await runPrepared<{ key: string }>(db, statement, [JSON.stringify(inTable)]);
    return new Set(stored.map((one) => one.key));
  };
}
