import type { Term } from '@riparo/domain/buy/deal/term.ts';
import type { AutomaticRefundReason } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal, type Cause } from '../deals/advance-deal.ts';
import { lockDeal } from '../deals/find-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { CardAccount, Checkout } from '../../platform/providers/card/card-provider.ts';
import { disputes } from './dispute-tables.ts';
import { lockProviderPayment } from './hold-provider-payment.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { mailUnfinishedPurchase } from './payment-mails.ts';
import { openedFor } from './opened-for.ts';
import { oweRefund } from './refund.ts';
import { done } from './steps.ts';
import { type Payment, type PaymentSession, payments, paymentSessions } from './tables.ts';

export type Outcome =
  | 'not-ours'
  | 'settled-before'
  | 'still-open'
  | 'expired'
  | 'paid'
  | AutomaticRefundReason;

/**
 * Brings our books in line with the provider about a page. Every way to learn of a payment ends here (notices
 * in any order and number, the success page, reconciliation), and only the provider's own answer is trusted.
 */
export async function settleCheckout(
  parts: PaymentDependencies,
  account: CardAccount,
  checkout: Checkout,
  cause: string,
): Promise<Outcome> {
  const outcome = await parts.db.transaction(async (tx) => {
    const found = await findSession(tx, account, checkout);
    const deal = found && (await lockDeal(tx, found.dealUuid));
    if (!deal) return 'not-ours';
    // Read again under the deal's lock: another process may have settled it in between.
    const [session] = await tx.select().from(paymentSessions).where(eq(paymentSessions.id, found.id));
    if (!session || session.state === 'paid' || session.state === 'refused') return 'settled-before';
    return settle(tx, parts, { deal, session, checkout, cause });
  });
  done('payment-settled');
  return outcome;
}

type Settling = { deal: DealRow; session: PaymentSession; checkout: Checkout; cause: string };

async function settle(tx: Transaction, parts: PaymentDependencies, settling: Settling): Promise<Outcome> {
  const { checkout, session } = settling;
  const { id: checkoutId, url } = checkout;
  switch (checkout.state) {
    case 'open':
    case 'processing':
      // A page of ours whose answer was lost after we requested it.
      await changeSession(tx, session, { checkoutId, url, state: checkout.state });
      return 'still-open';
    case 'expired':
      if (session.state === 'expired') return 'settled-before';
      await changeSession(tx, session, { checkoutId, url: null, state: 'expired' });
      // A page closed because the deal has another owner was not left unfinished.
      if (session.openedFor === openedFor(parts.keyedHash, settling.deal))
        await mailUnfinishedPurchase(tx, parts, settling.deal);
      return 'expired';
    case 'paid':
      return takePayment(tx, parts, settling);
  }
}

/** By the provider's id, else by our reference in the request: the answer may have been lost. */
async function findSession(tx: Transaction, account: CardAccount, checkout: Checkout) {
  const { id, reference, attempt } = checkout;
  const ofAccount = eq(paymentSessions.account, account);
  const [known] = await tx
    .select()
    .from(paymentSessions)
    .where(and(ofAccount, eq(paymentSessions.checkoutId, id)));
  if (known) return known;
  const dealUuid = dealUuidSchema.safeParse(reference).data;
  if (!dealUuid || attempt === null) return null;
  const [lost] = await tx
    .select()
    .from(paymentSessions)
    .where(
      and(
        ofAccount,
        eq(paymentSessions.dealUuid, dealUuid),
        eq(paymentSessions.attempt, attempt),
        isNull(paymentSessions.checkoutId),
      ),
    );
  return lost ?? null;
}

async function takePayment(
  tx: Transaction,
  parts: PaymentDependencies,
  { deal, session, checkout, cause }: Settling,
): Promise<Outcome> {
  const isExpectedAmount =
    checkout.amountCents === session.amountCents &&
    checkout.currency === 'eur' &&
    checkout.reference === deal.uuid;
  done('amount-checked');
  const fulfilment = parts.fulfilmentOf(deal);
  const now = parts.clock();
  const term = await fulfilment.termOf(tx, deal, now);
  const paid =
    isExpectedAmount &&
    term !== null &&
    deal.erasureAskedAt === null &&
    (await markPaid(tx, deal, term, { cause: `${cause} ${checkout.id}`, at: now }));
  if (paid) done('deal-paid');

  const payment = await storePayment(tx, parts, { deal, session, checkout, counts: Boolean(paid) });
  await changeSession(tx, session, {
    checkoutId: checkout.id,
    url: null,
    state: paid ? 'paid' : 'refused',
  });
  if (paid) {
    await fulfilment.deliver(tx, parts, paid, payment);
    return 'paid';
  }
  const reason = isExpectedAmount ? reasonFor(deal, term) : 'amount-differs';
  await oweRefund(tx, parts, { deal, payment, reason });
  return reason;
}

/** Null when the deal needs no money: it was paid before, or it is closed. */
async function markPaid(tx: Transaction, deal: DealRow, term: Term, cause: Cause): Promise<DealRow | null> {
  // The page was opened but never stored.
  const opened = (await advanceDeal(tx, deal, 'payment-opened', cause)) ?? deal;
  return advanceDeal(tx, opened, 'payment-confirmed', cause, { expiresAt: null, ...term });
}

/**
 * Paid too late to cover anything, or for an erased customer: treated like a payment after the link expired.
 */
const reasonFor = ({ stage, startsOn, erasureAskedAt }: DealRow, term: Term | null): AutomaticRefundReason =>
  stage === 'closed_lost' || (startsOn === null && (term === null || erasureAskedAt !== null))
    ? 'deal-closed'
    : 'paid-twice';

async function storePayment(
  tx: Transaction,
  { clock }: PaymentDependencies,
  { deal, session, checkout, counts }: Omit<Settling, 'cause'> & { counts: boolean },
): Promise<Payment> {
  if (checkout.paymentId === null) throw new Error('a paid checkout names no payment');
  const [payment] = await tx
    .insert(payments)
    .values({
      dealUuid: session.dealUuid,
      productKey: deal.productKey,
      sessionId: session.id,
      account: session.account,
      providerPaymentId: checkout.paymentId,
      amountCents: cents(checkout.amountCents ?? 0),
      currency: checkout.currency ?? '',
      state: counts ? 'received' : 'refund-due',
      receivedAt: clock(),
    })
    .returning();
  if (!payment) throw new Error('a payment was not stored');
  // The bank may dispute before we have stored the payment.
  await lockProviderPayment(tx, payment.account, payment.providerPaymentId);
  await tx
    .update(disputes)
    .set({ paymentId: payment.id })
    .where(
      and(eq(disputes.account, payment.account), eq(disputes.providerPaymentId, payment.providerPaymentId)),
    );
  return payment;
}

async function changeSession(
  tx: Transaction,
  { id }: PaymentSession,
  changes: Partial<PaymentSession>,
): Promise<void> {
  await tx.update(paymentSessions).set(changes).where(eq(paymentSessions.id, id));
}
