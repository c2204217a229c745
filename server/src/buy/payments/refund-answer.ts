import type { DeskRefund } from '@riparo/domain/care/deals/refund-calls.ts';
import type { RefundId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { type RefundRow, refunds } from './refund-tables.ts';
import { type SecondPeople, secondPeople } from './second-person.ts';

const asker = alias(staffMembers, 'asker');
const decider = alias(staffMembers, 'decider');
const nameOf = ({ firstName, lastName }: typeof asker | typeof decider) =>
  sql<string | null>`${firstName} || ' ' || ${lastName}`;

export type NamedRefund = { refund: RefundRow; askerName: string | null; deciderName: string | null };

/** The selected columns of a refund, with the names of the staff who decided. */
const namedRefund = { refund: refunds, askerName: nameOf(asker), deciderName: nameOf(decider) };

export const selectRefunds = (db: Database | Transaction) =>
  db
    .select(namedRefund)
    .from(refunds)
    .leftJoin(asker, eq(asker.id, refunds.askedBy))
    .leftJoin(decider, eq(decider.id, refunds.decidedBy))
    .$dynamic();

const member = (id: StaffId | null, name: string | null) => id && { id, name: name ?? '' };

export const toDeskRefund = (
  { refund, askerName, deciderName }: NamedRefund,
  { confirmersFor }: Pick<SecondPeople, 'confirmersFor'>,
): DeskRefund => ({
  id: refund.id,
  paymentId: refund.paymentId,
  dealUuid: refund.dealUuid,
  amountCents: refund.amountCents,
  reason: refund.reason,
  words: refund.words,
  state: refund.state,
  failure: refund.failure,
  askedBy: member(refund.askedBy, askerName),
  askedAt: refund.askedAt.toISOString(),
  decidedBy: member(refund.decidedBy, deciderName),
  decidedAt: refund.decidedAt?.toISOString() ?? null,
  decisionNote: refund.decisionNote,
  confirmers: refund.state === 'waiting' ? confirmersFor(refund.askedBy) : [],
  doneAt: refund.doneAt?.toISOString() ?? null,
});

export async function refundAnswer(tx: Transaction, id: RefundId, now: Date): Promise<DeskRefund> {
  const [found] = await selectRefunds(tx).where(eq(refunds.id, id));
  if (!found) throw new Error('a refund is gone while held');
  return toDeskRefund(found, await secondPeople(tx, now));
}
