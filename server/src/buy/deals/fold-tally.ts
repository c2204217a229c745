import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { dealTally } from './tables.ts';

const maxAtOnce = 50_000;

const foldJob = defineJob({
  name: 'fold-deal-tally',
  payload: z.object({}),
  everySeconds: 60,
  concurrency: 1,
});

export const foldTallyHandler = (parts: Pick<Dependencies, 'db'>): JobHandler =>
  handles(foldJob, () => foldTally(parts));

/** Merges many rows into few with the same sums, without blocking readers or writers. */
export async function foldTally({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.execute(sql`
    with folded as (
      delete from ${dealTally} where id in (
        select id from ${dealTally} order by id limit ${maxAtOnce} for update skip locked
      ) returning stage, product_key, number, sum_cents
    )
    insert into ${dealTally} (stage, product_key, number, sum_cents)
    select stage, product_key, sum(number), sum(sum_cents) from folded
    group by stage, product_key having sum(number) <> 0 or sum(sum_cents) <> 0`);
}
