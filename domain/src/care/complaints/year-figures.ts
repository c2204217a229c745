import type { ComplaintArea, ComplaintOutcome } from './register.ts';
import { ANSWER_DAYS } from './clock.ts';
import { type ComplaintState, isOpenComplaint } from './states.ts';

/** The outcome, or `open`. */
export type ComplaintEnding = ComplaintOutcome | 'withdrawn' | 'closed' | 'open';

export type CountedComplaint = {
  readonly area: ComplaintArea;
  /** Null if about no product. */
  readonly product: string | null;
  readonly state: ComplaintState;
  readonly outcome: ComplaintOutcome | null;
  /** Days of the clock until its end, or until now. */
  readonly days: number;
};

export type FigureRow = {
  readonly area: ComplaintArea;
  readonly product: string | null;
  readonly ending: ComplaintEnding;
  readonly number: number;
  readonly averageDays: number;
  readonly longestDays: number;
  /** Answered, or still open, after the last day. */
  readonly late: number;
};

export const endingOf = ({
  state,
  outcome,
}: Pick<CountedComplaint, 'state' | 'outcome'>): ComplaintEnding => {
  if (isOpenComplaint(state)) return 'open';
  return state === 'answered' ? (outcome ?? 'closed') : state === 'withdrawn' ? 'withdrawn' : 'closed';
};

/** The complaints of a year by area, product and outcome, the most frequent first. */
export const yearFigures = (complaints: readonly CountedComplaint[]): FigureRow[] => {
  const groups = Map.groupBy(complaints, (each) => JSON.stringify([each.area, each.product, endingOf(each)]));
  return [...groups.values()]
    .flatMap((group): FigureRow[] => {
      const [first] = group;
      if (!first) return [];
      const days = group.map((each) => each.days);
      return [
        {
          area: first.area,
          product: first.product,
          ending: endingOf(first),
          number: group.length,
          averageDays: Math.round(days.reduce((sum, each) => sum + each, 0) / group.length),
          longestDays: Math.max(...days),
          late: days.filter((each) => each > ANSWER_DAYS).length,
        },
      ];
    })
    .toSorted((one, other) => other.number - one.number || one.area.localeCompare(other.area));
};

export const endingNames: Readonly<Record<ComplaintEnding, string>> = {
  accepted: 'Accolto',
  partly: 'Accolto in parte',
  rejected: 'Respinto',
  withdrawn: 'Ritirato',
  closed: 'Chiuso senza risposta nel merito',
  open: 'In corso',
};
