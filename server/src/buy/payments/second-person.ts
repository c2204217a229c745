import { refundableCents, needsSecondPerson } from '@riparo/domain/buy/payment/give-back.ts';
import { refundErrors } from '@riparo/domain/buy/payment/refund-errors.ts';
import { canConfirm } from '@riparo/domain/buy/payment/second-person.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { DealUuid, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { DealRow } from '../deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { refundsAndDisputesOf, paidSumOf } from './paid-sum.ts';
import { paymentThatCounts } from './payment-that-counts.ts';
import { type RefundRow, refunds } from './refund-tables.ts';

/**
 * Whether this refund needs a second person, given what was already refunded for the deal. The caller has
 * locked the deal.
 */
export async function requiresSecondPerson(
  db: Database | Transaction,
  dealUuid: DealUuid,
  amountCents: number,
): Promise<boolean> {
  const refundsOfDesk = await db
    .select({ amountCents: refunds.amountCents, state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.dealUuid, dealUuid), isNotNull(refunds.askedBy)));
  return needsSecondPerson(
    refundsOfDesk.map((refund) => ({ ...refund, isRequestedAtDesk: true })),
    amountCents,
  );
}

/** The amount of a full refund of the deal, and whether it needs a second staff member. */
export async function fullRefundOf(db: Database | Transaction, deal: DealRow) {
  const payment = await paymentThatCounts(db, deal);
  if (!payment) return null;
  const sum = paidSumOf(payment, (await refundsAndDisputesOf(db, [payment.id]))(payment.id));
  // Waiting refunds are part of the rest, and counted once.
  const decided = { ...sum, refunds: sum.refunds.filter(({ state }) => state !== 'waiting') };
  const amountCents = refundableCents(decided);
  return { payment, amountCents, waits: await requiresSecondPerson(db, deal.uuid, amountCents) };
}

/** Why a staff member may not confirm a waiting refund; null if they may. */
export async function refusalToConfirm(
  db: Database | Transaction,
  { askedBy }: Pick<RefundRow, 'askedBy'>,
  decider: StaffId,
  now: Date,
) {
  if (askedBy === null) return null;
  switch (canConfirm(askedBy, decider, await admissionsOf(db), now)) {
    case 'same-person':
      return failure(refundErrors.OwnRefund);
    case 'let-in-by-asker':
      return failure(refundErrors.LetInByAsker);
    case 'yes':
      return null;
  }
}

export type SecondPeople = {
  /** Who may confirm a request. */
  confirmersFor(asker: StaffId | null): { id: StaffId; name: string }[];
  /** Whether the decider could confirm, if their role allows it. */
  canConfirm(asker: StaffId | null, decider: StaffId): boolean;
};

/** Read once for a whole list. */
export async function secondPeople(db: Database | Transaction, now: Date): Promise<SecondPeople> {
  const admissions = await admissionsOf(db);
  const isSecond: SecondPeople['canConfirm'] = (asker, decider) =>
    asker !== null && canConfirm(asker, decider, admissions, now) === 'yes';
  return {
    canConfirm: isSecond,
    confirmersFor: (asker) =>
      admissions
        .filter(
          ({ id, role, disabledAt }) => disabledAt === null && may(role, 'refund') && isSecond(asker, id),
        )
        .map((member) => ({ id: member.id, name: fullNameOf(member) })),
  };
}

/** Of all staff, including those who left: they may have admitted someone. */
const admissionsOf = (db: Database | Transaction) =>
  db
    .select({
      id: staffMembers.id,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      role: staffMembers.role,
      disabledAt: staffMembers.disabledAt,
      admittedBy: staffMembers.admittedBy,
      admittedAt: staffMembers.admittedAt,
    })
    .from(staffMembers)
    .orderBy(asc(staffMembers.lastName), asc(staffMembers.firstName));
