import { MINUTE_MS } from '../../platform/values/durations.ts';
import { addDays, dayInRome, momentInRome } from '../../platform/values/calendar.ts';

const SOON_MINUTES = 10;

/** The groups of the queue, the most urgent first. */
export const REQUEST_GROUPS = ['late', 'soon', 'today', 'later'] as const;

export type RequestGroup = (typeof REQUEST_GROUPS)[number];

export const requestGroupNames: Readonly<Record<RequestGroup, string>> = {
  late: 'In ritardo',
  soon: `Entro ${SOON_MINUTES} minuti`,
  today: 'Oggi',
  later: 'Più avanti',
};

/** Groups are counted up to here; at this number the desk shows «1000 o più». */
export const MAX_COUNTED = 1000;

/** The range of due times, from inclusive and before exclusive; null for no limit. */
export type DueRange = { readonly from: Date | null; readonly before: Date | null };

/** The calls to make now are due before this moment. Customers who chose a time are not called earlier. */
export const soonEnd = (now: Date) => new Date(now.getTime() + SOON_MINUTES * MINUTE_MS + 1);

export const groupRange = (group: RequestGroup, now: Date): DueRange => {
  const soon = soonEnd(now);
  const midnight = momentInRome(addDays(dayInRome(now), 1), '00:00');
  // The last ten minutes of a day extend into the next.
  const tomorrow = midnight > soon ? midnight : soon;
  const ranges: Readonly<Record<RequestGroup, DueRange>> = {
    late: { from: null, before: now },
    soon: { from: now, before: soon },
    today: { from: soon, before: tomorrow },
    later: { from: tomorrow, before: null },
  };
  return ranges[group];
};

export const groupOf = (due: Date, now: Date): RequestGroup =>
  REQUEST_GROUPS.find((group) => {
    const { before } = groupRange(group, now);
    return before === null || due < before;
  }) ?? 'later';

/** Whole minutes left; negative if late. */
export const minutesLeft = (due: Date, now: Date) => Math.floor((due.getTime() - now.getTime()) / MINUTE_MS);
