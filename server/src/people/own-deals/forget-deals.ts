import { isPaidUnsigned } from '@riparo/domain/buy/deal/withdrawal.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { consentChanges } from '../consents/tables.ts';
import type { HeldCustomer } from '../../platform/customers/hold-customer.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { forgetClaims } from '../../care/claims/claims-of-deals.ts';
import { forgetDeskWords } from '../../care/deals/work-of-deals.ts';
import { forgetMailsAbout } from '../../platform/mail/forget-mails.ts';
import { oweRefundOfDeal } from '../../buy/payments/refund.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { payments, paymentSessions, unsettledStates } from '../../buy/payments/tables.ts';
import { advanceDeal } from '../../buy/deals/advance-deal.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { tellDesksOfDeal } from '../../buy/deals/tell-desks-of-deal.ts';
import { moneyLeftOf } from '../../buy/payments/second-person.ts';

export type ForgettingParts = Pick<Dependencies, 'clock' | 'config' | 'sendMailLater' | 'enqueue'>;

/**
 * Removes what never became a contract. What was paid is kept by law, out of everybody's reach: no account, no mailbox
 * and no link leads to it any more. What may be paid this very moment is closed by a job first, with its page to pay
 * on, or money could arrive for a deal that nobody knows. The customer must be locked.
 */
export async function forgetDeals(
  tx: Transaction,
  parts: ForgettingParts,
  customer: HeldCustomer,
): Promise<void> {
  await lockDealsOf(tx, customer);
  // Again, now that nobody else holds one: whoever did may have opened its next year.
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
  const kept = new Set([...paid, ...payable].map(({ uuid }) => uuid));
  const forgotten = uuids.filter((uuid) => !kept.has(uuid));
  await tx.delete(paymentSessions).where(inArray(paymentSessions.dealUuid, forgotten));
  await forgetMailsAbout(tx, uuids);
  await forgetDeskWords(tx, uuids);
  await forgetClaims(tx, customer, uuids);
  await tx.delete(deals).where(inArray(deals.uuid, forgotten));
  for (const deal of own) if (!kept.has(deal.uuid)) await tellDesksOfDeal(tx, deal);
  await keepLaterConsents(tx, customer, [...kept]);
  await putOutOfReach(tx, parts, [...kept]);
}

const lockDealsOf = (tx: Transaction, customer: HeldCustomer) =>
  tx
    .select({ uuid: deals.uuid, version: deals.version })
    .from(deals)
    .where(isOf(customer))
    .orderBy(deals.uuid)
    .for('update');

/** They go with the customer; with a contract stays the proof of what was agreed to, and of what was taken back. */
async function keepLaterConsents(tx: Transaction, customer: HeldCustomer, uuids: DealUuid[]): Promise<void> {
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

async function putOutOfReach(tx: Transaction, parts: ForgettingParts, uuids: DealUuid[]): Promise<void> {
  const now = parts.clock();
  const erased = await tx
    .update(deals)
    .set({
      accountId: null,
      erasureAskedAt: now,
      // What nobody has paid yet can not be paid any more.
      expiresAt: sql`case when ${deals.expiresAt} > ${now.toISOString()} then ${now.toISOString()}::timestamptz else ${deals.expiresAt} end`,
      linkVersion: sql`${deals.linkVersion} + 1`,
      browserVersion: sql`${deals.browserVersion} + 1`,
      openerAddress: null,
      mailedAddress: null,
      version: sql`${deals.version} + 1`,
    })
    .where(inArray(deals.uuid, uuids))
    .returning();
  for (const deal of erased) await tellDesksOfDeal(tx, deal);
  for (const deal of erased.filter(isPaidUnsigned)) await callOff(tx, parts, deal, now);
}

/** Paid and not signed is no contract yet, and nobody can sign it any more: everything goes back, at once. */
async function callOff(tx: Transaction, parts: ForgettingParts, deal: DealRow, at: Date): Promise<void> {
  const closed = await advanceDeal(tx, deal, 'refunded', { cause: 'owner left', at });
  if (closed) await oweRefundOfDeal(tx, parts, closed, 'account-deleted');
}

/** Whether to forget somebody would send back more than one person of the desk decides. */
export async function doesForgettingWait(
  db: Database | Transaction,
  customer: Parameters<typeof isOf>[0],
): Promise<boolean> {
  const own = (await db.select().from(deals).where(isOf(customer))).filter(isPaidUnsigned);
  const money = await Promise.all(own.map((deal) => moneyLeftOf(db, deal)));
  return money.some((each) => each?.waits);
}
