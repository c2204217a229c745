import { addDays, type IsoDate } from '../calendar.ts';
import { type DealOrder, type DealStage, stageAfter } from './stages.ts';

/** Codice del consumo, art. 67-duodecies: to think again about what was bought at a distance. */
export const WITHDRAWAL_DAYS = 14;

export const withdrawalPath = (token: string) => `/recesso/${token}`;

type Withdrawable = {
  readonly order: DealOrder;
  readonly stage: DealStage;
  /** Null as long as nobody has paid. */
  readonly startsOn: IsoDate | null;
};

/**
 * The cover starts the day after the later of payment and signature, which is when the contract is concluded: the
 * fourteenth day after that is the last one. Days are Italian ones, and the last counts to its end.
 */
export const lastWithdrawalDay = (startsOn: IsoDate): IsoDate => addDays(startsOn, WITHDRAWAL_DAYS - 1);

/** Paid and not signed yet: nothing is concluded, so no time runs. */
const isConcluded = ({ order, stage }: Withdrawable) =>
  order === 'sign-first' || (stage !== 'paid' && stage !== 'documentation_send');

export type WithdrawalState = 'open' | 'withdrawn' | 'too-late';

/** `isWithdrawn` comes from the deal's history: a closed deal may be closed for another reason. */
export const withdrawalState = (
  deal: Withdrawable & { readonly isWithdrawn: boolean },
  today: IsoDate,
): WithdrawalState => {
  if (deal.isWithdrawn) return 'withdrawn';
  if (deal.startsOn === null || stageAfter(deal.order, deal.stage, 'withdrawn') === null) return 'too-late';
  return !isConcluded(deal) || today <= lastWithdrawalDay(deal.startsOn) ? 'open' : 'too-late';
};
