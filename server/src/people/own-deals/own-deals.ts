import type { Account } from '@riparo/domain/people/account/account.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { and, desc, eq, inArray, isNotNull, not, or } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { refundsOfDeals } from '../../buy/payments/refunds-of-deals.ts';
import { documentsOfDeals } from '../../buy/documents/deal-documents.ts';
import { skiDocumentsOf } from '../../buy/ski/own-documents.ts';
import { claimDeals } from '../../buy/deals/find-own-deal.ts';
import { dealHistory, deals } from '../../buy/deals/tables.ts';
import { dealsWithSignature } from '../../buy/signature/find-signature.ts';
import { nextStepOf, ownersWays } from '../../buy/signature/next-step.ts';
import { ownDealAnswer } from './own-deal-answer.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'enqueue'>;

// Ski has no page on which a purchase waits: it is one from the payment on.
const hasPage = or(not(eq(deals.order, 'pay-only')), isNotNull(deals.startsOn), isNotNull(deals.renewalOf));

/**
 * The deals of whoever is signed in. What was bought as a guest with the account's proved address becomes theirs now and
 * stays so, also when the account moves to another address later.
 */
export async function ownDeals(parts: Parts, account: Account): Promise<OwnDeal[]> {
  const { db, clock, keyedHash } = parts;
  const now = clock();
  await claimDeals(parts, account);
  const found = await dealsWithSignature(db)
    .where(and(eq(deals.accountId, account.id), hasPage))
    .orderBy(desc(deals.createdAt));
  if (found.length === 0) return [];
  const own = found.map(({ deal }) => deal);
  const uuids = own.map(({ uuid }) => uuid);
  const [history, documents, skiDocuments, refunds] = await Promise.all([
    db.select().from(dealHistory).where(inArray(dealHistory.dealUuid, uuids)).orderBy(dealHistory.id),
    documentsOfDeals(db, uuids),
    skiDocumentsOf(db, own),
    refundsOfDeals(db, uuids),
  ]);
  return found.map(({ deal, signature }) =>
    ownDealAnswer(deal, {
      history: history.filter(({ dealUuid }) => dealUuid === deal.uuid),
      documents: documents.filter(({ dealUuid }) => dealUuid === deal.uuid),
      madeDocuments: skiDocuments.get(deal.uuid) ?? [],
      next: own.find(({ renewalOf }) => renewalOf === deal.uuid),
      refunds: refunds.get(deal.uuid),
      nextStep: nextStepOf(ownersWays(keyedHash, deal), { deal, signature }, now),
      today: dayInRome(now),
    }),
  );
}
