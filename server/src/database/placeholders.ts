import { getTableColumns, type Placeholder, sql, type Table } from 'drizzle-orm';

/** For a prepared insert of whole rows: every column takes the value of its own name. */
export function placeholdersOf<T extends Table>(
  table: T,
): { [Column in keyof T['_']['columns']]: Placeholder } {
  const columns = Object.keys(getTableColumns(table));
  return Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)])) as {
    [Column in keyof T['_']['columns']]: Placeholder;
  };
}
