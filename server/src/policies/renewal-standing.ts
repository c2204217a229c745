import type { IsoDate } from '@riparo/domain/values/calendar.ts';
import { type RenewalState, renewalState } from '@riparo/domain/deal/renewal.ts';
import { stageId } from '@riparo/domain/deal/stages.ts';
import { renewsTacitly } from '@riparo/domain/products/catalogue.ts';
import type { dealHistory, DealRow } from '../deals/tables.ts';

type Surroundings = {
  history: readonly Pick<typeof dealHistory.$inferSelect, 'event'>[];
  /** The deal of the next year, if one was opened. */
  next: Pick<DealRow, 'stage'> | undefined;
  today: IsoDate;
};

export const renewalStanding = (deal: DealRow, { history, next, today }: Surroundings): RenewalState =>
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
