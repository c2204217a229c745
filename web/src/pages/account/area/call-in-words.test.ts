import { expect, test } from 'vitest';
import { callAskedFor, callInWords } from './call-in-words.ts';

const now = new Date('2026-11-16T10:00:00Z');

test.each([
  [null, null],
  ['2026-11-16T10:30:00.000Z', 'ti chiamiamo entro le 11:30'],
  ['2026-11-17T08:30:00.000Z', 'ti chiamiamo domani entro le 9:30'],
  // Its moment has passed: it is not promised again.
  ['2026-11-16T09:59:00.000Z', null],
])('a call by %s is told as «%s»', (callBy, words) => {
  expect(callInWords(callBy, now)).toBe(words);
});

test.each([
  ['2026-11-16T09:45:00.000Z', 'ti chiamiamo entro le 11:15'],
  // On a Sunday night: the next morning, while that is still to come.
  ['2026-11-15T21:00:00.000Z', null],
])('a call asked for at %s is told as «%s»', (askedAt, words) => {
  expect(callAskedFor(askedAt, now)).toBe(words);
});
