import type { IsoDate } from './calendar.ts';

/** How many days later the second day is. */
export const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
