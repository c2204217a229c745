import { LOG_KEPT_MONTHS } from '@riparo/domain/desk-log/actions.ts';
import { desc, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { appendToLog, product } from './append.ts';
import { deskLog } from './tables.ts';

/** Removes what is older than two years from the beginning of the chain, and writes down where it begins now. */
export async function shortenLog(db: Database, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - LOG_KEPT_MONTHS);
  return db.transaction(async (tx) => {
    const [newest] = await tx
      .select({ number: deskLog.number, hash: deskLog.hash })
      .from(deskLog)
      .where(lt(deskLog.at, before))
      .orderBy(desc(deskLog.number))
      .limit(1);
    if (!newest) return 0;
    const { rowCount } = await tx.delete(deskLog).where(lte(deskLog.number, newest.number));
    await appendToLog(
      tx,
      product,
      { action: 'log.shortened', subject: 'log', details: { through: newest } },
      now,
    );
    return rowCount ?? 0;
  });
}
