import { addDays, dayInRome } from '../../platform/values/calendar.ts';

// Separate from `in-words.ts` because first screens load it.

const ZONE = { timeZone: 'Europe/Rome' } as const;
export const clock = new Intl.DateTimeFormat('it-IT', { ...ZONE, hour: 'numeric', minute: '2-digit' });
export const weekday = new Intl.DateTimeFormat('it-IT', { ...ZONE, weekday: 'long' });
export const fullDay = new Intl.DateTimeFormat('it-IT', {
  ...ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** A future moment, with the words before its time. */
export const momentInWords = (moment: Date, now: Date, before: string) => {
  const today = dayInRome(now);
  const day = dayInRome(moment);
  const time = `${before} ${clock.format(moment)}`;
  if (day === today) return time;
  if (day === addDays(today, 1)) return `domani ${time}`;
  // A week ahead, the weekday alone would mean the nearer one.
  const name = day < addDays(today, 7) ? weekday : fullDay;
  return `${name.format(moment)} ${time}`;
};

/** When the call comes, following «ti chiamiamo»: `entro le 18:42`, `lunedì entro le 9:30`. */
export const describeCallBy = (callBy: Date, now: Date) => momentInWords(callBy, now, 'entro le');
