import type { DifferenceKind } from '@riparo/domain/buy/payment/differences.ts';
import { type DealUuid, refundIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type {
  BookedPayment,
  BookedRefund,
  CardAccount,
  Period,
} from '../../platform/providers/card/card-provider.ts';
import { settleDispute } from './disputes.ts';
import { refunds } from './refund-tables.ts';
import { reopenRefund } from './refund.ts';
import { payments } from './tables.ts';

export type Found = {
  kind: DifferenceKind;
  /** The provider's name for the entry. */
  reference: string;
  dealUuid: DealUuid | null;
  providerCents: number | null;
  ourCents: number | null;
};

export type ProviderSums = {
  payments: number;
  receivedCents: number;
  refunds: number;
  refundedCents: number;
  disputes: number;
};

const atOnce = 500;

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, place) =>
    all.slice(place * atOnce, (place + 1) * atOnce),
  );

const sumOf = (booked: readonly { amountCents: number }[]) =>
  booked.reduce((sum, { amountCents }) => sum + amountCents, 0);

async function allOf<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of entries) all.push(one);
  return all;
}

/**
 * Compares the provider's books and ours for a period, both ways. Entries near midnight may fall on different
 * days, so each is looked up in the other by name, whatever its day. What only the provider knew is added to
 * our books if it belongs to a payment of ours; staff explain it.
 */
export async function findDifferences(
  parts: Dependencies,
  account: CardAccount,
  period: Period,
): Promise<{ sums: ProviderSums; found: Found[] }> {
  const { card } = parts;
  const paid = await allOf(card.paymentsOf(account, period));
  const given = (await allOf(card.refundsMadeIn(account, period))).toReversed();
  const disputed = await allOf(card.disputesOpenedIn(account, period));
  const succeeded = given.filter(({ state }) => state !== 'failed');
  const found = [
    ...(await unknownPayments(parts, account, paid)),
    ...(await missingPayments(parts, account, period, paid)),
    ...(await unknownRefunds(parts, account, given)),
    ...(await missingRefunds(parts, account, period, given)),
  ];
  for (const dispute of disputed) {
    const isNew = await settleDispute(parts, account, dispute);
    const [payment] = await paymentsNamed(parts, account, [dispute.paymentId]);
    if (isNew)
      found.push({
        kind: 'dispute-unknown',
        reference: dispute.id,
        dealUuid: payment?.dealUuid ?? null,
        providerCents: dispute.amountCents,
        ourCents: null,
      });
  }
  return {
    sums: {
      payments: paid.length,
      receivedCents: sumOf(paid),
      refunds: succeeded.length,
      refundedCents: sumOf(succeeded),
      disputes: disputed.length,
    },
    found,
  };
}

const paymentsNamed = ({ db }: Dependencies, account: CardAccount, names: readonly string[]) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.account, account), inArray(payments.providerPaymentId, [...names])));

async function unknownPayments(parts: Dependencies, account: CardAccount, paid: readonly BookedPayment[]) {
  const found: Found[] = [];
  for (const batch of batchesOf(paid)) {
    const names = batch.map(({ paymentId }) => paymentId);
    const ours = new Map(
      (await paymentsNamed(parts, account, names)).map((payment) => [payment.providerPaymentId, payment]),
    );
    for (const { paymentId, amountCents } of batch) {
      const payment = ours.get(paymentId);
      if (payment?.amountCents === amountCents) continue;
      found.push({
        kind: payment ? 'payment-amount' : 'payment-unknown',
        reference: paymentId,
        dealUuid: payment?.dealUuid ?? null,
        providerCents: amountCents,
        ourCents: payment?.amountCents ?? null,
      });
    }
  }
  return found;
}

async function missingPayments(
  { db, card }: Dependencies,
  account: CardAccount,
  { from, until }: Period,
  paid: readonly BookedPayment[],
) {
  const listed = new Set(paid.map(({ paymentId }) => paymentId));
  const ours = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.account, account), gte(payments.receivedAt, from), lt(payments.receivedAt, until)),
    );
  const found: Found[] = [];
  for (const payment of ours) {
    const { providerPaymentId: reference, dealUuid, amountCents: ourCents } = payment;
    if (listed.has(reference)) continue;
    const booked = await card.getPayment(account, reference);
    if (booked?.amountCents === ourCents) continue;
    const kind = booked ? 'payment-amount' : 'payment-missing';
    found.push({ kind, reference, dealUuid, providerCents: booked?.amountCents ?? null, ourCents });
  }
  return found;
}

async function unknownRefunds(parts: Dependencies, account: CardAccount, given: readonly BookedRefund[]) {
  const found: Found[] = [];
  for (const booked of given) {
    const { id: reference, amountCents: providerCents, state } = booked;
    const refund = await refundNamed(parts, booked);
    const about = { reference, dealUuid: refund?.dealUuid ?? null, providerCents };
    if (state === 'failed') {
      const isReopened = (await reopenRefund(parts, account, reference)) === 'refund failed';
      if (isReopened) found.push({ kind: 'refund-failed', ...about, ourCents: refund?.amountCents ?? null });
    } else if (!refund || refund.reason === 'made-elsewhere') {
      const dealUuid = refund?.dealUuid ?? (await adopt(parts, account, booked));
      found.push({ kind: 'refund-unknown', ...about, dealUuid, ourCents: null });
    } else if (refund.amountCents !== providerCents) {
      found.push({ kind: 'refund-amount', ...about, ourCents: refund.amountCents });
    }
  }
  return found;
}

/** By its name, or by our key if its answer was lost. */
async function refundNamed({ db }: Dependencies, { id, key }: BookedRefund) {
  const ourId = refundIdSchema.safeParse(key).data;
  const [refund] = await db
    .select()
    .from(refunds)
    .where(or(eq(refunds.providerRefundId, id), ourId ? eq(refunds.id, ourId) : undefined));
  return refund;
}

/**
 * Refunded in the provider's own dashboard: stored so that it is not refunded again. Null if the payment is
 * not ours.
 */
async function adopt(
  parts: Dependencies,
  account: CardAccount,
  { id, paymentId, amountCents, at }: BookedRefund,
): Promise<DealUuid | null> {
  const [payment] = await paymentsNamed(parts, account, [paymentId]);
  if (!payment) return null;
  await parts.db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      dealUuid: payment.dealUuid,
      amountCents: cents(amountCents),
      reason: 'made-elsewhere',
      state: 'done',
      leavesCover: payment.state === 'received',
      askedAt: at,
      providerRefundId: id,
      doneAt: at,
    })
    .onConflictDoNothing();
  return payment.dealUuid;
}

async function missingRefunds(
  { db, card }: Dependencies,
  account: CardAccount,
  { from, until }: Period,
  given: readonly BookedRefund[],
) {
  const listed = new Set(given.map(({ id }) => id));
  const ours = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.account, account),
        eq(refunds.state, 'done'),
        gte(refunds.doneAt, from),
        lt(refunds.doneAt, until),
      ),
    );
  const found: Found[] = [];
  for (const { refund } of ours) {
    const { providerRefundId: reference, dealUuid, amountCents: ourCents } = refund;
    if (reference === null || listed.has(reference)) continue;
    const booked = await card.getRefund(account, reference);
    if (booked?.amountCents === ourCents && booked.state !== 'failed') continue;
    const kind = !booked ? 'refund-missing' : booked.state === 'failed' ? 'refund-failed' : 'refund-amount';
    found.push({ kind, reference, dealUuid, providerCents: booked?.amountCents ?? null, ourCents });
  }
  return found;
}
