import { expect, test } from 'vitest';
import { INVALID_PLATE_CODE, optionalPlateCodeRule } from './plate-code.ts';

test.each([
  ['BCD234', 'BCD234'],
  [' bcd 234 ', 'BCD234'],
  ['X9-Z2K7', 'X9Z2K7'],
])('%s is the plate %s', (typed, code) => {
  expect(optionalPlateCodeRule(typed)).toEqual({ ok: true, value: code });
});

test('a scooter that has no plate yet leaves it empty', () => {
  expect(optionalPlateCodeRule(null)).toEqual({ ok: true, value: null });
});

// No vowel, no Q, no 0 or 1: nothing that could be misread.
test.each(['ACD234', 'BCQ234', 'BCD230', 'BCD231', 'BCD23', 'BCD2345'])('%s is not a plate', (typed) => {
  expect(optionalPlateCodeRule(typed)).toEqual({ ok: false, message: INVALID_PLATE_CODE });
});
