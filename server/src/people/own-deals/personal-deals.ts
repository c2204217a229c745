import type { Account } from '@riparo/domain/people/account/account.ts';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { claimsOn } from '../../care/claims/claims-of-deals.ts';
import { deskWorkOn } from '../../care/deals/work-of-deals.ts';
import { refundsAndDisputesOf } from '../../buy/payments/paid-sum.ts';
import { payments } from '../../buy/payments/tables.ts';
import { insuredBy } from '../../buy/ski/personal-policies.ts';
import { dealDocuments } from '../../buy/documents/tables.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { dealHistory, deals } from '../../buy/deals/tables.ts';

/** Everything about a customer's purchases, in readable form. */
export async function personalDealsOf(
  db: Database,
  account: Pick<Account, 'id' | 'email'>,
): Promise<unknown[]> {
  const {
    submissionKey: _key,
    emailKey: _emailKey,
    linkVersion: _links,
    browserVersion: _browsers,
    openerAddress: _opener,
    mailedAddress: _mailed,
    ...columns
  } = getTableColumns(deals);
  const own = await db.select(columns).from(deals).where(isOf(account)).orderBy(deals.createdAt);
  const uuids = own.map(({ uuid }) => uuid);
  if (uuids.length === 0) return [];
  const [history, paid, insured, documents, signatures, deskWork, claims] = await Promise.all([
    db.select().from(dealHistory).where(inArray(dealHistory.dealUuid, uuids)).orderBy(dealHistory.id),
    db.select().from(payments).where(inArray(payments.dealUuid, uuids)).orderBy(payments.receivedAt),
    insuredBy(db, uuids),
    db
      .select({ dealUuid: dealDocuments.dealUuid, title: dealDocuments.title, madeAt: dealDocuments.madeAt })
      .from(dealDocuments)
      .where(inArray(dealDocuments.dealUuid, uuids))
      .orderBy(dealDocuments.madeAt),
    db.select().from(dealSignatures).where(inArray(dealSignatures.dealUuid, uuids)),
    deskWorkOn(db, uuids),
    claimsOn(db, uuids),
  ]);
  const afterwards = await refundsAndDisputesOf(
    db,
    paid.map(({ id }) => id),
  );
  return own.map((deal) => ({
    ...deal,
    ski: insured.get(deal.uuid) ?? null,
    history: history
      .filter(({ dealUuid }) => dealUuid === deal.uuid)
      .map(({ event, toStage, at }) => ({ event, stage: toStage, at })),
    payments: paid
      .filter(({ dealUuid }) => dealUuid === deal.uuid)
      .map(({ id, amountCents, state, receivedAt }) => ({
        amountCents,
        state,
        receivedAt,
        refunds: afterwards(id).refunds.map((refund) => ({
          amountCents: refund.amountCents,
          state: refund.state,
          reason: refund.reason,
          words: refund.words,
          askedAt: refund.askedAt,
          doneAt: refund.doneAt,
        })),
        disputes: afterwards(id).disputes.map(({ state: disputeState, reason, openedAt, closedAt }) => ({
          state: disputeState,
          reason,
          openedAt,
          closedAt,
        })),
      })),
    documents: documents
      .filter(({ dealUuid }) => dealUuid === deal.uuid)
      .map(({ title, madeAt }) => ({ title, madeAt })),
    signature: signatures.find(({ dealUuid }) => dealUuid === deal.uuid)?.evidence ?? null,
    ...deskWork(deal.uuid),
    ...claims(deal.uuid),
  }));
}
