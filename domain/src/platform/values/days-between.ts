import { DAY_MS } from './durations.ts';
import type { IsoDate } from './calendar.ts';

/** How many days later the second day is. */
export const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
