import { expect, test } from 'vitest';
import { isoDate, momentInRome } from '../../platform/values/calendar.ts';
import {
  describeAppointment,
  describeCallAfter,
  describeCallAt,
  describePastMoment,
} from './chosen-times-in-words.ts';

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentInRome(isoDate(day), time);
};
const now = at('2026-11-17 15:30');

test.each([
  ['2026-11-17 15:12', 'alle 15:12'],
  ['2026-11-17 00:00', 'alle 0:00'],
  ['2026-11-16 23:59', 'ieri alle 23:59'],
  ['2026-11-16 00:00', 'ieri alle 0:00'],
  ['2026-11-15 23:59', 'domenica 15 novembre alle 23:59'],
])('the past moment %s is described as %s', (moment, words) => {
  expect(describePastMoment(at(moment), now)).toBe(words);
});

test('a future call is described by its time, or the time after or before which it comes', () => {
  const callAt = at('2026-11-18 10:15');
  expect(describeCallAt(callAt, now)).toBe('domani alle 10:15');
  expect(describeCallAfter(callAt, now)).toBe('domani dopo le 10:15');
  expect(describeAppointment(callAt)).toBe('mercoledì 18 novembre alle 10:15');
});
