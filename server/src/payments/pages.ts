import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';

type Key = { at: PgColumn; id: PgColumn };

/**
 * After the row that a page ended with, the latest first. A page is named by that row's id alone: its moment is looked up where it is
 * kept to the microsecond. What names no row is the first page.
 */
export function isBefore(table: PgTable, { at, id }: Key, after: string | undefined): SQL | undefined {
  if (!z.uuid().safeParse(after).success) return undefined;
  return sql`(${at}, ${id}) < ((select ${sql.identifier(at.name)} from ${table} as last where last.id = ${after}::uuid), ${after}::uuid)`;
}

/** Of one row more than a page holds, the page and where the next begins. */
export function pageAfter<Row, Answer extends { id: string }>(
  rows: readonly Row[],
  size: number,
  toAnswer: (row: Row) => Answer,
): { data: Answer[]; next: string | null } {
  const data = rows.slice(0, size).map(toAnswer);
  return { data, next: rows.length > size ? (data.at(-1)?.id ?? null) : null };
}
