import { LOG_KEPT_MONTHS } from '@riparo/domain/desk-log/actions.ts';
import { asc, desc, lt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { dropMonths, isLockTimeout, startOfMonth } from '../database/months.ts';
import { appendToLog, holdEndOfLog, product } from './append.ts';
import { logMonths } from './log-months.ts';
import { deskLog } from './tables.ts';

/**
 * Removes the months that ended two years ago or earlier from the beginning of the chain, and writes down where it begins
 * now. While somebody reads for long it leaves everything to the next time.
 */
export async function shortenLog(db: Database, now: Date): Promise<number> {
  const before = startOfMonth(now, -LOG_KEPT_MONTHS);
  try {
    return await db.transaction((tx) => removeBefore(tx, before, now));
  } catch (error) {
    if (isLockTimeout(error)) return 0;
    throw error;
  }
}

async function removeBefore(tx: Transaction, before: Date, now: Date): Promise<number> {
  const [newest] = await tx
    .select({ number: deskLog.number, hash: deskLog.hash })
    .from(deskLog)
    .where(lt(deskLog.at, before))
    .orderBy(desc(deskLog.number))
    .limit(1);
  if (!newest) return 0;
  const [oldest = newest] = await tx
    .select({ number: deskLog.number })
    .from(deskLog)
    .orderBy(asc(deskLog.number))
    .limit(1);
  // Before the table itself, as everybody else who appends.
  await holdEndOfLog(tx);
  await dropMonths(tx, logMonths, before);
  // What was written before there were months, or was in none.
  await tx.delete(deskLog).where(lte(deskLog.number, newest.number));
  const entry = { action: 'log.shortened', subject: 'log', details: { through: newest } } as const;
  await appendToLog(tx, product, entry, now);
  return newest.number - oldest.number + 1;
}
