import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { stageAfter } from '@riparo/domain/buy/deal/stages.ts';
import { and, eq, inArray, isNotNull, lte, not } from 'drizzle-orm';
import * as z from 'zod';
import { advanceDeal } from '../deals/advance-deal.ts';
import { hasRunOut, lockDeal } from '../deals/find-deal.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import type { CardAccount, Checkout } from '../../platform/providers/card/card-provider.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { settleCheckout } from './settle-checkout.ts';
import { type PaymentSession, paymentSessions, unsettledStates } from './tables.ts';

const atOnce = 200;

const closeUnpaidJob = defineJob({
  name: 'close-unpaid-deals',
  payload: z.object({}),
  everySeconds: 600,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function closeUnpaidHandler(parts: PaymentDependencies): JobHandler {
  return handles(closeUnpaidJob, () => closeUnpaidDeals(parts));
}

/**
 * A deal whose address has expired is lost; its payment page is closed first, so that it cannot be paid in
 * vain.
 */
export async function closeUnpaidDeals(parts: PaymentDependencies): Promise<void> {
  const overdue = await parts.db
    .select()
    .from(deals)
    .where(
      and(
        isNotNull(deals.expiresAt),
        lte(deals.expiresAt, parts.clock()),
        not(eq(deals.stage, 'closed_lost')),
      ),
    )
    .orderBy(deals.expiresAt)
    .limit(atOnce);
  for (const deal of overdue) {
    await closeDeal(parts, deal).catch((error: unknown) =>
      parts.log.warn({ err: error, deal: deal.uuid }, 'an unpaid deal stays open'),
    );
  }
}

async function closeDeal(parts: PaymentDependencies, { uuid, order, stage }: DealRow): Promise<void> {
  if (stageAfter(order, stage, 'link-expired') === null) return;
  for (const { account, checkout } of await expirePages(parts, uuid))
    await settleCheckout(parts, account, checkout, 'end of the link of');
  await parts.db.transaction(async (tx) => {
    const deal = await lockDeal(tx, uuid);
    const at = parts.clock();
    if (deal && hasRunOut(deal, at)) await advanceDeal(tx, deal, 'link-expired', { cause: 'time', at });
  });
}

/** Closes a deal's payment pages; the provider's answer about each must then be settled. */
export async function expirePages(
  parts: PaymentDependencies,
  uuid: DealUuid,
  isToClose: (session: PaymentSession) => boolean = () => true,
) {
  const sessions = await parts.db
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.dealUuid, uuid), inArray(paymentSessions.state, unsettledStates)));
  const ended: { account: CardAccount; checkout: Checkout }[] = [];
  for (const { account, checkoutId } of sessions.filter(isToClose)) {
    // A payment in the last moment counts: then the deal is no longer unpaid.
    const checkout = checkoutId && (await parts.card.expireCheckout(account, checkoutId));
    if (checkout) ended.push({ account, checkout });
  }
  return ended;
}
