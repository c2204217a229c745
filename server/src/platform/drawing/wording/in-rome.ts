import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';

const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' });

/** `15 novembre 2026 alle ore 11:00`, Italian time. */
export function momentInWords(moment: Date): string {
  return `${dayInWords(moment)} alle ore\u00a0${time.format(moment)}`;
}

/** `15 novembre 2026`, the day it is in Italy. */
export function dayInWords(moment: Date): string {
  return writtenDate(dayInRome(moment));
}
