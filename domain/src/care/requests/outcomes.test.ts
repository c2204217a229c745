import { expect, test } from 'vitest';
import { isoDate, momentInRome } from '../../platform/values/calendar.ts';
import { callAgainFault, nextTryAt } from './outcomes.ts';

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentInRome(isoDate(day), time);
};

test.each([
  ['in the morning', '2026-11-16 10:00', '2026-11-16 12:00'],
  ['an hour before closing', '2026-11-16 18:00', '2026-11-17 10:00'],
  ['on a Saturday at noon', '2026-11-21 12:00', '2026-11-23 10:00'],
  ['before clocks go forward', '2026-03-28 12:00', '2026-03-30 10:00'],
  ['before clocks go back', '2026-10-24 12:00', '2026-10-26 10:00'],
])('a customer who does not answer %s is called again after two opening hours', (_, called, again) => {
  expect(nextTryAt(at(called))).toEqual(at(again));
});

const closed = 'A quell’ora siamo chiusi: scegli un orario di apertura.';

test.each([
  ['2026-11-16 11:59', 'Scegli un giorno e un’ora nel futuro.'],
  ['2026-11-16 12:00', 'Scegli un giorno e un’ora nel futuro.'],
  ['2026-11-16 12:15', null],
  ['2026-11-16 19:00', closed],
  ['2026-11-22 10:00', closed],
  ['2026-12-08 10:00', closed],
  ['2026-11-21 12:45', null],
  ['2027-02-13 10:00', null],
  ['2027-02-14 10:00', closed],
  ['2027-02-15 10:00', 'Scegli un giorno nei prossimi 90.'],
])('calling again on %s, requested on a Monday at noon: %s', (moment, fault) => {
  expect(callAgainFault(at(moment), at('2026-11-16 12:00'))).toBe(fault);
});
