import { and, eq, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../connection.ts';
import { together } from './batched.ts';

type Columns = Readonly<Record<string, PgColumn>>;
type Found<Fields extends Columns> = { [Name in keyof Fields]: GetColumnData<Fields[Name]> };

type Sought<Key extends PgColumn, Fields extends Columns> = {
  key: Key;
  /** A second column to match the key against. */
  alsoKey?: PgColumn;
  fields: Fields;
  where?: SQL | undefined;
  /** Picks the first in this order among rows with the same key. */
  orderBy?: SQL;
};

/**
 * Finds a row by its key; concurrent lookups share a round trip. Each key is looked up in the index
 * separately: a plan that PostgreSQL made for a small table stays right when the table has grown.
 */
export function openFinder<Key extends PgColumn, Fields extends Columns>(
  db: Database,
  name: string,
  { key, alsoKey, fields, where, orderBy }: Sought<Key, Fields>,
): (key: NonNullable<GetColumnData<Key>>) => Promise<Found<Fields> | null> {
  const wanted = sql`unnest(${sql.placeholder('keys')}::${sql.raw(key.getSQLType())}[]) as wanted (key)`;
  const lookUp = (column: PgColumn) =>
    db
      .select(fields as Columns)
      .from(column.table as PgTable)
      .where(and(eq(column, sql`wanted.key`), where))
      .orderBy(...(orderBy ? [orderBy] : []))
      .limit(1);
  const found = (alsoKey ? unionAll(lookUp(key), lookUp(alsoKey)).limit(1) : lookUp(key)).as('found');
  const finding = db
    .select({ key: sql<NonNullable<GetColumnData<Key>>>`wanted.key`, row: namesIn(found, fields) })
    .from(wanted)
    .crossJoinLateral(found)
    .prepare(name);
  return together(async (keys: readonly NonNullable<GetColumnData<Key>>[]) => {
    const rows = await finding.execute({ keys });
    const byKey = new Map(rows.map((one) => [one.key, one.row as Found<Fields>]));
    return keys.map((one) => byKey.get(one) ?? null);
  });
}

/** The columns of a subquery, as a selection. */
export const namesIn = <Fields extends Columns>(subquery: object, fields: Fields): Fields =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, (subquery as Columns)[name]]),
  ) as unknown as Fields;
