import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import {
  addDays,
  isIsoDate,
  isoDate,
  type IsoDate,
  weekdayOf,
} from '@riparo/domain/platform/values/calendar.ts';

/** The chosen first day, and the last one if there is one. */
export type DayRange = { readonly from: IsoDate | null; readonly to: IsoDate | null };

export type Bounds = {
  readonly first: IsoDate;
  readonly last: IsoDate;
  /** 1 if only the first day is chosen. */
  readonly mostDays: number;
};

/** Both days included. */
export const daysIn = (from: IsoDate, to: IsoDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The first press sets the first day, the second one the last; an earlier or too late day starts over. */
export const withDay = ({ from, to }: DayRange, day: IsoDate, { mostDays }: Bounds): DayRange => {
  const ends = from !== null && to === null && day >= from && daysIn(from, day) <= mostDays;
  return ends ? { from, to: day } : { from: day, to: mostDays === 1 ? day : null };
};

export const isWithin = (day: IsoDate, { first, last }: Pick<Bounds, 'first' | 'last'>) =>
  day >= first && day <= last;

/** The month `2026-12`, or one this many months later. */
export const monthOf = (day: IsoDate) => day.slice(0, 7);
export const monthAfter = (month: string, months: number) => {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
};

const lastDayOf = (month: string) => addDays(isoDate(`${monthAfter(month, 1)}-01`), -1);

/** The days of a month in weeks from Monday; null before its first and after its last. */
export const weeksOf = (month: string): readonly (readonly (IsoDate | null)[])[] => {
  const first = isoDate(`${month}-01`);
  const count = daysIn(first, lastDayOf(month));
  const before = weekdayOf(first) - 1;
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const number = week * 7 + place - before;
      return number >= 0 && number < count ? addDays(first, number) : null;
    }),
  );
};

/** The day that a key moves to, within bounds; null for other keys. */
export const dayAfterKey = (
  day: IsoDate,
  key: string,
  bounds: Pick<Bounds, 'first' | 'last'>,
): IsoDate | null => {
  const there = step(day, key);
  if (there === null) return null;
  if (there < bounds.first) return bounds.first;
  return there > bounds.last ? bounds.last : there;
};

const step = (day: IsoDate, key: string): IsoDate | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(day, -1);
    case 'PageDown':
      return sameDayIn(day, 1);
    default:
      return null;
  }
};

/** The same day in another month, or that month's last. */
const sameDayIn = (day: IsoDate, months: number): IsoDate => {
  const month = monthAfter(monthOf(day), months);
  const same = `${month}-${day.slice(8)}`;
  return isIsoDate(same) ? same : lastDayOf(month);
};
