import { type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { between, statisticRowsOf, moment } from './count-statistics.ts';
import { statisticsMark } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

/** The moment up to which everything was counted, as far as known, and the moment of the query. */
export type CountedSoFar = { readonly counted: Date; readonly now: Date };

export async function countedSoFar({ db, clock }: Parts): Promise<CountedSoFar> {
  const [mark] = await db.select().from(statisticsMark);
  return { counted: mark?.countedUntil ?? new Date(0), now: clock() };
}

/**
 * Combines what was counted and what has happened since in one query. The mark may have moved since it was
 * read, so the query reads it again; but only a constant lets the database estimate how little has happened
 * since.
 */
export function countedAndNewerWhere(isAsked: SQL, { counted, now }: CountedSoFar): SQL {
  // Includes events of this very moment.
  const until = moment(new Date(now.getTime() + 1));
  const isLately = (column: SQL) =>
    sql`${between(moment(counted), until)(column)} and ${column} >= (select counted_until from figure_mark)`;
  return sql`
    select kind, day, product, consultant, account, number, cents from figure_day where ${isAsked}
    union all
    select * from (${statisticRowsOf(isLately)}) as lately where ${isAsked}`;
}
