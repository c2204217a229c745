import { addDays, dayInRome, type IsoDate, momentInRome } from '../../platform/values/calendar.ts';
import { daysBetween } from '../../platform/values/days-between.ts';
import { workingDayAfter } from '../../desk/opening-hours/working-days.ts';
import { isForRiskBearer } from './competence.ts';
import { type ComplaintArea, isDamages } from './register.ts';

/** Calendar days from receipt: ISVAP regulation 24/2008, which the page about complaints names. */
export const ANSWER_DAYS = 45;

/**
 * The law says "without delay" for complaints that another company has to answer: the number of days is ours
 * (decision 0093).
 */
export const FORWARD_DAYS = 5;

/** Day of the clock on which staff are warned that a complaint has not been forwarded yet. */
export const FORWARD_WARNING_DAY = 3;

/** The same for an injured party's letter, which is forwarded within a working day, like a claim. */
export const DAMAGES_WARNING_DAY = 1;

/** Days of the clock on which staff who answer complaints are warned. */
export const WARNING_DAYS = [30, 40] as const;

export type WarningDay =
  | (typeof WARNING_DAYS)[number]
  | typeof FORWARD_WARNING_DAY
  | typeof DAMAGES_WARNING_DAY;

/** The last day for an answer in time. */
export const answerBy = (receivedOn: IsoDate): IsoDate => addDays(receivedOn, ANSWER_DAYS);

/** The last day to forward what the insurer or the mutual society has to answer. */
export const forwardBy = (receivedOn: IsoDate): IsoDate => addDays(receivedOn, FORWARD_DAYS);

type Clocked = { readonly area: ComplaintArea; readonly receivedOn: IsoDate };

/** The last day for our part: to answer the complaint, or to forward it. */
export const dueBy = ({ area, receivedOn }: Clocked): IsoDate => {
  if (isDamages(area)) return workingDayAfter(receivedOn, 1);
  return isForRiskBearer(area) ? forwardBy(receivedOn) : answerBy(receivedOn);
};

const warningsFor = (area: ComplaintArea): readonly WarningDay[] => {
  if (isDamages(area)) return [DAMAGES_WARNING_DAY, FORWARD_WARNING_DAY, ...WARNING_DAYS];
  return isForRiskBearer(area) ? [FORWARD_WARNING_DAY, ...WARNING_DAYS] : WARNING_DAYS;
};

/** The last minute of that day in Italy. */
export const dueDeadline = (complaint: Clocked): Date => momentInRome(dueBy(complaint), '23:59');

export type ComplaintClock = {
  /** Days since receipt: 0 on the day itself. */
  readonly day: number;
  /** The total number of days. */
  readonly days: number;
  /** Negative if late. */
  readonly daysLeft: number;
  readonly isLate: boolean;
  /** The latest warning due; null before the first. */
  readonly warning: WarningDay | null;
};

export const clockOf = ({ area, receivedOn }: Clocked, today: IsoDate): ComplaintClock => {
  const day = daysBetween(receivedOn, today);
  const days = daysBetween(receivedOn, dueBy({ area, receivedOn }));
  return {
    day,
    days,
    daysLeft: days - day,
    isLate: day > days,
    warning: warningsFor(area).findLast((warning) => day >= warning) ?? null,
  };
};

/** Days of the clock until the answer. */
export const daysTaken = (receivedOn: IsoDate, endedAt: Date): number =>
  daysBetween(receivedOn, dayInRome(endedAt));

/** Sent to staff with a warning. Complaints to forward have another last day than those to answer. */
export const warningInWords = (number: string, warning: number): string => {
  if (warning === DAMAGES_WARNING_DAY)
    return `La richiesta ${number} di un danneggiato va ancora inoltrata alla compagnia.`;
  return warning === FORWARD_WARNING_DAY
    ? `Il reclamo ${number} va inoltrato entro ${FORWARD_DAYS - FORWARD_WARNING_DAY} giorni.`
    : `Il reclamo ${number} è al giorno ${warning} di ${ANSWER_DAYS}.`;
};
