import { paymentErrors } from '@riparo/domain/payment/errors.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { findSoldProduct } from '@riparo/domain/products/catalogue.ts';
import type { SoldProduct } from '@riparo/domain/products/product.ts';
import { linkStateOf, stageAfter } from '@riparo/domain/deal/stages.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { hasRunOut, lockDeal, lockOpenDeal } from '../deals/find-deal.ts';
import { missingSuitability } from '../deals/missing-answers.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { Failure, failure } from '../http/problem-answers.ts';
import { type Checkout, CardProviderFailure } from '../providers/card/card-provider.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { settleCheckout } from './settle-checkout.ts';
import { done } from './steps.ts';
import { type PaymentSession, paymentSessions, unsettledStates } from './tables.ts';

export type CheckoutRequest = { dealUuid: DealUuid; successUrl: string; cancelUrl: string };

const minuteMs = 60_000;
// The provider wants half an hour at least, and a moment passes on the way to it.
const shortestLifeMs = 31 * minuteMs;
const longestLifeMs = 23 * 60 * minuteMs;
// A page about to run out is not given to somebody who has yet to find their card.
const worthwhileMs = 10 * minuteMs;
const attemptsAtOnce = 3;

/** Leads to a page on which the deal can be paid: the one already open, or a new one once no other can be paid. */
export async function openCheckout(parts: PaymentDependencies, request: CheckoutRequest) {
  try {
    for (let turn = 0; turn < attemptsAtOnce; turn += 1) {
      const prepared = await prepare(parts, request);
      if (prepared instanceof Failure) return prepared;
      const { session } = prepared;
      done('checkout-prepared');
      const opened =
        session.checkoutId === null
          ? await openPage(parts, prepared)
          : await reusePage(parts, session, request);
      if (opened) return opened;
    }
    return failure(paymentErrors['card-provider-unavailable']);
  } catch (error) {
    if (!(error instanceof CardProviderFailure)) throw error;
    parts.log.warn({ err: error }, 'no page to pay on could be opened');
    return failure(paymentErrors['card-provider-unavailable']);
  }
}

type Prepared = { session: PaymentSession; product: SoldProduct };

/** Decides which attempt it is, and writes it down before the provider hears of it. */
function prepare({ db, clock }: PaymentDependencies, request: CheckoutRequest) {
  return db.transaction(async (tx): Promise<Prepared | Failure<PayError>> => {
    const now = clock();
    const deal = await lockOpenDeal(tx, request.dealUuid);
    if (!deal || hasRunOut(deal, now) || linkStateOf(deal.stage) === 'expired')
      return failure(generalErrors['not-found']);
    const product = findSoldProduct(deal.productKey);
    if (!product) return failure(generalErrors['not-found']);
    if (!isPayable(deal)) return failure(refusalOf(deal));

    const [latest] = await tx
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.dealUuid, deal.uuid))
      .orderBy(desc(paymentSessions.attempt))
      .limit(1);
    const isUnsettled = latest && unsettledStates.some((state) => state === latest.state);
    if (isUnsettled) return { session: latest, product };
    const session = await insertSession(tx, deal, product, request, (latest?.attempt ?? 0) + 1, now);
    return { session, product };
  });
}

type PayError = (typeof generalErrors)['not-found'] | (typeof paymentErrors)['already-paid' | 'not-payable'];

const isPayable = (deal: DealRow) =>
  (deal.stage === 'pay_intent' || stageAfter(deal.order, deal.stage, 'payment-opened') !== null) &&
  missingSuitability(deal).length === 0;

/** Signed before paid: such a deal is beyond `paid` by its number and still has to be paid. */
const refusalOf = (deal: DealRow) =>
  deal.startsOn !== null || (deal.order === 'pay-first' && linkStateOf(deal.stage) === 'in-progress')
    ? paymentErrors['already-paid']
    : paymentErrors['not-payable'];

async function insertSession(
  tx: Transaction,
  deal: DealRow,
  { cardAccount }: SoldProduct,
  { successUrl, cancelUrl }: CheckoutRequest,
  attempt: number,
  now: Date,
): Promise<PaymentSession> {
  const linkLeftMs = (deal.expiresAt?.getTime() ?? Infinity) - now.getTime();
  const lifeMs = Math.max(shortestLifeMs, Math.min(longestLifeMs, linkLeftMs));
  const [session] = await tx
    .insert(paymentSessions)
    .values({
      dealUuid: deal.uuid,
      attempt,
      account: cardAccount,
      state: 'opening',
      amountCents: deal.priceCents,
      email: deal.email,
      successUrl,
      cancelUrl,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .returning();
  if (!session) throw new Error('a payment session was not stored');
  return session;
}

async function openPage(parts: PaymentDependencies, { session, product }: Prepared) {
  // Prepared long ago and never asked for: the provider would refuse its old end. Nobody knows its address.
  if (session.expiresAt.getTime() - parts.clock().getTime() < shortestLifeMs - minuteMs) {
    await giveUp(parts, session);
    return null;
  }
  const checkout = await parts.card.openCheckout({
    account: session.account,
    reference: session.dealUuid,
    attempt: session.attempt,
    title: product.title,
    description: product.subTitle,
    amountCents: session.amountCents,
    email: session.email,
    successUrl: session.successUrl,
    cancelUrl: session.cancelUrl,
    expiresAt: session.expiresAt,
  });
  done('checkout-opened');
  const isThere = await storeOpened(parts, session, checkout);
  done('checkout-stored');
  return isThere ? addressOf(checkout) : null;
}

/** False when the buyer was forgotten meanwhile: the page is written down to be closed with the deal. */
function storeOpened({ db, clock }: PaymentDependencies, session: PaymentSession, checkout: Checkout) {
  return db.transaction(async (tx) => {
    const deal = await lockDeal(tx, session.dealUuid);
    if (!deal) return false;
    const [current] = await tx.select().from(paymentSessions).where(eq(paymentSessions.id, session.id));
    // Else somebody else stored it first, or it was even paid already.
    if (current?.state === 'opening') {
      await tx
        .update(paymentSessions)
        .set({ state: 'open', checkoutId: checkout.id, url: checkout.url })
        .where(eq(paymentSessions.id, session.id));
      await advanceDeal(tx, deal, 'payment-opened', { cause: 'buyer', at: clock() });
    }
    return deal.erasureAskedAt === null;
  });
}

/** The page that is open already, unless it no longer fits; then it is closed first. Null: try again. */
async function reusePage(parts: PaymentDependencies, session: PaymentSession, request: CheckoutRequest) {
  const { card, clock } = parts;
  if (session.checkoutId === null) return null;
  const fits =
    session.successUrl === request.successUrl &&
    session.cancelUrl === request.cancelUrl &&
    session.expiresAt.getTime() - clock().getTime() > worthwhileMs &&
    (await isOfBuyer(parts, session));
  const checkout = fits
    ? await card.getCheckout(session.account, session.checkoutId)
    : await card.expireCheckout(session.account, session.checkoutId);
  if (checkout?.state === 'open') return addressOf(checkout);
  if (checkout === null) {
    await giveUp(parts, session);
    return null;
  }
  const outcome = await settleCheckout(parts, session.account, checkout, 'new page asked for');
  if (checkout.state === 'paid' || checkout.state === 'processing')
    return failure(paymentErrors['already-paid']);
  return outcome === 'expired' ? null : failure(paymentErrors['card-provider-unavailable']);
}

async function isOfBuyer({ db }: PaymentDependencies, session: PaymentSession): Promise<boolean> {
  const [deal] = await db.select().from(deals).where(eq(deals.uuid, session.dealUuid));
  return deal?.email === session.email && deal.priceCents === session.amountCents;
}

async function giveUp({ db }: PaymentDependencies, { id }: PaymentSession): Promise<void> {
  await db
    .update(paymentSessions)
    .set({ state: 'expired' })
    .where(and(eq(paymentSessions.id, id), inArray(paymentSessions.state, unsettledStates)));
}

function addressOf({ id, url }: Checkout) {
  return url === null ? null : { id, url };
}
