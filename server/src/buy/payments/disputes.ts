import { and, eq, ne } from 'drizzle-orm';
import { cents } from '@riparo/domain/platform/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockDeal } from '../deals/find-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import type { BookedDispute, CardAccount } from '../../platform/providers/card/card-provider.ts';
import { disputes } from './dispute-tables.ts';
import { lockProviderPayment } from './hold-provider-payment.ts';
import { mailDisputeToDesk } from './payment-mails.ts';
import { closeBooks, sendBlockedRefunds } from './refund.ts';
import { payments } from './tables.ts';

/**
 * Whatever a notice says, the provider is asked for the dispute's current status: so the order of notices
 * does not matter.
 */
export async function updateDispute(parts: Dependencies, account: CardAccount, id: string): Promise<string> {
  const dispute = await parts.card.getDispute(account, id);
  if (!dispute) return 'unknown to the provider';
  const isNew = await settleDispute(parts, account, dispute);
  return isNew ? 'dispute opened' : `dispute ${dispute.state}`;
}

/**
 * Brings our books in line with the provider on a dispute; the desk gets one mail. True if it was new to us.
 * A refund blocked meanwhile starts if we won; if we lost, what the bank took is gone.
 */
export const settleDispute = (parts: Dependencies, account: CardAccount, dispute: BookedDispute) =>
  parts.db.transaction(async (tx) => {
    await lockProviderPayment(tx, account, dispute.paymentId);
    const locked = await lockDisputedPayment(tx, account, dispute.paymentId);
    const { id, state, reason, answerBy } = dispute;
    const changes = { state, answerBy, closedAt: state === 'open' ? null : parts.clock() };
    const [opened] = await tx
      .insert(disputes)
      .values({
        account,
        id,
        paymentId: locked?.payment.id ?? null,
        providerPaymentId: dispute.paymentId,
        amountCents: cents(dispute.amountCents),
        reason,
        openedAt: dispute.at,
        ...changes,
      })
      .onConflictDoNothing()
      .returning();
    const [changed] = opened
      ? [opened]
      : await tx
          .update(disputes)
          .set(changes)
          .where(and(eq(disputes.account, account), eq(disputes.id, id), ne(disputes.state, state)))
          .returning();
    if (opened) await mailDisputeToDesk(tx, parts, { dispute: opened, deal: locked?.deal });
    if (locked && changed?.state === 'won') await sendBlockedRefunds(tx, parts, locked.payment);
    if (locked && changed?.state === 'lost') await closeBooks(tx, locked.payment);
    if (changed) await notifyDesks(tx, { kind: 'payment' });
    return opened !== undefined;
  });

async function lockDisputedPayment(tx: Transaction, account: CardAccount, providerPaymentId: string) {
  const isThis = and(eq(payments.account, account), eq(payments.providerPaymentId, providerPaymentId));
  const [found] = await tx.select({ dealUuid: payments.dealUuid }).from(payments).where(isThis);
  const deal = found && (await lockDeal(tx, found.dealUuid));
  const [payment] = deal ? await tx.select().from(payments).where(isThis) : [];
  return deal && payment ? { deal, payment } : null;
}
