import type { LogAction } from '@riparo/domain/desk-log/actions.ts';
import { desc, gte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { BEFORE_ALL, hashOf } from './hash.ts';
import { deskLog } from './tables.ts';

/** Who does something, and from where. */
export type Actor = { id: string | null; name: string; address: string };

/** What the product does by itself. */
export const product: Actor = { id: null, name: 'Riparo', address: '' };

export type LogEntry = {
  action: LogAction;
  /** Whose data: a kind and an id, never a name. */
  subject: string;
  /** What changed, without personal data. */
  details?: Readonly<Record<string, unknown>>;
};

/**
 * Writes down what is done, in the transaction that does it. Rows form a chain, so they are appended one at a time, whoever
 * of several processes does: the last statement of a transaction is the best place for it.
 */
export async function appendToLog(
  tx: Transaction,
  { id, name, address }: Actor,
  { action, subject, details = {} }: LogEntry,
  now: Date,
): Promise<void> {
  await holdEndOfLog(tx);
  const last = await lastRow(tx, now);
  const row = {
    number: (last?.number ?? 0) + 1,
    // Who waited for somebody else's row began before it, and clocks differ: a month is over once the next one has begun.
    at: last && last.at > now ? last.at : now,
    actorId: id,
    actorName: name,
    address,
    action,
    subject,
    details: JSON.stringify(details),
    previousHash: last?.hash ?? BEFORE_ALL,
  };
  await tx.insert(deskLog).values({ ...row, hash: hashOf(row) });
}

/** Until the transaction ends, nobody else appends. */
export async function holdEndOfLog(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk log', 0))`);
}

/** Moments never go back along the chain: if the last hour has rows, the last of all is among them, in one month or two. */
async function lastRow(tx: Transaction, now: Date) {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  return (await latest(tx, gte(deskLog.at, anHourAgo))) ?? (await latest(tx));
}

async function latest(tx: Transaction, where?: SQL) {
  const [row] = await tx
    .select({ number: deskLog.number, at: deskLog.at, hash: deskLog.hash })
    .from(deskLog)
    .where(where)
    .orderBy(desc(deskLog.number))
    .limit(1);
  return row;
}
