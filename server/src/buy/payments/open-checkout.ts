import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { paymentErrors } from '@riparo/domain/buy/payment/errors.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { SoldProduct } from '@riparo/domain/buy/products/product.ts';
import { linkStateOf, stageAfter } from '@riparo/domain/buy/deal/stages.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { closeOutdatedPages } from '../deals/close-pages-of-others.ts';
import { hashOfAddress } from '../deals/deal-address.ts';
import { type Continuation, continueDeal, type OpenRefusal } from '../deals/find-by-address.ts';
import { lockDeal } from '../deals/find-deal.ts';
import { missingSuitability } from '../deals/missing-answers.ts';
import type { DealRow } from '../deals/tables.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { type Checkout, CardProviderFailure } from '../../platform/providers/card/card-provider.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { openedFor } from './opened-for.ts';
import { settleCheckout } from './settle-checkout.ts';
import { done } from './steps.ts';
import { type PaymentSession, paymentSessions, unsettledStates } from './tables.ts';

/** What a page is opened for, read again under the lock of each try. */
type Entered = { deal: DealRow; going: Continuation };

export type CheckoutRequest = {
  /** Finds and locks the deal, if the caller may pay it. */
  enter: (tx: Transaction) => Promise<Entered | OpenRefusal>;
  /** Part of the two addresses below, which are stored without it. */
  address: DealAddress;
  successUrl: string;
  cancelUrl: string;
};

// The provider requires at least half an hour, and the request takes a moment.
const minLifeMs = 31 * MINUTE_MS;
const maxLifeMs = 23 * 60 * MINUTE_MS;
// A page about to expire is useless to a buyer who has yet to find their card.
const minUsefulLifeMs = 10 * MINUTE_MS;
const attemptsAtOnce = 3;

/**
 * Returns a page on which the deal can be paid: the open one, or a new one once no other can be paid. Also
 * returns the deal as the paying browser now has it.
 */
export async function openCheckout(parts: PaymentDependencies, request: CheckoutRequest) {
  try {
    for (let turn = 0; turn < attemptsAtOnce; turn += 1) {
      const prepared = await prepare(parts, request);
      if (prepared instanceof Failure) return prepared;
      const { session, deal } = prepared;
      done('checkout-prepared');
      const page =
        session.checkoutId === null
          ? await openPage(parts, prepared, request)
          : await reusePage(parts, prepared, request);
      if (page) return page instanceof Failure ? page : { page, deal };
    }
    return failure(paymentErrors['card-provider-unavailable']);
  } catch (error) {
    if (!(error instanceof CardProviderFailure)) throw error;
    parts.log.warn({ err: error }, 'no page to pay on could be opened');
    return failure(paymentErrors['card-provider-unavailable']);
  }
}

type Prepared = { session: PaymentSession; product: SoldProduct; deal: DealRow };

/** Chooses the attempt and stores it before calling the provider. */
function prepare(parts: PaymentDependencies, request: CheckoutRequest) {
  return parts.db.transaction(async (tx): Promise<Prepared | Failure<PayError> | OpenRefusal> => {
    const now = parts.clock();
    const entered = await request.enter(tx);
    if (entered instanceof Failure) return entered;
    const product = findSoldProduct(entered.deal.productKey);
    if (!product || linkStateOf(entered.deal.stage) === 'expired') return failure(generalErrors['not-found']);
    if (!isPayable(entered.deal)) return failure(refusalOf(entered.deal));
    const deal = await continueDeal(tx, parts, entered.deal, entered.going);

    const [latest] = await tx
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.dealUuid, deal.uuid))
      .orderBy(desc(paymentSessions.attempt))
      .limit(1);
    const isUnsettled = latest && unsettledStates.some((state) => state === latest.state);
    if (isUnsettled) return { session: latest, product, deal };
    const attempt = (latest?.attempt ?? 0) + 1;
    const session = await insertSession(tx, parts, { deal, product, request, attempt, now });
    return { session, product, deal };
  });
}

type PayError = (typeof generalErrors)['not-found'] | (typeof paymentErrors)['already-paid' | 'not-payable'];

const isPayable = (deal: DealRow) =>
  (deal.stage === 'pay_intent' || stageAfter(deal.order, deal.stage, 'payment-opened') !== null) &&
  missingSuitability(deal).length === 0;

/** Signed before paid: by its number such a deal is beyond `paid`, but it still has to be paid. */
const refusalOf = (deal: DealRow) =>
  deal.startsOn !== null || (deal.order === 'pay-first' && linkStateOf(deal.stage) === 'in-progress')
    ? paymentErrors['already-paid']
    : paymentErrors['not-payable'];

type NewSession = Omit<Prepared, 'session'> & { request: CheckoutRequest; attempt: number; now: Date };

async function insertSession(
  tx: Transaction,
  { keyedHash }: PaymentDependencies,
  { deal, product, request, attempt, now }: NewSession,
): Promise<PaymentSession> {
  const linkLeftMs = (deal.expiresAt?.getTime() ?? Infinity) - now.getTime();
  const lifeMs = Math.max(minLifeMs, Math.min(maxLifeMs, linkLeftMs));
  const [session] = await tx
    .insert(paymentSessions)
    .values({
      dealUuid: deal.uuid,
      attempt,
      account: product.cardAccount,
      state: 'opening',
      amountCents: deal.priceCents,
      email: deal.email,
      ...storedAddresses(request),
      openedFor: openedFor(keyedHash, deal),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .returning();
  if (!session) throw new Error('a payment session was not stored');
  return session;
}

async function openPage(parts: PaymentDependencies, prepared: Prepared, request: CheckoutRequest) {
  const { session, product } = prepared;
  // Prepared for something else, or so long ago that the provider would refuse its old expiry. Its address
  // was never given out.
  const isOld = session.expiresAt.getTime() - parts.clock().getTime() < minLifeMs - MINUTE_MS;
  if (isOld || !isFor(parts, prepared, request)) {
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
    successUrl: request.successUrl,
    cancelUrl: request.cancelUrl,
    expiresAt: session.expiresAt,
  });
  done('checkout-opened');
  const isThere = await storeOpened(parts, session, checkout);
  done('checkout-stored');
  return isThere ? addressOf(checkout) : null;
}

/**
 * False when the deal has changed: its owner was erased or has claimed it, or another browser continues. The
 * page is stored as one to close.
 */
function storeOpened(parts: PaymentDependencies, session: PaymentSession, checkout: Checkout) {
  const { db, clock, keyedHash } = parts;
  return db.transaction(async (tx) => {
    const deal = await lockDeal(tx, session.dealUuid);
    if (!deal) return false;
    const [current] = await tx.select().from(paymentSessions).where(eq(paymentSessions.id, session.id));
    // Otherwise another request stored it first, or it was even paid already.
    if (current?.state === 'opening') {
      await tx
        .update(paymentSessions)
        .set({ state: 'open', checkoutId: checkout.id, url: checkout.url })
        .where(eq(paymentSessions.id, session.id));
      await advanceDeal(tx, deal, 'payment-opened', { cause: 'buyer', at: clock() });
    }
    const isStillFor = session.openedFor === openedFor(keyedHash, deal);
    if (!isStillFor) await closeOutdatedPages(tx, parts, [{ ...deal, stage: 'pay_intent' }]);
    return isStillFor && deal.erasureAskedAt === null;
  });
}

/** The page already open, unless it no longer fits; then it is closed first. Null: try again. */
async function reusePage(parts: PaymentDependencies, prepared: Prepared, request: CheckoutRequest) {
  const { card, clock } = parts;
  const { session } = prepared;
  if (session.checkoutId === null) return null;
  const fits =
    session.expiresAt.getTime() - clock().getTime() > minUsefulLifeMs && isFor(parts, prepared, request);
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

/** For the same buyer and browser, at the same price, and with the same return addresses. */
function isFor({ keyedHash }: PaymentDependencies, { session, deal }: Prepared, request: CheckoutRequest) {
  const { successUrl, cancelUrl } = storedAddresses(request);
  return (
    session.successUrl === successUrl &&
    session.cancelUrl === cancelUrl &&
    session.amountCents === deal.priceCents &&
    session.openedFor === openedFor(keyedHash, deal)
  );
}

/** As stored: equal for the same address, and useless to a reader of the database. */
function storedAddresses({ address, successUrl, cancelUrl }: CheckoutRequest) {
  const instead = `~${hashOfAddress(address).slice(0, 12)}`;
  const without = (url: string) => url.replaceAll(address, instead);
  return { successUrl: without(successUrl), cancelUrl: without(cancelUrl) };
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
