import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Statement } from './prepared.ts';

type Insertable<T extends PgTable> = T['$inferInsert'];

/** The statement that stores these rows; it fails if one of them exists already. */
export type Insertion<Row> = (rows: readonly Row[]) => Statement;

/**
 * One statement that stores any number of rows, sent as a single JSON text, so that each connection plans it
 * once. Columns that are not listed get their default; without a list all columns are stored.
 */
export function insertionOf<T extends PgTable, Column extends keyof Insertable<T> & string>(
  table: T,
  columns = Object.keys(getTableColumns(table)) as unknown as readonly Column[],
): Insertion<Pick<Insertable<T>, Column>> {
  const all = getTableColumns(table);
  const name = getTableName(table);
  const named = columns.map((column) => [column, all[column]?.name ?? column] as const);
  const list = named.map(([, inTable]) => `"${inTable}"`).join(', ');
  const statement = {
    name: `insert ${name}`,
    text: `insert into "${name}" (${list}) select ${list} from json_populate_recordset(null::"${name}", $1)`,
  };
  return (rows) => {
    const inTable = rows.map((row) => Object.fromEntries(named.map(([column, to]) => [to, row[column]])));
    return { ...statement, values: [JSON.stringify(inTable)] };
  };
}
