import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { batchSize } from '../database/in-batches.ts';
import { deadLetterQueue, queueSchema } from './queue.ts';

/** Failed jobs that nobody looked at for this long are no longer useful. */
export async function removeDeadLetters(db: Database, before: Date): Promise<number> {
  const jobs = sql`${sql.identifier(queueSchema)}.job`;
  const { rowCount } = await db.execute(sql`
    delete from ${jobs} where name = ${deadLetterQueue} and id in (
      select id from ${jobs}
      where name = ${deadLetterQueue} and created_on < ${before.toISOString()}
      limit ${batchSize} for update skip locked
    )`);
  return rowCount ?? 0;
}
