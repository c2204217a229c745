import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';

/** The sort key of a list: a moment or a day, and the id as tie-breaker. */
export type Place = readonly [at: Date | string, id: string];

/** Takes one row more than a page holds, and returns the page with a mark for the next one. */
export function pageOf<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => Place) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : markOf(placeOf(last)) };
}

const markOf = ([at, id]: Place) => `${at instanceof Date ? at.toISOString() : at}_${id}`;

const markSchema = z.tuple([z.union([z.iso.datetime(), z.iso.date()]), z.uuid()]);

/**
 * Rows after a mark, in the order of these columns. A page continues exactly where the previous one ended,
 * whatever was inserted meanwhile. An invalid mark starts at the beginning.
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
