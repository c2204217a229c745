import { addDays, type IsoDate, isoDate } from '../../platform/values/calendar.ts';

/** Both days included. */
export type Period = { readonly from: IsoDate; readonly to: IsoDate };

/** The resolution of charts of a period. */
export type Grain = 'day' | 'month';

const MAX_DAILY_DAYS = 62;
export const MAX_PERIOD_YEARS = 10;

export const grainOf = ({ from, to }: Period): Grain =>
  addDays(from, MAX_DAILY_DAYS) > to ? 'day' : 'month';

/** Every day, or every month as `2026-11`, including those without activity. */
export const placesOf = ({ from, to }: Period): readonly string[] => {
  const grain = grainOf({ from, to });
  const places: string[] = [];
  for (let day = from; day <= to; day = grain === 'day' ? addDays(day, 1) : firstOfNextMonth(day))
    places.push(grain === 'day' ? day : monthOf(day));
  return places;
};

export const monthOf = (day: IsoDate) => day.slice(0, 7);

const firstOfMonth = (day: IsoDate) => isoDate(`${monthOf(day)}-01`);
/** Months have 28 to 31 days, so the 32nd day is in the next one. */
const firstOfNextMonth = (day: IsoDate) => firstOfMonth(addDays(firstOfMonth(day), 31));

export const PERIODS = ['thirty-days', 'this-month', 'last-month', 'this-year', 'twelve-months'] as const;
export type PeriodName = (typeof PERIODS)[number];

export const periodNames: Readonly<Record<PeriodName, string>> = {
  'thirty-days': 'Ultimi 30 giorni',
  'this-month': 'Questo mese',
  'last-month': 'Il mese scorso',
  'this-year': 'Quest’anno',
  'twelve-months': 'Ultimi 12 mesi',
};

export const periodNamed = (name: PeriodName, today: IsoDate): Period => {
  const thisMonth = firstOfMonth(today);
  switch (name) {
    case 'thirty-days':
      return { from: addDays(today, -29), to: today };
    case 'this-month':
      return { from: thisMonth, to: today };
    case 'last-month':
      return { from: firstOfMonth(addDays(thisMonth, -1)), to: addDays(thisMonth, -1) };
    case 'this-year':
      return { from: isoDate(`${today.slice(0, 4)}-01-01`), to: today };
    case 'twelve-months':
      return { from: monthsBefore(thisMonth, 11), to: today };
  }
};

const monthsBefore = (first: IsoDate, months: number): IsoDate =>
  months === 0 ? first : monthsBefore(firstOfMonth(addDays(first, -1)), months - 1);

/** The error in a period; null if there is none. */
export const periodError = ({ from, to }: Period): string | null => {
  if (from > to) return 'Il primo giorno viene dopo l’ultimo.';
  const longest = `${Number(from.slice(0, 4)) + MAX_PERIOD_YEARS}${from.slice(4)}`;
  return to >= longest ? `Scegli al massimo ${MAX_PERIOD_YEARS} anni.` : null;
};
