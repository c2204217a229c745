import { paymentErrors } from '@riparo/domain/buy/payment/errors.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { failure } from '../../platform/http/problem-answers.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { type CardAccount, cardAccounts } from '../../platform/providers/card/card-provider.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { updateDispute } from './disputes.ts';
import { reopenRefund } from './refund.ts';
import { settleCheckout } from './settle-checkout.ts';
import { done } from './steps.ts';
import { paymentNotices } from './tables.ts';

const processNoticeJob = defineJob({
  name: 'process-payment-notice',
  payload: z.object({ account: z.enum(cardAccounts), noticeId: z.string() }),
  retry: { limit: 20, delaySeconds: 5, maximumDelaySeconds: 3600 },
});

/**
 * Verifies the signature, then stores, and only then answers: an acknowledged notice is never lost. The job
 * stored with the row handles it; a copy finds the row and changes nothing.
 */
export async function acceptNotice(
  parts: PaymentDependencies,
  account: CardAccount,
  body: Buffer,
  signature: string | undefined,
) {
  const notice = signature ? await parts.card.readNotice(account, body, signature) : null;
  if (!notice) return failure(paymentErrors['notice-refused']);
  done('notice-verified');
  await parts.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(paymentNotices)
      .values({ account, ...notice, receivedAt: parts.clock() })
      .onConflictDoNothing()
      .returning({ id: paymentNotices.id });
    if (stored) await parts.enqueue(tx, processNoticeJob, { payload: { account, noticeId: stored.id } });
  });
  done('notice-stored');
  return { received: true };
}

export function noticeHandler(parts: PaymentDependencies): JobHandler {
  return handles(processNoticeJob, async ({ account, noticeId }) => {
    const isThis = and(eq(paymentNotices.account, account), eq(paymentNotices.id, noticeId));
    const [notice] = await parts.db.select().from(paymentNotices).where(isThis);
    if (!notice || notice.processedAt) return;
    const outcome = notice.disputeId
      ? await updateDispute(parts, account, notice.disputeId)
      : notice.failedRefundId
        ? await reopenRefund(parts, account, notice.failedRefundId)
        : await outcomeOf(parts, account, notice.checkoutId, `notice ${noticeId} about`);
    await parts.db.update(paymentNotices).set({ processedAt: parts.clock(), outcome }).where(isThis);
  });
}

/**
 * Whatever a notice says, the provider is asked for the current status: so the order of notices does not
 * matter.
 */
async function outcomeOf(
  parts: PaymentDependencies,
  account: CardAccount,
  checkoutId: string | null,
  cause: string,
): Promise<string> {
  if (checkoutId === null) return 'not about a checkout';
  const checkout = await parts.card.getCheckout(account, checkoutId);
  if (!checkout) return 'unknown to the provider';
  done('checkout-asked');
  const outcome = await settleCheckout(parts, account, checkout, cause);
  if (outcome === 'not-ours' && checkout.state === 'paid')
    parts.log.error({ checkoutId, account }, 'money arrived for something we do not know');
  return outcome;
}
