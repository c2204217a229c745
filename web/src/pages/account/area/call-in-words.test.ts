import { expect, test } from 'vitest';
import { callInWords } from './call-in-words.ts';

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
