import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { PaymentState } from '@riparo/domain/buy/purchase/payment-calls.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { desc, eq } from 'drizzle-orm';
import { orderFields } from '../deals/deal-answer.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { checkPage } from './reconcile.ts';
import { refundsOfDeals } from './refunds-of-deals.ts';
import { type Payment, type PaymentSession, payments, paymentSessions } from './tables.ts';

// The success page polls every few seconds; not every poll has to reach the provider.
const pollIntervalMs = 2_000;

/**
 * The payment status of a deal, for the page the buyer returns to. While it is not final, the provider is
 * asked: a buyer need not wait for a late notice.
 */
export async function paymentState(parts: PaymentDependencies, found: DealRow) {
  const { uuid: dealUuid } = found;
  const product = findSoldProduct(found.productKey);
  if (!product) return failure(generalErrors['not-found']);
  const knownSession = await latestSession(parts, dealUuid);
  const isHeard = knownSession === null || (await refreshSession(parts, knownSession));
  const [deal = found] = await parts.db.select().from(deals).where(eq(deals.uuid, dealUuid));
  const session = await latestSession(parts, dealUuid);
  const made = await parts.db.select().from(payments).where(eq(payments.dealUuid, dealUuid));
  const refunds = await refundsOfDeals(parts.db, [dealUuid]);
  const { key, title, webFlowBaseUrl } = product;
  return {
    state: stateOf(made, deal, session, isHeard),
    product: { key, title, webFlowBaseUrl },
    ...orderFields(deal),
    priceCents: deal.priceCents,
    refund: refunds.get(dealUuid)?.refund ?? null,
    startsOn: deal.startsOn,
    endsOn: deal.endsOn,
  };
}

async function latestSession(
  { db }: PaymentDependencies,
  dealUuid: DealUuid,
): Promise<PaymentSession | null> {
  const [session] = await db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.dealUuid, dealUuid))
    .orderBy(desc(paymentSessions.attempt))
    .limit(1);
  return session ?? null;
}

/** False when the provider could not be asked, or was asked a moment ago. */
async function refreshSession(parts: PaymentDependencies, session: PaymentSession): Promise<boolean> {
  if (session.state !== 'open' && session.state !== 'processing') return true;
  const now = parts.clock().getTime();
  if (session.checkedAt && now - session.checkedAt.getTime() < pollIntervalMs) return true;
  try {
    await checkPage(parts, session, 'success page of');
    return true;
  } catch (error) {
    parts.log.warn({ err: error }, 'the card provider could not be asked about a payment');
    return false;
  }
}

function stateOf(
  made: readonly Payment[],
  deal: DealRow,
  session: PaymentSession | null,
  isHeard: boolean,
): PaymentState {
  if (made.some(({ state }) => state === 'received')) return 'paid';
  if (isSignedBeforePaid(deal)) return 'to-sign';
  switch (session?.state) {
    case 'processing':
      return 'verifying';
    case 'open':
      return isHeard ? 'open' : 'verifying';
    case 'expired':
      return 'failed';
    default:
      // Of the latest page: an earlier payment that was refunded says nothing about a new try.
      return made.length > 0 ? 'refunded' : 'open';
  }
}

/** Between the request and the signature's seal there is nothing to pay yet. */
const isSignedBeforePaid = ({ order, stage }: DealRow) =>
  order === 'sign-first' && (stage === 'documentation_send' || stage === 'documentation_signed');
