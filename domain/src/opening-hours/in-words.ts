import { addDays, dayInRome } from '../values/calendar.ts';
import { type OpeningHours, usualHours } from './call-by.ts';

const ZONE = { timeZone: 'Europe/Rome' } as const;
export const clock = new Intl.DateTimeFormat('it-IT', { ...ZONE, hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('it-IT', { ...ZONE, weekday: 'long' });
export const fullDay = new Intl.DateTimeFormat('it-IT', {
  ...ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** A moment to come, after the words that lead to its hour. */
export const momentInWords = (moment: Date, now: Date, before: string) => {
  const today = dayInRome(now);
  const day = dayInRome(moment);
  const time = `${before} ${clock.format(moment)}`;
  if (day === today) return time;
  if (day === addDays(today, 1)) return `domani ${time}`;
  // A week ahead the name of the day alone would mean the nearer one.
  const name = day < addDays(today, 7) ? weekday : fullDay;
  return `${name.format(moment)} ${time}`;
};

/** When the call comes, to go on after «ti chiamiamo»: `entro le 18:42`, `lunedì entro le 9:30`. */
export const describeCallBy = (callBy: Date, now: Date) => momentInWords(callBy, now, 'entro le');

/** For mails, which may be read days later: `lunedì 16 novembre entro le 9:30`. */
export const describeDeadline = (callBy: Date) =>
  `${fullDay.format(callBy)} entro le ${clock.format(callBy)}`;

// Any Monday: days of the week are counted from it.
const MONDAY = Date.UTC(2024, 0, 1, 12);
const dayName = (day: number) => weekday.format(MONDAY + (day - 1) * 86_400_000);
const shortTime = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');

// All are masculine but the last.
const isSunday = (day: number) => day === 7;

const daysInWords = (days: readonly number[]) => {
  const first = days[0] ?? 1;
  const last = days.at(-1) ?? first;
  if (first === last) return `${isSunday(first) ? 'la' : 'il'} ${dayName(first)}`;
  return `dal ${dayName(first)} ${isSunday(last) ? 'alla' : 'al'} ${dayName(last)}`;
};

/** `dal lunedì al venerdì dalle 9 alle 13 e dalle 14 alle 19, il sabato dalle 9 alle 13` */
export const describeHours = ({ week }: OpeningHours = usualHours) =>
  week
    .map(({ days, opens, closes }, index) => {
      const span = `dalle ${shortTime(opens)} alle ${shortTime(closes)}`;
      const before = week[index - 1];
      if (before && String(before.days) === String(days)) return ` e ${span}`;
      return `${before ? ', ' : ''}${daysInWords(days)} ${span}`;
    })
    .join('');
