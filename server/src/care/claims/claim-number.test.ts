import { claimIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { expect, test } from 'vitest';
import { claimNumberOf, numberPattern } from './claim-number.ts';

test('a claim number is the last twelve characters of the claim id, in two halves', () => {
  const id = claimIdSchema.parse('0f8fad5b-d9cb-469f-a165-70867728950e');
  expect(claimNumberOf(id)).toBe('SIN-708677-28950E');
});

test.each([
  ['SIN-708677-28950E', 'SIN-708677-28950E'],
  ['sin 708677 28950e', 'SIN-708677-28950E'],
  ['sin70867728950e', 'SIN-708677-28950E'],
  ['SIN-708677-28950', 'SIN-708677-28950%'],
  ['SIN-708677-', 'SIN-708677-%'],
  ['sin 708677', 'SIN-708677-%'],
  ['SIN-70867', 'SIN-70867%'],
  ['sin7', 'SIN-7%'],
  ['sin', null],
  ['SIN-708677-28950E1', null],
  ['sindaco', null],
  ['Rossi', null],
  ['un SIN-708677', null],
])('searching for "%s" uses the pattern %s', (typed, pattern) => expect(numberPattern(typed)).toBe(pattern));
