import { isoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { formatClock, formatMoment, formatRetryTime, spokenClock } from './format-time.ts';

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentInRome(isoDate(day), time);
};
const now = at('2026-11-16 15:00');

test.each([
  ['2026-11-16 15:00', '0 min', 'mancano 0 min'],
  ['2026-11-16 15:12', '12 min', 'mancano 12 min'],
  ['2026-11-16 14:40', '-20 min', 'in ritardo di 20 min'],
  ['2026-11-16 16:00', '1 h', 'mancano 1 h'],
  ['2026-11-16 17:05', '2 h 5 min', 'mancano 2 h 5 min'],
  ['2026-11-17 15:00', '1 giorno', 'mancano 1 giorno'],
  ['2026-11-14 14:00', '-2 giorni', 'in ritardo di 2 giorni'],
])('at three, a deadline at %s reads %s', (due, shown, spoken) => {
  expect(formatClock(at(due), now)).toBe(shown);
  expect(spokenClock(at(due), now)).toBe(spoken);
});

test.each([
  ['2026-11-16 09:05', '09:05'],
  ['2026-11-17 09:30', 'domani 09:30'],
  ['2026-11-15 23:59', 'ieri 23:59'],
  ['2026-11-23 10:00', 'lun 23 nov 10:00'],
  ['2025-01-03 10:00', '3 gen 2025 10:00'],
  ['2027-01-03 10:00', '3 gen 2027 10:00'],
])('the moment %s reads %s', (moment, expected) => {
  expect(formatMoment(at(moment), now)).toBe(expected);
});

test.each([
  [60, 'Puoi riprovare alle 15:01.'],
  [61, 'Puoi riprovare alle 15:02.'],
  [3600, 'Puoi riprovare alle 16:00.'],
  [10 * 3600, 'Puoi riprovare: domani 01:00.'],
])('at three, after a pause of %i seconds the message is: %s', (seconds, spoken) => {
  expect(formatRetryTime(seconds, now)).toBe(spoken);
});
