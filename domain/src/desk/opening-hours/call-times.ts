import { brand } from '../../platform/brand/brand.ts';
import { addDays, dayInRome, type IsoDate } from '../../platform/values/calendar.ts';
import { openPeriodsOn, type OpeningHours, usualHours } from './call-by.ts';

/** The length of a booked call; as many can start at once as there are consultants. */
export const CALL_MINUTES = 15;
/** The number of opening days on which a call can be booked. */
export const BOOKABLE_DAYS = 10;

const CALL_MS = CALL_MINUTES * 60_000;
// An earlier call is requested as a call now.
const NOTICE_MS = brand.callDesk.promiseMinutes * 60_000;
// After a longer closure there is nothing to book.
const MAX_LOOKAHEAD_DAYS = 60;

export type CallDay = { readonly day: IsoDate; readonly times: readonly Date[] };

export const callDays = (now: Date, hours: OpeningHours = usualHours): CallDay[] => {
  const earliest = now.getTime() + NOTICE_MS;
  const found: CallDay[] = [];
  for (let ahead = 0; ahead <= MAX_LOOKAHEAD_DAYS && found.length < BOOKABLE_DAYS; ahead += 1) {
    const day = addDays(dayInRome(now), ahead);
    const times = openPeriodsOn(day, hours)
      .flatMap(quarterHours)
      .filter((time) => time >= earliest)
      .map((time) => new Date(time));
    if (times.length > 0) found.push({ day, times });
  }
  return found;
};

function quarterHours({ from, to }: { from: number; to: number }): number[] {
  const first = Math.ceil(from / CALL_MS) * CALL_MS;
  const count = Math.max(0, Math.floor((to - first) / CALL_MS));
  return Array.from({ length: count }, (_, index) => first + index * CALL_MS);
}

export const isCallTime = (moment: Date, now: Date, hours?: OpeningHours) =>
  callDays(now, hours).some(({ times }) => times.some((time) => time.getTime() === moment.getTime()));
