import { DAY_MS } from './durations.ts';
import type { IsoDate } from './calendar.ts';

/** The number of days from the first date to the second. */
export const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
