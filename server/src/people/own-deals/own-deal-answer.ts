import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { ownDealDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { stageId } from '@riparo/domain/buy/deal/stages.ts';
import { eventInWords } from '@riparo/domain/buy/deal/timeline.ts';
import { lastWithdrawalDay, withdrawalState } from '@riparo/domain/buy/deal/withdrawal.ts';
import type { ListedDocument } from '../../buy/documents/deal-documents.ts';
import { dealManner, productOf } from '../../buy/deals/deal-answer.ts';
import type { dealHistory, DealRow } from '../../buy/deals/tables.ts';
import { withdrawalDates } from '../../buy/deals/withdrawal-dates.ts';
import type { OwnRefunds } from '../../buy/payments/refunds-of-deals.ts';
import { plateOf } from '../../buy/policies/give-plate.ts';
import { renewalStanding } from '../../buy/policies/renewal-standing.ts';

type Surroundings = {
  history: (typeof dealHistory.$inferSelect)[];
  documents: readonly ListedDocument[];
  /** Those that are drawn when they are asked for. */
  madeDocuments: OwnDeal['documents'];
  /** The deal of the next year, if one was opened. */
  next: DealRow | undefined;
  refunds: OwnRefunds | undefined;
  nextStep: OwnDeal['next'];
  today: IsoDate;
};

export function ownDealAnswer(
  deal: DealRow,
  { history, documents, madeDocuments, next, refunds, nextStep, today }: Surroundings,
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
    refund: refunds?.refund ?? null,
    partRefund: refunds?.partRefund ?? null,
    next: nextStep,
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
