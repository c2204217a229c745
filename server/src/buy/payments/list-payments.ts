import type {
  ListedDispute,
  ListedPayment,
  ListedRefund,
  PaymentSearch,
  PaymentTotals,
} from '@riparo/domain/care/deals/desk-payment-calls.ts';
import type { ListedPaymentState } from '@riparo/domain/buy/payment/listed-states.ts';
import type { RefundState } from '@riparo/domain/buy/payment/refund-states.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { addDays, isoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, desc, eq, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { afterMark, pageOf } from '../../platform/database/page.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { type MoneyMoved, moneyMoved } from '../../desk/statistics/money-moved.ts';
import { deals } from '../deals/tables.ts';
import { comparedDays, differences } from './comparison-tables.ts';
import { toDispute } from './deal-payments.ts';
import { disputes } from './dispute-tables.ts';
import { type Afterwards, refundsAndDisputesOf, isDisputed } from './paid-sum.ts';
import { selectRefunds, toDeskRefund } from './refund-answer.ts';
import { refunds } from './refund-tables.ts';
import { secondPeople } from './second-person.ts';
import { type Payment, payments } from './tables.ts';

const pageSize = 60;

export const productOf = (key: string) => ({ key, title: findSoldProduct(key)?.title ?? key });

/** Null for an erased customer. */
const customerName = sql<
  string | null
>`case when ${deals.erasureAskedAt} is null then ${deals.firstName} || ' ' || ${deals.lastName} end`;

/** Italian days, both included. */
export const isWithin = (at: PgColumn, { from, until }: Pick<PaymentSearch, 'from' | 'until'>) =>
  and(
    from ? gte(at, momentInRome(isoDate(from), '00:00')) : undefined,
    until ? lt(at, momentInRome(addDays(isoDate(until), 1), '00:00')) : undefined,
  );

export const isSold = ({ product, account }: Pick<PaymentSearch, 'product' | 'account'>) =>
  and(
    product ? eq(payments.productKey, product) : undefined,
    account ? eq(payments.account, account) : undefined,
  );

const sumRefundedCents = sql`(select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
  where ${refunds.paymentId} = ${payments.id} and ${refunds.state} in ('due', 'done'))`;
const isInDispute = sql`${payments.id} in (select ${disputes.paymentId} from ${disputes} where ${disputes.state} = 'open')`;
const hasRefunds = sql`${payments.id} in (select ${refunds.paymentId} from ${refunds} where ${refunds.state} in ('due', 'done'))`;

/** The same as `listedState`, in SQL. */
const conditionOf: Readonly<Record<ListedPaymentState, SQL | undefined>> = {
  disputed: isInDispute,
  refunded: and(
    sql`not ${isInDispute}`,
    sql`(${payments.state} = 'refunded' or (${payments.state} = 'received' and ${hasRefunds} and ${sumRefundedCents} >= ${payments.amountCents}))`,
  ),
  'refund-due': and(
    sql`not ${isInDispute}`,
    sql`${payments.state} <> 'received'`,
    eq(payments.state, 'refund-due'),
  ),
  'part-refunded': and(
    sql`not ${isInDispute}`,
    eq(payments.state, 'received'),
    hasRefunds,
    sql`${sumRefundedCents} < ${payments.amountCents}`,
  ),
  received: and(sql`not ${isInDispute}`, eq(payments.state, 'received'), sql`not ${hasRefunds}`),
};

const given = (afterwards: Afterwards, ...states: RefundState[]) =>
  afterwards.refunds.reduce(
    (total, { state, amountCents }) => total + (states.includes(state) ? amountCents : 0),
    0,
  );

function listedState({ state, amountCents }: Payment, afterwards: Afterwards): ListedPaymentState {
  if (isDisputed(afterwards)) return 'disputed';
  if (state !== 'received') return state;
  const back = given(afterwards, 'due', 'done');
  return back === 0 ? 'received' : back < amountCents ? 'part-refunded' : 'refunded';
}

/** Payments, latest first. */
export async function listPayments(
  db: Database | Transaction,
  { after, ...search }: PaymentSearch & { after?: string | undefined },
) {
  const rows = await db
    .select({ payment: payments, customer: customerName })
    .from(payments)
    .innerJoin(deals, eq(deals.uuid, payments.dealUuid))
    .where(
      and(
        isWithin(payments.receivedAt, search),
        isSold(search),
        search.state && conditionOf[search.state],
        afterMark(after, [payments.receivedAt, payments.id], 'desc'),
      ),
    )
    .orderBy(desc(payments.receivedAt), desc(payments.id))
    .limit(pageSize + 1);
  const afterwards = await refundsAndDisputesOf(
    db,
    rows.map(({ payment }) => payment.id),
  );
  const { page, next } = pageOf(rows, pageSize, ({ payment }) => [payment.receivedAt, payment.id]);
  const data = page.map(({ payment, customer }): ListedPayment => {
    const since = afterwards(payment.id);
    return {
      id: payment.id,
      dealUuid: payment.dealUuid,
      customer,
      product: productOf(payment.productKey),
      account: payment.account,
      amountCents: payment.amountCents,
      currency: payment.currency,
      receivedAt: payment.receivedAt.toISOString(),
      reference: payment.providerPaymentId,
      state: listedState(payment, since),
      refundedCents: given(since, 'due', 'done'),
      waitingCents: given(since, 'waiting'),
    };
  });
  return { data, next };
}

const order = ({ account, product }: PaymentTotals) => `${account} ${product.title}`;

/** Payments and refunds, each on its own day. */
export async function paymentTotals(
  parts: Pick<Dependencies, 'db' | 'clock'>,
  search: Omit<PaymentSearch, 'state'>,
): Promise<{ data: PaymentTotals[] }> {
  const moved = await moneyMoved(parts, search);
  const pairs = Map.groupBy(moved, ({ account, product }) => `${account} ${product}`);
  const data = [...pairs.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const of = (kind: MoneyMoved['kind']) => rows.find((row) => row.kind === kind);
    return {
      account: first.account,
      product: productOf(first.product),
      payments: of('premium')?.number ?? 0,
      receivedCents: of('premium')?.cents ?? 0,
      refunds: of('refund')?.number ?? 0,
      refundedCents: of('refund')?.cents ?? 0,
    };
  });
  return { data: data.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)) };
}

/** Refunds, latest request first. */
export async function listRefunds(
  db: Database | Transaction,
  { state, after }: { state?: RefundState | undefined; after?: string | undefined },
  now: Date,
) {
  const rows = await selectRefunds(db)
    .where(and(state && eq(refunds.state, state), afterMark(after, [refunds.askedAt, refunds.id], 'desc')))
    .orderBy(desc(refunds.askedAt), desc(refunds.id))
    .limit(pageSize + 1);
  const paid = await db
    .select({ payment: payments, customer: customerName })
    .from(payments)
    .innerJoin(deals, eq(deals.uuid, payments.dealUuid))
    .where(
      inArray(
        payments.id,
        rows.map(({ refund }) => refund.paymentId),
      ),
    );
  const ofPayment = new Map(paid.map((each) => [each.payment.id, each]));
  const people = await secondPeople(db, now);
  const { page, next } = pageOf(rows, pageSize, ({ refund }) => [refund.askedAt, refund.id]);
  const data = page.map((row): ListedRefund => {
    const found = ofPayment.get(row.refund.paymentId);
    if (!found) throw new Error('a refund without its payment');
    const { payment, customer } = found;
    return {
      ...toDeskRefund(row, people),
      customer,
      product: productOf(payment.productKey),
      account: payment.account,
      paidCents: payment.amountCents,
    };
  });
  return { data, next };
}

const isClosedLast = sql`case when ${disputes.state} = 'open' then 0 else 1 end`;

/** Open ones first, then the latest. There are few: the page key is the number of rows before it. */
export async function listDisputes(db: Database | Transaction, after: string | undefined) {
  const skipped = Number(after ?? 0);
  const offset = Number.isSafeInteger(skipped) && skipped > 0 ? skipped : 0;
  const rows = await db
    .select({ dispute: disputes, payment: payments, customer: customerName })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(deals, eq(deals.uuid, payments.dealUuid))
    .orderBy(asc(isClosedLast), desc(disputes.openedAt), desc(disputes.id))
    .limit(pageSize + 1)
    .offset(offset);
  return {
    data: rows.slice(0, pageSize).map(({ dispute, payment, customer }): ListedDispute => ({
      ...toDispute(dispute, payment?.dealUuid ?? null),
      customer,
      product: payment && productOf(payment.productKey),
    })),
    next: rows.length > pageSize ? String(offset + pageSize) : null,
  };
}

/** The money that waits for a decision, and how much of it the reader may decide. */
export async function moneyWaiting({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, reader: StaffId) {
  const later = alias(refunds, 'later');
  const isWaiting = eq(refunds.state, 'waiting');
  const wasRetried = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.paymentId, refunds.paymentId), sql`${later.askedAt} > ${refunds.askedAt}`));
  const [waiting, people, ownRefunds, refundsFailed, open, differing, failedDays] = await Promise.all([
    db.select({ askedBy: refunds.askedBy }).from(refunds).where(isWaiting),
    secondPeople(db, clock()),
    db.$count(refunds, and(isWaiting, eq(refunds.askedBy, reader))),
    db.$count(refunds, and(eq(refunds.state, 'failed'), notExists(wasRetried))),
    db.$count(disputes, eq(disputes.state, 'open')),
    db.$count(differences, eq(differences.state, 'open')),
    db.$count(comparedDays, eq(comparedDays.state, 'failed')),
  ]);
  const refundsToConfirm = waiting.filter(({ askedBy }) => people.canConfirm(askedBy, reader)).length;
  return { refundsToConfirm, ownRefunds, refundsFailed, disputes: open, differences: differing, failedDays };
}
