import { momentInRome, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { callBy } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { expect, test } from 'vitest';
import { promiseIfRequestedNow } from './WhenWeCall.tsx';
import { promiseInWords } from './promise-in-words.ts';

const at = (day: string, time: string) => momentInRome(isoDate(day), time);
const said = (asked: Date, now = asked) => {
  const promise = { requestedAt: asked.toISOString(), callBy: callBy(asked).toISOString() };
  const { before, when, after } = promiseInWords(promise, now);
  return before + when + after;
};

test.each([
  // 16 November 2026 is a Monday.
  [
    'in the middle of the day',
    at('2026-11-16', '10:00'),
    'Un consulente ti chiama entro 30 minuti, cioè entro le 10:30.',
  ],
  [
    'just before closing',
    at('2026-11-16', '18:45'),
    'Tra poco chiudiamo: se non riusciamo prima, un consulente ti chiama domani entro le 9:15.',
  ],
  ['at night', at('2026-11-16', '22:00'), 'Adesso i consulenti riposano: ti chiamiamo domani entro le 9:30.'],
  [
    'on a Saturday afternoon',
    at('2026-11-14', '15:00'),
    'Adesso i consulenti riposano: ti chiamiamo lunedì entro le 9:30.',
  ],
])('a call requested %s', (_, asked, words) => {
  expect(said(asked)).toBe(words);
});

test('a customer who comes back the next day sees how to contact us', () => {
  expect(said(at('2026-11-16', '10:00'), at('2026-11-17', '10:00'))).toBe(
    'La chiamata era prevista per lunedì 16 novembre entro le 10:30. Se non ci siamo ancora sentiti, scrivici: rimediamo subito.',
  );
});

test.each([
  ['at 20:00 of a Monday', at('2026-11-16', '20:00'), 'domani entro le 9:30'],
  ['at 20:00 of a Saturday', at('2026-11-14', '20:00'), 'lunedì entro le 9:30'],
  // The Immaculate Conception is a Tuesday in 2026.
  ['at 20:00 of the day before a holiday', at('2026-12-07', '20:00'), 'mercoledì entro le 9:30'],
  ['at noon', at('2026-11-16', '12:00'), 'entro 30 minuti'],
])('before a call is requested, %s, the page promises the right deadline', (_, now, when) => {
  expect(promiseIfRequestedNow(now).when).toBe(when);
});
