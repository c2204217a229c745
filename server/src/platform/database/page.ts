import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';

/** By what a list is in order: a moment or a day, and the id of those that share it. */
export type Place = readonly [at: Date | string, id: string];

/** Of one row more than a page holds: the page, and a mark where the next one begins. */
export function pageOf<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => Place) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : markOf(placeOf(last)) };
}

const markOf = ([at, id]: Place) => `${at instanceof Date ? at.toISOString() : at}_${id}`;

const markSchema = z.tuple([z.union([z.iso.datetime(), z.iso.date()]), z.uuid()]);

/**
 * Rows behind a mark, in the order of these columns. A page goes on exactly where the one before it ended, whatever came in
 * meanwhile. What is not a mark of ours begins at the beginning.
 */
export function afterMark(
  mark: string | undefined,
  [at, id]: readonly [PgColumn, PgColumn],
  direction: 'asc' | 'desc',
): SQL | undefined {
  const { data } = markSchema.safeParse(mark?.split('_'));
  if (!data) return undefined;
  const place = sql`(${data[0]}::${sql.raw(at.getSQLType())}, ${data[1]}::uuid)`;
  return direction === 'asc' ? sql`(${at}, ${id}) > ${place}` : sql`(${at}, ${id}) < ${place}`;
}
