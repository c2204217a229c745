import { addDays, type IsoDate } from '../../platform/values/calendar.ts';
import { type DealOrder, type DealStage, stageAfter } from './stages.ts';
import { type Term, yearFromTomorrow } from './term.ts';

/** The information set promises the new price at least 30 days before the end; a few more leave room for a bad day. */
export const RENEWAL_NOTICE_DAYS = 35;

/** Cover goes on for so long after the end while the new year is not paid yet (Codice civile, art. 1901). */
export const RENEWAL_GRACE_DAYS = 15;

/** Days on which a renewal is offered: from the notice to the end itself. */
export const isRenewalDue = (endsOn: IsoDate, today: IsoDate) =>
  today >= addDays(endsOn, -RENEWAL_NOTICE_DAYS) && today <= endsOn;

export const lastDayToRenew = (endsOn: IsoDate): IsoDate => addDays(endsOn, RENEWAL_GRACE_DAYS);

export const renewalStates = ['none', 'on', 'stopped'] as const;
export type RenewalState = (typeof renewalStates)[number];

type Renewable = {
  /** By its terms: whatever ends by itself needs no stopping. */
  readonly renewsTacitly: boolean;
  readonly order: DealOrder;
  readonly stage: DealStage;
  readonly endsOn: IsoDate | null;
  /** From its history. */
  readonly isStopped: boolean;
  /** The next year was paid: from then on that one can be stopped, or withdrawn from. */
  readonly isRenewed: boolean;
};

/** Whether a cover goes on after its end, for its owner; it can be stopped up to the day before. */
export const renewalState = (deal: Renewable, today: IsoDate): RenewalState => {
  if (!deal.renewsTacitly || deal.isRenewed || deal.endsOn === null || today >= deal.endsOn) return 'none';
  const stage = stageAfter(deal.order, deal.stage, 'renewal-stopped');
  if (stage === null || stage === 'closed_lost') return 'none';
  return deal.isStopped ? 'stopped' : 'on';
};

/** The new year follows the old one without a gap, whenever within its time it is paid. */
export const renewalTerm = (previousEnd: IsoDate): Term => yearFromTomorrow(previousEnd);
