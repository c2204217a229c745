import { type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { between, figuresOf, moment } from './count-figures.ts';
import { figureMark } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

/** Until when everything is counted, as far as it is known, and until when it is asked for. */
export type CountedSoFar = { readonly counted: Date; readonly now: Date };

export async function countedSoFar({ db, clock }: Parts): Promise<CountedSoFar> {
  const [mark] = await db.select().from(figureMark);
  return { counted: mark?.countedUntil ?? new Date(0), now: clock() };
}

/**
 * What was counted, and what has happened since, in one question. The mark may have moved after it was read, so the question
 * reads it again; but only a moment that is known beforehand tells the database how little has happened since.
 */
export function happenedWhere(isAsked: SQL, { counted, now }: CountedSoFar): SQL {
  // What happens at this very moment is in it.
  const until = moment(new Date(now.getTime() + 1));
  const isLately = (column: SQL) =>
    sql`${between(moment(counted), until)(column)} and ${column} >= (select counted_until from figure_mark)`;
  return sql`
    select kind, day, product, consultant, account, number, cents from figure_day where ${isAsked}
    union all
    select * from (${figuresOf(isLately)}) as lately where ${isAsked}`;
}
