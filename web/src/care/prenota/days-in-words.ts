import { addDays, dayInRome, isIsoDate, timeInRome } from '@riparo/domain/platform/values/calendar.ts';

const ZONE = { timeZone: 'Europe/Rome' } as const;

/** `oggi` and `16 nov`; `mer` and `18 nov`. */
export function dayInWords(day: string, now: Date): { name: string; date: string } {
  // At noon every zone agrees about the day.
  const noon = new Date(`${day}T11:00:00Z`);
  const today = dayInRome(now);
  const weekday = new Intl.DateTimeFormat('it-IT', { ...ZONE, weekday: 'short' }).format(noon);
  const date = new Intl.DateTimeFormat('it-IT', { ...ZONE, day: 'numeric', month: 'short' }).format(noon);
  if (day === today) return { name: 'oggi', date };
  return { name: isIsoDate(day) && day === addDays(today, 1) ? 'domani' : weekday, date };
}

const isMorning = (time: string) => timeInRome(new Date(time)) < '13:00';

/** Times of one day, before and after one o'clock; a part without any is left out. */
export function partsOfDay(times: readonly string[]): { part: string; times: readonly string[] }[] {
  return [
    { part: 'Mattina', times: times.filter(isMorning) },
    { part: 'Pomeriggio', times: times.filter((time) => !isMorning(time)) },
  ].filter((each) => each.times.length > 0);
}
