import { addDays, type IsoDate } from '../../platform/values/calendar.ts';
import { type DealOrder, type DealStage, stageAfter } from './stages.ts';

/** The withdrawal period of a distance contract (`DISTANCE_WITHDRAWAL` in `law/articles.ts`). */
export const WITHDRAWAL_DAYS = 14;

type Withdrawable = {
  readonly order: DealOrder;
  readonly stage: DealStage;
  /** Null before payment. */
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly paidOn: IsoDate | null;
};

/** Shorter covers have no right to withdraw by law: a few days of skiing, or the rest of a season. */
export const MIN_WITHDRAWABLE_DAYS = 30;

/** Paid before its documents were signed: no contract is concluded yet. */
export const isPaidUnsigned = ({ order, stage }: Pick<Withdrawable, 'order' | 'stage'>) =>
  order === 'pay-first' && (stage === 'paid' || stage === 'documentation_send');

/**
 * Null while no period runs: paid but not signed. A signed cover starts the day after the later of payment
 * and signature, which is when the contract is concluded; one without a signature is concluded by the
 * payment.
 */
const concludedOn = ({ order, stage, startsOn, paidOn }: Withdrawable): IsoDate | null => {
  if (order === 'pay-only') return paidOn;
  return startsOn === null || isPaidUnsigned({ order, stage }) ? null : addDays(startsOn, -1);
};

/** Italian days; the last one counts to its end. Null while no period runs. */
export const lastWithdrawalDay = (deal: Withdrawable): IsoDate | null => {
  const concluded = concludedOn(deal);
  return concluded === null ? null : addDays(concluded, WITHDRAWAL_DAYS);
};

/** Whether a cover is too short for the right to withdraw: this must be stated before payment. */
export const isTooShort = (startsOn: IsoDate, endsOn: IsoDate | null) =>
  endsOn !== null && addDays(startsOn, MIN_WITHDRAWABLE_DAYS - 1) > endsOn;

export const withdrawalStates = ['open', 'withdrawn', 'too-late'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** `isWithdrawn` comes from the deal's history: a deal may be closed for another reason. */
export const withdrawalState = (
  deal: Withdrawable & { readonly isWithdrawn: boolean },
  today: IsoDate,
): WithdrawalState => {
  if (deal.isWithdrawn) return 'withdrawn';
  if (deal.startsOn === null || isTooShort(deal.startsOn, deal.endsOn)) return 'too-late';
  if (stageAfter(deal.order, deal.stage, 'withdrawn') === null) return 'too-late';
  const lastDay = lastWithdrawalDay(deal);
  return lastDay === null || today <= lastDay ? 'open' : 'too-late';
};
