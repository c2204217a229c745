import type { Account } from '@riparo/domain/people/account/account.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { and, desc, eq, inArray, isNotNull, not, or } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { refundsOfDeals, type OwnRefunds } from '../../buy/payments/refunds-of-deals.ts';
import { documentsOfDeals, type ListedDocument } from '../../buy/documents/deal-documents.ts';
import { policiesOfDeals } from '../../buy/policies/policies-of-deals.ts';
import type { DealPolicy } from '../../buy/deals/deal-policy.ts';
import { claimDeals } from '../../buy/deals/find-own-deal.ts';
import { dealHistory, deals, type DealRow } from '../../buy/deals/tables.ts';
import { dealsWithSignature } from '../../buy/signature/find-signature.ts';
import { nextStepOf, ownerPaths } from '../../buy/signature/next-step.ts';
import { ownDealDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { stageId } from '@riparo/domain/buy/deal/stages.ts';
import { eventInWords } from '@riparo/domain/buy/deal/timeline.ts';
import { lastWithdrawalDay, withdrawalState } from '@riparo/domain/buy/deal/withdrawal.ts';
import { orderFields, productOf } from '../../buy/deals/deal-answer.ts';
import { withdrawalDates } from '../../buy/deals/withdrawal-dates.ts';
import { plateOf } from '../../buy/policies/give-plate.ts';
import { renewalStatus } from '../../buy/policies/renewal-status.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'enqueue'>;

// A ski purchase has no page before payment: it counts from the payment on.
const hasPage = or(not(eq(deals.order, 'pay-only')), isNotNull(deals.startsOn), isNotNull(deals.renewalOf));

/**
 * The deals of a signed-in customer. Guest purchases with the account's proved address are assigned to the
 * account now and stay with it, also after a later change of address.
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
  const [history, documents, policyOf, refunds] = await Promise.all([
    db.select().from(dealHistory).where(inArray(dealHistory.dealUuid, uuids)).orderBy(dealHistory.id),
    documentsOfDeals(db, uuids),
    policiesOfDeals(db, own),
    refundsOfDeals(db, uuids),
  ]);
  return found.map(({ deal, signature }) =>
    ownDealAnswer(deal, {
      history: history.filter(({ dealUuid }) => dealUuid === deal.uuid),
      documents: documents.filter(({ dealUuid }) => dealUuid === deal.uuid),
      policyDocuments: policyOf(deal).ownDocuments,
      next: own.find(({ renewalOf }) => renewalOf === deal.uuid),
      refunds: refunds.get(deal.uuid),
      nextStep: nextStepOf(ownerPaths(keyedHash, deal), { deal, signature }, now),
      today: dayInRome(now),
    }),
  );
}

type Surroundings = {
  history: (typeof dealHistory.$inferSelect)[];
  documents: readonly ListedDocument[];
  policyDocuments: DealPolicy['ownDocuments'];
  /** The deal of the next year, if it was opened. */
  next: DealRow | undefined;
  refunds: OwnRefunds | undefined;
  nextStep: OwnDeal['next'];
  today: IsoDate;
};

function ownDealAnswer(
  deal: DealRow,
  { history, documents, policyDocuments, next, refunds, nextStep, today }: Surroundings,
): OwnDeal {
  const dates = withdrawalDates(deal, history);
  return {
    uuid: deal.uuid,
    status: stageId(deal.stage),
    ...orderFields(deal),
    product: productOf(deal),
    priceCents: deal.priceCents,
    isYearly: deal.order !== 'pay-only' || deal.renewalOf !== null,
    createdAt: deal.createdAt.toISOString(),
    expiresAt: deal.expiresAt?.toISOString() ?? null,
    startsOn: deal.startsOn,
    endsOn: deal.endsOn,
    refund: refunds?.refund ?? null,
    partRefund: refunds?.partRefund ?? null,
    next: nextStep,
    history: history.map(({ event, toStage, at }) => ({
      event,
      status: stageId(toStage),
      at: at.toISOString(),
      text: eventInWords(orderFields(deal), event),
    })),
    documents: [
      ...policyDocuments,
      ...documents.map(({ kind, title, sizeBytes }) => ({
        kind,
        title,
        sizeBytes,
        path: ownDealDocumentPath(deal.uuid, kind),
      })),
    ],
    withdrawal: { state: withdrawalState(dates, today), lastDay: lastWithdrawalDay(dates) },
    renewal: renewalStatus(deal, { history, next, today }),
    plate: plateOf(deal, today),
  };
}
