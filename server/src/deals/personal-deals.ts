import { emailKey } from '@riparo/domain/account/email-key.ts';
import { and, eq, exists, getTableColumns, inArray, not, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { payments, paymentSessions, unsettledStates } from '../payments/tables.ts';
import type { Account } from '../providers/identity/identity-provider.ts';
import { insuredBy } from '../ski/personal-policies.ts';
import { dealDocuments, dealSignatures } from '../signature/tables.ts';
import { dealHistory, deals } from './tables.ts';

/** Theirs by link, or by a mailbox that their account has proved. */
const isOf = ({ id, email }: Account) => or(eq(deals.accountId, id), eq(deals.emailKey, emailKey(email)));

/** Everything about a person's purchases, in their own reading. */
export async function personalDealsOf(db: Database, account: Account): Promise<unknown[]> {
  const { submissionKey: _key, emailKey: _emailKey, ...columns } = getTableColumns(deals);
  const own = await db.select(columns).from(deals).where(isOf(account)).orderBy(deals.createdAt);
  const uuids = own.map(({ uuid }) => uuid);
  if (uuids.length === 0) return [];
  const [history, paid, insured, documents, signatures] = await Promise.all([
    db.select().from(dealHistory).where(inArray(dealHistory.dealUuid, uuids)).orderBy(dealHistory.id),
    db.select().from(payments).where(inArray(payments.dealUuid, uuids)).orderBy(payments.receivedAt),
    insuredBy(db, uuids),
    db
      .select({ dealUuid: dealDocuments.dealUuid, title: dealDocuments.title, madeAt: dealDocuments.madeAt })
      .from(dealDocuments)
      .where(inArray(dealDocuments.dealUuid, uuids))
      .orderBy(dealDocuments.madeAt),
    db.select().from(dealSignatures).where(inArray(dealSignatures.dealUuid, uuids)),
  ]);
  return own.map((deal) => ({
    ...deal,
    ski: insured.get(deal.uuid) ?? null,
    history: history
      .filter(({ dealUuid }) => dealUuid === deal.uuid)
      .map(({ event, toStage, at }) => ({ event, stage: toStage, at })),
    payments: paid
      .filter(({ dealUuid }) => dealUuid === deal.uuid)
      .map(({ amountCents, state, receivedAt, refundedAt }) => ({
        amountCents,
        state,
        receivedAt,
        refundedAt,
      })),
    documents: documents
      .filter(({ dealUuid }) => dealUuid === deal.uuid)
      .map(({ title, madeAt }) => ({ title, madeAt })),
    signature: signatures.find(({ dealUuid }) => dealUuid === deal.uuid)?.evidence ?? null,
  }));
}

/**
 * Removes what never became a contract. What was paid is kept by law, without its account. What may be paid this very
 * moment is closed by a job first, with its page to pay on, or money could arrive for a deal that nobody knows.
 */
export async function forgetDeals(tx: Transaction, account: Account, now: Date): Promise<void> {
  const paid = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(eq(payments.dealUuid, deals.uuid));
  const payable = tx
    .select({ one: sql`1` })
    .from(paymentSessions)
    .where(and(eq(paymentSessions.dealUuid, deals.uuid), inArray(paymentSessions.state, unsettledStates)));
  const forgotten = tx
    .select({ uuid: deals.uuid })
    .from(deals)
    .where(and(isOf(account), not(exists(paid)), not(exists(payable))));
  await tx.delete(paymentSessions).where(inArray(paymentSessions.dealUuid, forgotten));
  await tx.delete(deals).where(inArray(deals.uuid, forgotten));
  await tx
    .update(deals)
    .set({ expiresAt: now, erasureAskedAt: now })
    .where(and(isOf(account), not(exists(paid)), exists(payable)));
}
