import { isPaidUnsigned } from '@riparo/domain/buy/deal/withdrawal.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { consentChanges } from '../consents/tables.ts';
import type { LockedCustomer } from '../../platform/customers/lock-customer.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { forgetClaims } from '../../care/claims/claims-of-deals.ts';
import { forgetDeskNotes } from '../../care/deals/work-of-deals.ts';
import { deleteMailsAbout } from '../../platform/mail/delete-mails.ts';
import { oweRefundOfDeal } from '../../buy/payments/refund.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { payments, paymentSessions, unsettledStates } from '../../buy/payments/tables.ts';
import { advanceDeal } from '../../buy/deals/advance-deal.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { notifyDesksOfDeal } from '../../buy/deals/notify-desks-of-deal.ts';
import { fullRefundOf } from '../../buy/payments/second-person.ts';

export type ErasureParts = Pick<Dependencies, 'clock' | 'config' | 'sendMailLater' | 'enqueue'>;

/**
 * Removes deals that never became a contract. Paid ones are kept by law, inaccessible: no account, mailbox or
 * link leads to them. A deal that may be paid at this moment is first closed by a job together with its
 * payment page, or money could arrive for an unknown deal. The customer must be locked.
 */
export async function eraseDeals(
  tx: Transaction,
  parts: ErasureParts,
  customer: LockedCustomer,
): Promise<void> {
  await lockDealsOf(tx, customer);
  // Read again now that no one else holds a lock: the other transaction may have opened the next year.
  const own = await lockDealsOf(tx, customer);
  const uuids = own.map(({ uuid }) => uuid);
  const paid = await tx
    .selectDistinct({ uuid: payments.dealUuid })
    .from(payments)
    .where(inArray(payments.dealUuid, uuids));
  const payable = await tx
    .selectDistinct({ uuid: paymentSessions.dealUuid })
    .from(paymentSessions)
    .where(and(inArray(paymentSessions.dealUuid, uuids), inArray(paymentSessions.state, unsettledStates)));
  const retained = new Set([...paid, ...payable].map(({ uuid }) => uuid));
  const forgotten = uuids.filter((uuid) => !retained.has(uuid));
  await tx.delete(paymentSessions).where(inArray(paymentSessions.dealUuid, forgotten));
  await deleteMailsAbout(tx, uuids);
  await forgetDeskNotes(tx, uuids);
  await forgetClaims(tx, customer, uuids);
  await tx.delete(deals).where(inArray(deals.uuid, forgotten));
  for (const deal of own) if (!retained.has(deal.uuid)) await notifyDesksOfDeal(tx, deal);
  await storeLaterConsents(tx, customer, [...retained]);
  await makeInaccessible(tx, parts, [...retained]);
}

const lockDealsOf = (tx: Transaction, customer: LockedCustomer) =>
  tx
    .select({ uuid: deals.uuid, version: deals.version })
    .from(deals)
    .where(isOf(customer))
    .orderBy(deals.uuid)
    .for('update');

/**
 * Consents are deleted with the customer; a contract keeps the record of what was consented to and withdrawn.
 */
async function storeLaterConsents(
  tx: Transaction,
  customer: LockedCustomer,
  uuids: DealUuid[],
): Promise<void> {
  const changes = await tx
    .select()
    .from(consentChanges)
    .where(eq(consentChanges.accountId, customer.id))
    .orderBy(consentChanges.id);
  if (changes.length === 0) return;
  const later = changes.map(({ kind, given, version, source, at }) => ({
    kind,
    given,
    version,
    source,
    at: at.toISOString(),
  }));
  await tx
    .update(deals)
    .set({ consents: sql`${deals.consents} || ${JSON.stringify({ later })}::jsonb` })
    .where(inArray(deals.uuid, uuids));
}

async function makeInaccessible(tx: Transaction, parts: ErasureParts, uuids: DealUuid[]): Promise<void> {
  const now = parts.clock();
  const erased = await tx
    .update(deals)
    .set({
      accountId: null,
      erasureAskedAt: now,
      // Unpaid deals can no longer be paid.
      expiresAt: sql`case when ${deals.expiresAt} > ${now.toISOString()} then ${now.toISOString()}::timestamptz else ${deals.expiresAt} end`,
      linkVersion: sql`${deals.linkVersion} + 1`,
      browserVersion: sql`${deals.browserVersion} + 1`,
      openerAddress: null,
      mailedAddress: null,
      version: sql`${deals.version} + 1`,
    })
    .where(inArray(deals.uuid, uuids))
    .returning();
  for (const deal of erased) await notifyDesksOfDeal(tx, deal);
  for (const deal of erased.filter(isPaidUnsigned)) await callOff(tx, parts, deal, now);
}

/** Paid but unsigned is no contract, and can no longer be signed: everything is refunded at once. */
async function callOff(tx: Transaction, parts: ErasureParts, deal: DealRow, at: Date): Promise<void> {
  const closed = await advanceDeal(tx, deal, 'refunded', { cause: 'owner left', at });
  if (closed) await oweRefundOfDeal(tx, parts, closed, 'account-deleted');
}

/** Whether erasing a person would refund more than one staff member may decide. */
export async function needsErasureApproval(
  db: Database | Transaction,
  customer: Parameters<typeof isOf>[0],
): Promise<boolean> {
  const own = (await db.select().from(deals).where(isOf(customer))).filter(isPaidUnsigned);
  const money = await Promise.all(own.map((deal) => fullRefundOf(db, deal)));
  return money.some((each) => each?.waits);
}
