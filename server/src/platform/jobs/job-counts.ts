import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { deadLetterQueue, queueSchema } from './queue.ts';

export type JobCount = { job: string; state: 'waiting' | 'active' | 'dead'; count: number };

/** How many jobs wait, run, or have failed for good, by name. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const jobs = sql`${sql.identifier(queueSchema)}.job`;
  const { rows } = await db.execute<JobCount>(sql`
    select
      case when name = ${deadLetterQueue} then source_name else name end as job,
      case when name = ${deadLetterQueue} then 'dead' when state = 'active' then 'active' else 'waiting' end as state,
      count(*)::int as count
    from ${jobs}
    where state in ('created', 'retry', 'active')
    group by 1, 2
    order by 1, 2`);
  return rows;
}
