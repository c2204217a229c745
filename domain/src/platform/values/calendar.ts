import { DAY_MS, HOUR_MS } from './durations.ts';

/** A day of the calendar, `YYYY-MM-DD`, without time or zone. */
export type IsoDate = string & { readonly __brand: 'IsoDate' };

type DayParts = { year: number; month: number; day: number };

const twoDigits = (value: number) => String(value).padStart(2, '0');

const isRealDay = ({ year, month, day }: DayParts) => {
  const date = new Date(Date.UTC(2000, 0, 1));
  // Not Date.UTC(year, …) alone: it reads years below 100 as 19xx.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const toIso = ({ year, month, day }: DayParts) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as IsoDate;

export const isIsoDate = (text: string): text is IsoDate => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return (
    match !== null && isRealDay({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  );
};

/** For dates written in code and tests; throws if the date does not exist. */
export const isoDate = (text: string): IsoDate => {
  if (!isIsoDate(text)) throw new RangeError(`not a day: ${text}`);
  return text;
};

const partsOf = (date: IsoDate): DayParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

export const yearOf = (date: IsoDate) => partsOf(date).year;

/** Reads GG/MM/AAAA as typed (1/2/1990, 01-02-1990, 01021990); null for a date that does not exist. */
export const parseItalianDate = (text: string): IsoDate | null => {
  const match =
    /^\s*(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})\s*$|^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  if (!match) return null;
  const parts = {
    day: Number(match[1] ?? match[4]),
    month: Number(match[2] ?? match[5]),
    year: Number(match[3] ?? match[6]),
  };
  return isRealDay(parts) ? toIso(parts) : null;
};

export const formatItalianDate = (date: IsoDate) => {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, '0')}`;
};

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** `15 novembre 2026` and `1º novembre 2026`, for running text. */
export const writtenDate = (date: IsoDate) => {
  const { year, month, day } = partsOf(date);
  return `${day === 1 ? '1º' : day} ${months[month - 1] ?? ''} ${year}`;
};

/** 1:00 UTC on the last Sunday of a month with 31 days. */
const lastSundayOf = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month - 1, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
};

/**
 * The offset of Italian clocks from UTC, by the rule of the Union since 1996 (directive 2000/84/EC). Not with
 * `Intl`, whose first use blocks a slow phone for a tenth of a second.
 */
const offsetInRome = (moment: number) => {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= lastSundayOf(year, 3) && moment < lastSundayOf(year, 10);
  return (isSummer ? 2 : 1) * HOUR_MS;
};

const shownInRome = (moment: Date) =>
  new Date(moment.getTime() + offsetInRome(moment.getTime())).toISOString();

/** The date in Italy at a moment, daylight saving included. */
export const dayInRome = (moment: Date): IsoDate => shownInRome(moment).slice(0, 10) as IsoDate;

export const timeInRome = (moment: Date) => shownInRome(moment).slice(11, 16);

/** The moment at which Italian clocks show `time` (`HH:MM`) on a day, daylight saving included. */
export const momentInRome = (date: IsoDate, time: string): Date => {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // Read as if it were UTC, then shifted by Rome's offset: first the offset nearby, then that of the result.
  const near = wanted - offsetInRome(wanted);
  return new Date(wanted - offsetInRome(near));
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

export const addDays = (date: IsoDate, days: number): IsoDate => {
  const { year, month, day } = partsOf(date);
  const moved = new Date(Date.UTC(year, month - 1, day) + days * DAY_MS);
  return toIso({ year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() });
};

/** Adults buy, sign and answer for themselves. */
export const ADULT_AGE = 18;

/**
 * Whole years. A person born on 29 February turns a year older on 1 March of common years: the later of the
 * two readings in use, so that no one counts as of age a day too early.
 */
export const ageOn = (birthDate: IsoDate, day: IsoDate) => {
  const birth = partsOf(birthDate);
  const now = partsOf(day);
  const birthdayReached = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (birthdayReached ? 0 : 1);
};
