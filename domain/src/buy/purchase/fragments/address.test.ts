import { expect, test } from 'vitest';
import { isoDate } from '../../../platform/values/calendar.ts';
import { checkStep } from '../../../platform/wizard/answers.ts';
import { address } from './address.ts';

test.each([
  ['Lombardia', 'Lombardia'],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), null],
  [undefined, null],
])('a region that arrives as %j is stored as %j', (region, stored) => {
  const { answers } = checkStep(address, region === undefined ? {} : { region }, isoDate('2026-11-15'));
  expect(answers['region']).toBe(stored);
});
