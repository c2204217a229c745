import { addDays, type IsoDate } from '../../platform/values/calendar.ts';
import { type DealOrder, type DealStage, stageAfter } from './stages.ts';
import { type Term, yearFromTomorrow } from './term.ts';

/**
 * The information set promises the new price at least 30 days before the end; the extra days leave room for
 * an outage.
 */
export const RENEWAL_NOTICE_DAYS = 35;

/** Cover continues for this long after the end while the new year is unpaid (Codice civile, art. 1901). */
export const RENEWAL_GRACE_DAYS = 15;

/** The days on which a renewal is offered: from the notice to the end date itself. */
export const isRenewalDue = (endsOn: IsoDate, today: IsoDate) =>
  today >= addDays(endsOn, -RENEWAL_NOTICE_DAYS) && today <= endsOn;

export const lastDayToRenew = (endsOn: IsoDate): IsoDate => addDays(endsOn, RENEWAL_GRACE_DAYS);

export const renewalStates = ['none', 'on', 'stopped'] as const;
export type RenewalState = (typeof renewalStates)[number];

type Renewable = {
  /** By its terms; a cover that ends by itself needs no stopping. */
  readonly renewsTacitly: boolean;
  readonly order: DealOrder;
  readonly stage: DealStage;
  readonly endsOn: IsoDate | null;
  /** From the deal's history. */
  readonly isStopped: boolean;
  /** The next year is paid: from then on it is that year which can be stopped or withdrawn from. */
  readonly isRenewed: boolean;
};

/**
 * Whether a cover continues after its end, as its owner sees it; it can be stopped up to the day before the
 * end.
 */
export const renewalState = (deal: Renewable, today: IsoDate): RenewalState => {
  if (!deal.renewsTacitly || deal.isRenewed || deal.endsOn === null || today >= deal.endsOn) return 'none';
  const stage = stageAfter(deal.order, deal.stage, 'renewal-stopped');
  if (stage === null || stage === 'closed_lost') return 'none';
  return deal.isStopped ? 'stopped' : 'on';
};

/** The new year follows the old one without a gap, whenever within its period it is paid. */
export const renewalTerm = (previousEnd: IsoDate): Term => yearFromTomorrow(previousEnd);
