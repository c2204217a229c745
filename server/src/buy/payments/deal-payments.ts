import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Dispute, PaymentOfDeal } from '@riparo/domain/care/deals/refund-calls.ts';
import { refundableCents } from '@riparo/domain/buy/payment/give-back.ts';
import type { DealUuid, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { deals } from '../deals/tables.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { DisputeRow } from './dispute-tables.ts';
import { refundsAndDisputesOf, paidSumOf } from './paid-sum.ts';
import { selectRefunds, toDeskRefund } from './refund-answer.ts';
import { refunds } from './refund-tables.ts';
import { secondPeople } from './second-person.ts';
import { payments } from './tables.ts';

/** All money of one deal, for the desk. */
export async function dealPayments(db: Database | Transaction, uuid: DealUuid, reader: StaffId, now: Date) {
  const [deal] = await db.select().from(deals).where(eq(deals.uuid, uuid));
  if (!deal) return failure(generalErrors['not-found']);
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.dealUuid, uuid))
    .orderBy(desc(payments.receivedAt));
  const [afterwards, named, people] = await Promise.all([
    refundsAndDisputesOf(
      db,
      paid.map(({ id }) => id),
    ),
    selectRefunds(db).where(eq(refunds.dealUuid, uuid)).orderBy(desc(refunds.askedAt), desc(refunds.id)),
    secondPeople(db, now),
  ]);
  const data = paid.map((payment): PaymentOfDeal => {
    const { id, account, amountCents, state, receivedAt, providerPaymentId } = payment;
    const sum = paidSumOf(payment, afterwards(id));
    return {
      id,
      account,
      reference: providerPaymentId,
      amountCents,
      receivedAt: receivedAt.toISOString(),
      state,
      refunds: named
        .filter(({ refund }) => refund.paymentId === id)
        .map((refund) => toDeskRefund(refund, people)),
      disputes: afterwards(id).disputes.map((dispute) => toDispute(dispute, uuid)),
      leftCents: refundableCents(sum),
      lostCents: sum.lostCents,
    };
  });
  const { order, stage, productKey, email, erasureAskedAt } = deal;
  return {
    deal: {
      uuid,
      order,
      stage,
      product: { key: productKey, title: titleOf(deal) },
      email: erasureAskedAt ? null : email,
    },
    data: data.toSorted(
      (one, other) => Number(other.state === 'received') - Number(one.state === 'received'),
    ),
    confirmers: people.confirmersFor(reader).map(({ name }) => name),
  };
}

export const toDispute = (dispute: DisputeRow, dealUuid: DealUuid | null): Dispute => ({
  id: dispute.id,
  account: dispute.account,
  paymentId: dispute.paymentId,
  dealUuid,
  amountCents: dispute.amountCents,
  state: dispute.state,
  reason: dispute.reason,
  openedAt: dispute.openedAt.toISOString(),
  answerBy: dispute.answerBy?.toISOString() ?? null,
  closedAt: dispute.closedAt?.toISOString() ?? null,
});
