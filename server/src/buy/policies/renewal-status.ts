import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { type RenewalState, renewalState } from '@riparo/domain/buy/deal/renewal.ts';
import { stageId } from '@riparo/domain/buy/deal/stages.ts';
import { renewsTacitly } from '@riparo/domain/buy/products/catalogue.ts';
import type { dealHistory, DealRow } from '../deals/tables.ts';

type Surroundings = {
  history: readonly Pick<typeof dealHistory.$inferSelect, 'event'>[];
  /** The deal of the next year, if one was opened. */
  next: Pick<DealRow, 'stage'> | undefined;
  today: IsoDate;
};

export const renewalStatus = (deal: DealRow, { history, next, today }: Surroundings): RenewalState =>
  renewalState(
    {
      renewsTacitly: renewsTacitly(deal.productKey),
      order: deal.order,
      stage: deal.stage,
      endsOn: deal.endsOn,
      isStopped: history.some(({ event }) => event === 'renewal-stopped'),
      isRenewed: next !== undefined && next.stage !== 'closed_lost' && stageId(next.stage) >= stageId('paid'),
    },
    today,
  );
