import { DAY_MS } from '../../platform/values/durations.ts';
import { type OpeningHours, usualHours } from './call-by.ts';
import { clock, fullDay, weekday } from './moments-in-words.ts';

/** For mails, which may be read days later: `lunedì 16 novembre entro le 9:30`. */
export const describeDeadline = (callBy: Date) =>
  `${fullDay.format(callBy)} entro le ${clock.format(callBy)}`;

// Any Monday, as the origin for weekdays.
const MONDAY = Date.UTC(2024, 0, 1, 12);
const dayName = (day: number) => weekday.format(MONDAY + (day - 1) * DAY_MS);
const shortTime = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');

// Only Sunday is feminine.
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
