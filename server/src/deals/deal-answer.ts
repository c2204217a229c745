import { dayInRome, type IsoDate } from '@riparo/domain/calendar.ts';
import { ownDealDocumentPath } from '@riparo/domain/contract/deal-document.ts';
import type { Deal, OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { isCorrectable } from '@riparo/domain/deal/link.ts';
import { findSoldProduct } from '@riparo/domain/products/catalogue.ts';
import { doorOf, stageId } from '@riparo/domain/deal/stages.ts';
import { eventInWords } from '@riparo/domain/deal/timeline.ts';
import { lastWithdrawalDay, withdrawalState } from '@riparo/domain/deal/withdrawal.ts';
import { plateOf } from '../policies/give-plate.ts';
import { renewalStanding } from '../policies/renewal-standing.ts';
import type { ListedDocument } from '../deal-documents/deal-documents.ts';
import type { ShownDeal } from './find-deal.ts';
import { missingAnswers } from './missing-answers.ts';
import type { dealHistory, DealRow } from './tables.ts';
import { withdrawalDates } from './withdrawal-dates.ts';

/** What the address of a deal answers. About the buyer only while it is needed to buy. */
export function dealAnswer(deal: ShownDeal, now: Date): Deal {
  const isOpen = doorOf(deal.stage) === 'open';
  return {
    uuid: deal.uuid,
    key: deal.productKey,
    status: stageId(deal.stage),
    version: deal.version,
    buyer: isOpen ? buyerOf(deal) : null,
    product: productOf(deal),
    attributes: isOpen && deal.attributes ? JSON.stringify(deal.attributes) : null,
    missing: missingAnswers(deal, dayInRome(now)),
    isCorrectable: isCorrectable(deal.order, deal.stage),
    ...dealManner(deal),
    expiresAt: deal.expiresAt?.toISOString() ?? null,
  };
}

type Surroundings = {
  history: (typeof dealHistory.$inferSelect)[];
  documents: readonly ListedDocument[];
  /** Those that are drawn when they are asked for. */
  madeDocuments: OwnDeal['documents'];
  /** The deal of the next year, if one was opened. */
  next: DealRow | undefined;
  refund: OwnDeal['refund'];
  today: IsoDate;
};

export function ownDealAnswer(
  deal: DealRow,
  { history, documents, madeDocuments, next, refund, today }: Surroundings,
): OwnDeal {
  const dates = withdrawalDates(deal, history);
  return {
    uuid: deal.uuid,
    status: stageId(deal.stage),
    ...dealManner(deal),
    product: productOf(deal),
    priceCents: deal.priceCents,
    isYearly: deal.order !== 'pay-only' || deal.renewalOf !== null,
    createdAt: deal.createdAt.toISOString(),
    expiresAt: deal.expiresAt?.toISOString() ?? null,
    startsOn: deal.startsOn,
    endsOn: deal.endsOn,
    refund,
    history: history.map(({ event, toStage, at }) => ({
      event,
      status: stageId(toStage),
      at: at.toISOString(),
      text: eventInWords(dealManner(deal), event),
    })),
    documents: [
      ...madeDocuments,
      ...documents.map(({ kind, title, sizeBytes }) => ({
        kind,
        title,
        sizeBytes,
        path: ownDealDocumentPath(deal.uuid, kind),
      })),
    ],
    withdrawal: { state: withdrawalState(dates, today), lastDay: lastWithdrawalDay(dates) },
    renewal: renewalStanding(deal, { history, next, today }),
    plate: plateOf(deal, today),
  };
}

export const dealManner = ({ order, renewalOf }: Pick<DealRow, 'order' | 'renewalOf'>) => ({
  order,
  isRenewal: renewalOf !== null,
});

function buyerOf({ email, firstName, lastName, profile, accountId }: ShownDeal): Deal['buyer'] {
  return { email, firstName, lastName, profile: { cognitoId: accountId, ...profile } };
}

function productOf({ productKey, priceCents }: Pick<DealRow, 'productKey' | 'priceCents'>): Deal['product'] {
  const product = findSoldProduct(productKey);
  // A product that is no longer sold: its deals stay.
  const { title, subTitle, webFlowBaseUrl } = product ?? {
    title: productKey,
    subTitle: '',
    webFlowBaseUrl: '/ops/',
  };
  return { key: productKey, title, subTitle, fixedPrice: priceCents / 100, webFlowBaseUrl };
}
