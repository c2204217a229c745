import { expect, test } from 'vitest';
import { exampleAnswers } from '../../../platform/person/example-person.ts';
import { differs, mustAgree } from './tax-code.ts';

const other = { lastname: 'Bianchi' };

test.each([
  ['agrees', {}, null, true],
  ['matches and was confirmed', {}, true, true],
  ['differs', other, null, false],
  ['differs and was not confirmed', other, false, false],
  ['differs and was confirmed', other, true, true],
])('a tax code that %s', (_, changes, taxCodeConfirmed, isTaken) => {
  const answers = { ...exampleAnswers, ...changes, taxCodeConfirmed };
  expect(Object.keys(mustAgree(answers))).toEqual(isTaken ? [] : ['taxCode']);
  expect(differs(answers)).toBe(changes === other);
});
