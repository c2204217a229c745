import { describe, expect, test } from 'vitest';
import { isoDate, momentInRome } from '../../platform/values/calendar.ts';
import { callBy, isDeskOpen, usualHours } from './call-by.ts';
import { describeDeadline, describeHours } from './in-words.ts';
import { describeCallBy } from './moments-in-words.ts';

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentInRome(isoDate(day), time);
};

describe('the deadline of a requested call', () => {
  test.each([
    ['in the middle of a day', '2026-11-16 15:00', '2026-11-16 15:30', 'entro le 15:30'],
    ['half an hour before closing', '2026-11-16 18:30', '2026-11-16 19:00', 'entro le 19:00'],
    ['before opening', '2026-11-16 07:10', '2026-11-16 09:30', 'entro le 9:30'],
    ['after closing', '2026-11-16 19:00', '2026-11-17 09:30', 'domani entro le 9:30'],
    ['on a Friday at 18:50', '2026-11-20 18:50', '2026-11-21 09:20', 'domani entro le 9:20'],
    ['on a Saturday at 12:45', '2026-11-21 12:45', '2026-11-23 09:15', 'lunedì entro le 9:15'],
    ['on a Sunday', '2026-11-22 11:00', '2026-11-23 09:30', 'domani entro le 9:30'],
    ['late on Christmas Eve', '2026-12-24 18:50', '2026-12-28 09:20', 'lunedì entro le 9:20'],
    ['on Christmas Day', '2026-12-25 10:00', '2026-12-28 09:30', 'lunedì entro le 9:30'],
    ['on Saint Stephen, a Saturday', '2026-12-26 10:00', '2026-12-28 09:30', 'lunedì entro le 9:30'],
    ['on Easter Saturday', '2026-04-04 12:45', '2026-04-07 09:15', 'martedì entro le 9:15'],
    ['on Easter Monday', '2026-04-06 10:00', '2026-04-07 09:30', 'domani entro le 9:30'],
    ['on Saint Francis, a Monday', '2027-10-04 10:00', '2027-10-05 09:30', 'domani entro le 9:30'],
    ['on that day before it was a holiday', '2024-10-04 10:00', '2024-10-04 10:30', 'entro le 10:30'],
    ['before clocks go forward', '2026-03-28 12:45', '2026-03-30 09:15', 'lunedì entro le 9:15'],
    ['before clocks go forward at Easter', '2027-03-27 12:45', '2027-03-30 09:15', 'martedì entro le 9:15'],
    ['before clocks go back', '2026-10-24 12:45', '2026-10-26 09:15', 'lunedì entro le 9:15'],
    ['in the hour that clocks show twice', '2026-10-25 02:30', '2026-10-26 09:30', 'domani entro le 9:30'],
    ['across the new year', '2026-12-31 18:45', '2027-01-02 09:15', 'sabato entro le 9:15'],
  ])('%s', (_, asked, promised, words) => {
    const moment = callBy(at(asked));
    expect(moment).toEqual(at(promised));
    expect(describeCallBy(moment, at(asked))).toBe(words);
  });

  test('a call requested in mid-minute is promised for the full minute after, not earlier', () => {
    expect(callBy(new Date('2026-11-16T14:00:01Z'))).toEqual(new Date('2026-11-16T14:31:00Z'));
  });

  test('a call requested in the last seconds of a day is promised for the next', () => {
    expect(callBy(new Date('2026-11-16T17:59:30Z'))).toEqual(at('2026-11-17 09:30'));
  });

  test('a desk that never opens is a configuration error', () => {
    expect(() => callBy(new Date(), 30, { week: [], closingDays: [] })).toThrow('never opens');
  });
});

test('the clock change is respected: nine in the morning is an hour earlier in UTC in summer', () => {
  expect(at('2026-03-28 09:00').toISOString()).toBe('2026-03-28T08:00:00.000Z');
  expect(at('2026-03-30 09:00').toISOString()).toBe('2026-03-30T07:00:00.000Z');
});

test.each([
  ['2026-11-16 08:59', false],
  ['2026-11-16 09:00', true],
  ['2026-11-16 18:59', true],
  ['2026-11-16 19:00', false],
  ['2026-11-21 13:00', false],
  ['2026-11-22 10:00', false],
  ['2026-12-08 10:00', false],
])('at %s the desk is open: %s', (moment, open) => {
  expect(isDeskOpen(at(moment))).toBe(open);
});

test('a call a week ahead is described with its date', () => {
  expect(describeCallBy(at('2026-11-23 09:30'), at('2026-11-16 09:30'))).toBe(
    'lunedì 23 novembre entro le 9:30',
  );
  expect(describeDeadline(at('2026-11-23 09:30'))).toBe('lunedì 23 novembre entro le 9:30');
});

test('the hours are described in words', () => {
  expect(describeHours()).toBe('dal lunedì al venerdì dalle 9 alle 19, il sabato dalle 9 alle 13');
});

test('no calls are made on a closing day', () => {
  const hours = { ...usualHours, closingDays: [isoDate('2026-11-17'), isoDate('2026-11-18')] };
  expect(callBy(at('2026-11-16 18:45'), 30, hours)).toEqual(at('2026-11-19 09:15'));
  expect(isDeskOpen(at('2026-11-17 10:00'), hours)).toBe(false);
});

test('a call requested late in the evening comes no later than one requested at closing time', () => {
  expect(callBy(at('2026-11-16 22:00'))).toEqual(at('2026-11-17 09:30'));
});

test('no one is at the desk at closing time, however short the promise', () => {
  expect(callBy(at('2026-11-16 19:00'), 0)).toEqual(at('2026-11-17 09:00'));
});

test('six days ahead the weekday is enough', () => {
  expect(describeCallBy(at('2026-11-22 09:30'), at('2026-11-16 09:30'))).toBe('domenica entro le 9:30');
});
