import { expect, test } from 'vitest';
import { describeFeeling } from './feeling.ts';

test.each([
  [0, '0%, per niente'],
  [1, '1%, per niente'],
  [19, '19%, per niente'],
  [20, '20%, poco'],
  [39, '39%, poco'],
  [40, '40%, così così'],
  [59, '59%, così così'],
  [60, '60%, abbastanza'],
  [79, '79%, abbastanza'],
  [80, '80%, molto'],
  [99, '99%, molto'],
])('a feeling of %i percent is described as %s', (percent, words) => {
  expect(describeFeeling(percent)).toBe(words);
});
