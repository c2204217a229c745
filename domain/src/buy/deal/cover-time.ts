import type { IsoDate } from '../../platform/values/calendar.ts';
import { type DealOrder, dealStages } from './stages.ts';

/** A date relative to a cover; its first and last day are both covered. */
export type CoverTime = 'before' | 'running' | 'over';

type Covered = {
  /** The id of its stage. */
  readonly status: number;
  readonly order: DealOrder;
  readonly isRenewal: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/** Only the date decides now: the calendar knows the cover is active or over before any stage is written. */
const isSettled = ({ status, order, isRenewal }: Covered) => {
  const stage = dealStages.find(({ id }) => id === status)?.key;
  if (stage === 'closed_won' || stage === 'documentation_signed') return true;
  return stage === 'paid' && (isRenewal || order === 'sign-first');
};

/** Null if there is no cover to wait for: unpaid, unsigned or closed. */
export function coverTimeOf(deal: Covered, today: IsoDate): CoverTime | null {
  const { startsOn, endsOn } = deal;
  if (startsOn === null || endsOn === null || !isSettled(deal)) return null;
  if (today < startsOn) return 'before';
  return today > endsOn ? 'over' : 'running';
}
