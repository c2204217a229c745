import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { dealHistory, deals } from '../deals/tables.ts';
import { batchSize } from '../../platform/database/in-batches.ts';
import { deleteMailsAbout } from '../../platform/mail/delete-mails.ts';
import { payments, paymentSessions } from './tables.ts';

/**
 * An unpaid deal is not a contract that the law requires us to store: it is deleted long after its link
 * ended, or as soon as it is closed if its buyer was erased.
 */
export async function removeUnpaidDeals(db: Database, endedBefore: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const unpaid = await tx
      .select({ uuid: deals.uuid })
      .from(deals)
      .where(
        and(
          eq(deals.stage, 'closed_lost'),
          or(lte(deals.expiresAt, endedBefore), isNotNull(deals.erasureAskedAt)),
          sql`not exists (select 1 from ${payments} where ${eq(payments.dealUuid, deals.uuid)})`,
          sql`not exists (select 1 from ${dealHistory}
            where ${eq(dealHistory.dealUuid, deals.uuid)} and ${eq(dealHistory.event, 'payment-confirmed')})`,
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const uuids = unpaid.map(({ uuid }) => uuid);
    if (uuids.length === 0) return 0;
    await tx.delete(paymentSessions).where(inArray(paymentSessions.dealUuid, uuids));
    await deleteMailsAbout(tx, uuids);
    await tx.delete(deals).where(inArray(deals.uuid, uuids));
    return uuids.length;
  });
}
