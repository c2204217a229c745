import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import { deals } from '../deals/tables.ts';
import { defineJob, handles, type JobHandler } from '../jobs/job.ts';
import { type CardAccount, CardProviderFailure } from '../providers/card/card-provider.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { mailFailedRefundToDesk, mailRefund, mailRefundToDesk } from './payment-mails.ts';
import { paymentThatCounts } from './payment-that-counts.ts';
import { done } from './steps.ts';
import { type Payment, payments, type RefundReason } from './tables.ts';

const refundJob = defineJob({
  name: 'refund-payment',
  payload: z.object({ paymentId: z.uuid() }),
  // Money that is owed: it is tried for days before a person has to look.
  retry: { limit: 40, delaySeconds: 10, maximumDelaySeconds: 3 * 3600 },
});

type Owed = { deal: DealRow; payment: Payment; reason: RefundReason };

/** Gives a payment back: written down in the caller's transaction, done by a job, told to the desk at once. */
export async function oweRefund(
  tx: Transaction,
  parts: Pick<Dependencies, 'enqueue' | 'sendMailLater' | 'config'>,
  { deal, payment, reason }: Owed,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'refund-due', refundReason: reason })
    .where(eq(payments.id, payment.id));
  await parts.enqueue(tx, refundJob, { payload: { paymentId: payment.id } });
  await mailRefundToDesk(tx, parts, { deal, payment, reason });
}

/** Gives back what was paid for a deal, if anything was. The deal must be locked. */
export async function oweRefundOfDeal(
  tx: Transaction,
  parts: Pick<Dependencies, 'enqueue' | 'sendMailLater' | 'config'>,
  deal: DealRow,
  reason: RefundReason,
): Promise<boolean> {
  const payment = await paymentThatCounts(tx, deal);
  if (payment) await oweRefund(tx, parts, { deal, payment, reason });
  return payment !== undefined;
}

/** The bank sent the money back to us: it is owed again, and only a person can find another way to the buyer. */
export function reopenRefund(parts: Dependencies, account: CardAccount, refundId: string): Promise<string> {
  return parts.db.transaction(async (tx) => {
    const [payment] = await tx
      .update(payments)
      .set({ state: 'refund-due', refundedAt: null })
      .where(
        and(
          eq(payments.account, account),
          eq(payments.providerRefundId, refundId),
          eq(payments.state, 'refunded'),
        ),
      )
      .returning();
    const [deal] = payment ? await tx.select().from(deals).where(eq(deals.uuid, payment.dealUuid)) : [];
    if (!payment || !deal) return 'not our refund';
    await mailFailedRefundToDesk(tx, parts, deal, payment);
    return 'refund failed';
  });
}

export function refundHandler(parts: Dependencies): JobHandler {
  return handles(refundJob, async ({ paymentId }) => {
    const [payment] = await parts.db.select().from(payments).where(eq(payments.id, paymentId));
    if (payment?.state !== 'refund-due') return;
    const { account, providerPaymentId, amountCents } = payment;
    const refund = await parts.card.refund({
      account,
      paymentId: providerPaymentId,
      amountCents,
      key: payment.id,
    });
    if (refund.state === 'failed') throw new CardProviderFailure('the card provider could not refund');
    done('refund-asked');
    await parts.db.transaction(async (tx) => {
      const [current] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
      if (current?.state !== 'refund-due') return;
      await tx
        .update(payments)
        .set({ state: 'refunded', providerRefundId: refund.id, refundedAt: parts.clock() })
        .where(eq(payments.id, paymentId));
      const [deal] = await tx.select().from(deals).where(eq(deals.uuid, payment.dealUuid));
      if (deal) await mailRefund(tx, parts, deal, current);
    });
    done('refund-stored');
  });
}
