import { expect, test } from 'vitest';
import { compareFeeling, describeCover, describeNeed } from './verdict.ts';

test.each([
  [70, 34, 'più alta di quella'],
  [49, 34, 'più alta di quella'],
  [48, 34, 'vicino a quello'],
  [20, 34, 'vicino a quello'],
  [19, 34, 'Buona notizia'],
])('feeling %i %% against a result of %i %%: %s', (feeling, result, words) => {
  expect(compareFeeling(feeling, result)).toContain(words);
});

test.each([
  [0.67, 'alto'],
  [0.66, 'medio'],
  [0.34, 'medio'],
  [0.33, 'basso'],
])('at the threshold a need of %f is described as %s', (need, words) => {
  expect(describeNeed(need)).toBe(words);
});

test.each([
  [0, 'scoperto'],
  [0.4, 'coperto circa al 40%'],
  [0.8, 'coperto circa all’80%'],
  // One tick: there is a policy, which no one has read.
  [1, 'hai già una polizza'],
])('a cover of %f is described as «%s»', (cover, words) => {
  expect(describeCover(cover)).toBe(words);
});
