/** `15 novembre 2026 alle ore 11:00`, Italian time. */
export function momentInWords(moment: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' } as const;
  return new Intl.DateTimeFormat('it-IT', format).format(moment);
}

/** `15 novembre 2026`, the day it is in Italy. */
export function dayInWords(moment: Date): string {
  const format = { dateStyle: 'long', timeZone: 'Europe/Rome' } as const;
  return new Intl.DateTimeFormat('it-IT', format).format(moment);
}
