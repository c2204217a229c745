import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { batchSize } from '../database/in-batches.ts';
import { deadLetterQueue, queueSchema } from './queue.ts';

/** Work that nobody looked at for this long is of no use to anybody any more. */
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
