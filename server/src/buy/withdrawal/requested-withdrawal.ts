import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type RefundRow, refunds } from '../payments/refund-tables.ts';

export type RequestedWithdrawal = Pick<RefundRow, 'id' | 'askedAt' | 'state' | 'decidedBy' | 'decidedAt'>;

/**
 * The desk's last request for a customer who wants to withdraw: the refund that waits, or waited, for a
 * second person.
 */
export async function findRequestedWithdrawal(
  db: Database | Transaction,
  uuid: DealUuid,
): Promise<RequestedWithdrawal | null> {
  const [asked] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.dealUuid, uuid), eq(refunds.reason, 'withdrawn'), isNotNull(refunds.askedBy)))
    .orderBy(desc(refunds.askedAt))
    .limit(1);
  return asked ?? null;
}

/**
 * The date a withdrawal was received: the day the customer asked the desk, if they did. Our delay costs no
 * one the right: not while a second person has not decided, nor, if they declined, for as long again as the
 * law gives.
 */
export function receivedAt(asked: RequestedWithdrawal | null, now: Date): Date {
  if (!asked || asked.askedAt > now) return now;
  const isDeclined = asked.state === 'declined' && asked.decidedBy !== null && asked.decidedAt !== null;
  const isOver = isDeclined && now.getTime() - Number(asked.decidedAt) > WITHDRAWAL_DAYS * DAY_MS;
  return isOver ? now : asked.askedAt;
}
