import { CONTRACTS_KEPT_YEARS } from '@riparo/domain/people/retention/periods.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { forgetInQueue } from '../../care/claims/claims-of-deals.ts';
import type { Database } from '../../platform/database/connection.ts';
import { dealHistory, deals } from '../../buy/deals/tables.ts';
import { forgetMailsAbout } from '../../platform/mail/forget-mails.ts';
import { disputes } from '../../buy/payments/dispute-tables.ts';
import { refunds } from '../../buy/payments/refund-tables.ts';
import { payments, paymentSessions } from '../../buy/payments/tables.ts';
import { batchSize } from '../../platform/database/in-batches.ts';

/** The same day and hour, ten years ago. */
function contractsKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - CONTRACTS_KEPT_YEARS);
  return since;
}

/** Contracts whose cover ended, and to which nothing happened, for as long as the law asks to keep them. */
export async function removeOldContracts(db: Database, now: Date): Promise<number> {
  const before = contractsKeptSince(now).toISOString();
  return db.transaction(async (tx) => {
    const lastEvent = sql`(select max(${dealHistory.at}) from ${dealHistory} where ${eq(dealHistory.dealUuid, deals.uuid)})`;
    const old = await tx
      .select({ uuid: deals.uuid })
      .from(deals)
      .where(
        and(
          inArray(deals.stage, ['closed_won', 'closed_lost']),
          or(isNull(deals.endsOn), sql`${deals.endsOn} < ${before.slice(0, 10)}::date`),
          sql`coalesce(${lastEvent}, ${deals.createdAt}) < ${before}`,
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const uuids = old.map(({ uuid }) => uuid);
    if (uuids.length === 0) return 0;
    await tx.delete(refunds).where(inArray(refunds.dealUuid, uuids));
    await tx
      .delete(disputes)
      .where(
        inArray(
          disputes.paymentId,
          tx.select({ id: payments.id }).from(payments).where(inArray(payments.dealUuid, uuids)),
        ),
      );
    await tx.delete(payments).where(inArray(payments.dealUuid, uuids));
    await tx.delete(paymentSessions).where(inArray(paymentSessions.dealUuid, uuids));
    await forgetMailsAbout(tx, uuids);
    await forgetInQueue(tx, uuids);
    // Documents, signature, history, claims and who was insured go along.
    await tx.delete(deals).where(inArray(deals.uuid, uuids));
    return uuids.length;
  });
}
