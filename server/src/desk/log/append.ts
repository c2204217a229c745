import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { desc, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { FIRST_PREVIOUS_HASH, endSignature, hashOf, type LogEnd, NO_KEY } from './hash.ts';
import { logKeys } from './log-keys.ts';
import { deskLog, deskLogEnd } from './tables.ts';

/** Who acts, and from where. */
export type Actor = { id: string | null; name: string; address: string };

/** Actions of the product itself. */
export const product: Actor = { id: null, name: 'Riparo', address: '' };

export type LogEntry = {
  action: LogAction;
  /** Kind and id of the person or object, never a name. */
  subject: string;
  /** What changed, without personal data. */
  details?: Readonly<Record<string, unknown>>;
};

/**
 * Logs an action in the transaction that performs it. Rows form a chain, so they are appended one at a time
 * over all processes: it is best the last statement of a transaction. One statement locks and reads the end
 * of the chain, one writes the row and the new end.
 */
export async function appendToLog(tx: Transaction, actor: Actor, entry: LogEntry, now: Date): Promise<void> {
  const end = await lockEndOfLog(tx);
  // The desk continues, and the chain itself records that it was cut: the next row would hide it.
  const last = end.isGenuine ? end : await append(tx, end, product, endChanged(end), now);
  await append(tx, last, actor, entry, now);
}

const endChanged = ({ number }: LogEnd): LogEntry => ({
  action: 'log.end-changed',
  subject: 'log',
  details: { number },
});

async function append(
  tx: Transaction,
  last: LogEnd,
  { id, name, address }: Actor,
  { action, subject, details = {} }: LogEntry,
  now: Date,
): Promise<LogEnd> {
  const { current } = logKeys();
  const row = {
    number: last.number + 1,
    // A transaction that waited for another's row began earlier, and clocks differ: a month is over once the
    // next one has begun.
    at: last.at > now ? last.at : now,
    actorId: id,
    actorName: name,
    address,
    action,
    subject,
    details: JSON.stringify(details),
    previousHash: last.hash,
    keyId: current.id,
  };
  const hash = hashOf(row) ?? '';
  const end = { number: row.number, at: row.at, hash };
  const moment = row.at.toISOString();
  await tx.execute(sql`
    with ended as (
      update ${deskLogEnd} set number = ${row.number}::bigint, at = ${moment}::timestamptz, hash = ${hash},
        key_id = ${current.id}, signature = ${endSignature(end, current.id)}
    )
    insert into ${deskLog}
      (number, at, actor_id, actor_name, address, action, subject, details, previous_hash, hash, key_id)
    values (${row.number}::bigint, ${moment}::timestamptz, ${id}, ${name}, ${address}, ${action}, ${subject},
      ${row.details}, ${row.previousHash}, ${hash}, ${current.id})`);
  return end;
}

/** Blocks all other appends until the transaction ends. */
export async function lockEndOfLog(tx: Transaction): Promise<LogEnd & { isGenuine: boolean }> {
  const [end] = await tx.select().from(deskLogEnd).for('update');
  if (!end) {
    // Only someone with full rights on the database could have removed it: it is created again, and fails the
    // check below.
    await tx.insert(deskLogEnd).values({}).onConflictDoNothing();
    return lockEndOfLog(tx);
  }
  const { number, at, hash, keyId, signature } = end;
  if (signature !== null)
    return { number, at, hash, isGenuine: endSignature({ number, at, hash }, keyId) === signature };
  return endBeforeKeys(tx);
}

/** For a log that was never signed: empty, or written before there were keys. */
async function endBeforeKeys(tx: Transaction): Promise<LogEnd & { isGenuine: boolean }> {
  const [last] = await tx
    .select({ number: deskLog.number, at: deskLog.at, hash: deskLog.hash, keyId: deskLog.keyId })
    .from(deskLog)
    .orderBy(desc(deskLog.number))
    .limit(1);
  if (!last) return { number: 0, at: new Date(0), hash: FIRST_PREVIOUS_HASH, isGenuine: true };
  const { keyId, ...end } = last;
  return { ...end, isGenuine: keyId === NO_KEY };
}
