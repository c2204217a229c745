import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type MonthlyTable, readyMonths } from '../database/months.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../jobs/job.ts';

export const logMonths: MonthlyTable = { name: 'desk_log', column: 'at' };

const logMonthsJob = defineJob({
  name: 'ready-log-months',
  payload: z.object({}),
  everySeconds: 86_400,
  concurrency: 1,
});

type Parts = Pick<Dependencies, 'db' | 'clock'>;

export const logMonthsHandler = (parts: Parts): JobHandler =>
  handles(logMonthsJob, async () => void (await readyLogMonths(parts)));

/** A month is not emptied either: what holds for the rows is passed on to it by the database, this is not. */
export function readyLogMonths({ db, clock }: Parts): Promise<string[]> {
  return readyMonths(db, logMonths, clock(), (tx, name) =>
    tx.execute(
      sql`create trigger desk_log_stays before truncate on ${sql.identifier(name)} for each statement execute function refuse_log_change()`,
    ),
  );
}
