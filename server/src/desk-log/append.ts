import type { LogAction } from '@riparo/domain/desk-log/actions.ts';
import { desc, sql } from 'drizzle-orm';
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
  at: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk log', 0))`);
  const [last] = await tx
    .select({ number: deskLog.number, hash: deskLog.hash })
    .from(deskLog)
    .orderBy(desc(deskLog.number))
    .limit(1);
  const row = {
    number: (last?.number ?? 0) + 1,
    at,
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
