import { LOG_RETENTION_MONTHS } from '@riparo/domain/platform/call/log-actions.ts';
import { asc, desc, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { isLockTimeout, startOfMonth, setShortLockTimeout } from '../../platform/database/months.ts';
import { appendToLog, lockEndOfLog, product } from './append.ts';
import { hashOf } from './hash.ts';
import { deskLog } from './tables.ts';

/**
 * Removes months that ended at least two years ago from the beginning of the chain, and records where it
 * begins now. During a long read it leaves everything to the next time.
 */
export async function shortenLog(db: Database, now: Date): Promise<number> {
  const before = startOfMonth(now, -LOG_RETENTION_MONTHS);
  try {
    return await db.transaction((tx) => removeBefore(tx, before, now));
  } catch (error) {
    if (isLockTimeout(error)) return 0;
    throw error;
  }
}

async function removeBefore(tx: Transaction, before: Date, now: Date): Promise<number> {
  const [newest] = await tx
    .select()
    .from(deskLog)
    .where(lt(deskLog.at, before))
    .orderBy(desc(deskLog.number))
    .limit(1);
  if (!newest) return 0;
  // An attacker could backdate rows to have them removed: a row that we did not write is no reason for
  // removal.
  if (hashOf(newest) !== newest.hash)
    throw new Error(`row ${newest.number} of the desk's log was changed: npm run log:check`);
  const [oldest = newest] = await tx
    .select({ number: deskLog.number })
    .from(deskLog)
    .orderBy(asc(deskLog.number))
    .limit(1);
  // Before the table itself, in the same order as everyone who appends.
  await lockEndOfLog(tx);
  await setShortLockTimeout(tx);
  await tx.execute(sql`select drop_log_rows(${before.toISOString()}::timestamptz, ${newest.number}::bigint)`);
  const { number, hash, at } = newest;
  const details = { through: { number, hash, at: at.toISOString() } };
  await appendToLog(tx, product, { action: 'log.shortened', subject: 'log', details }, now);
  return number - oldest.number + 1;
}
