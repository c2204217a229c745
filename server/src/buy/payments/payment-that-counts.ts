import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import { type Payment, payments } from './tables.ts';

/** The payment of a deal that counts: at most one, and none that was or has to be refunded. */
export async function paymentThatCounts(
  db: Database | Transaction,
  { uuid }: Pick<DealRow, 'uuid'>,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.dealUuid, uuid), eq(payments.state, 'received')));
  return payment;
}
