import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { startOfMonth, setShortLockTimeout } from '../../platform/database/months.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';

const logMonthsJob = defineJob({
  name: 'ready-log-months',
  payload: z.object({}),
  everySeconds: 86_400,
  concurrency: 1,
});

type Parts = Pick<Dependencies, 'db' | 'clock'>;

/** This month and the next two: a product stopped for weeks still finds its month. */
const monthsAhead = 3;

export const logMonthsHandler = (parts: Parts): JobHandler =>
  handles(logMonthsJob, async () => void (await ensureLogPartitions(parts)));

/**
 * Creates missing months, and returns which. The database does it with the rights of the log's owner, which
 * the product may lack.
 */
export async function ensureLogPartitions({ db, clock }: Parts): Promise<string[]> {
  const made: string[] = [];
  for (let later = 0; later < monthsAhead; later += 1)
    made.push(...(await ensureLogPartition(db, startOfMonth(clock(), later))));
  return made;
}

export const ensureLogPartition = (db: Database, start: Date): Promise<string[]> =>
  db.transaction(async (tx) => {
    await setShortLockTimeout(tx);
    const { rows } = await tx.execute<{ made: string | null }>(
      sql`select ready_log_month(${start.toISOString()}::timestamptz) as made`,
    );
    return rows.flatMap(({ made }) => made ?? []);
  });
