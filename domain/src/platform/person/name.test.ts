import { expect, test } from 'vitest';
import { NAME_NOT_ALPHABETIC, NAME_REQUIRED, NAME_TOO_SHORT, nameRule } from './name.ts';

const rule = nameRule(NAME_REQUIRED);

test.each([
  ['D´Amico', 'D’Amico'],
  ['Nicolo`', 'Nicolo’'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ["D'Angelo", "D'Angelo"],
  [' De’  Medici ', 'De’ Medici'],
])('the name «%s» becomes «%s», whatever keyboard typed its apostrophes and hyphens', (typed, value) => {
  expect(rule(typed)).toEqual({ ok: true, value });
});

test.each([
  ['O', NAME_TOO_SHORT],
  ['Ada2', NAME_NOT_ALPHABETIC],
  ['-’', NAME_NOT_ALPHABETIC],
])('«%s» is not a name: %s', (typed, message) => {
  expect(rule(typed)).toEqual({ ok: false, message });
});
