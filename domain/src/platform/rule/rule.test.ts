import { expect, test } from 'vitest';
import { parseOrThrow, optional, textListRule, textRule, wholeNumberRule, yesNoRule } from './rule.ts';

const short = { holds: (text: string) => text.length <= 3, message: 'Troppo lungo' };
const lower = { holds: (text: string) => text === text.toLowerCase(), message: 'Minuscolo' };
const rule = textRule({ required: 'Serve', tidy: (text) => text.trim(), demands: [short, lower] });

test.each([
  [' abc ', { ok: true, value: 'abc' }],
  ['', { ok: false, message: 'Serve' }],
  ['   ', { ok: false, message: 'Serve' }],
  [undefined, { ok: false, message: 'Serve' }],
  [12, { ok: false, message: 'Serve' }],
  ['ABCD', { ok: false, message: 'Troppo lungo' }],
  ['ABC', { ok: false, message: 'Minuscolo' }],
])('the text rule judges %j', (given, verdict) => {
  expect(rule(given)).toEqual(verdict);
});

test.each([
  [3, { ok: true, value: 3 }],
  [undefined, { ok: false, message: 'Serve' }],
  ['tre', { ok: false, message: 'In cifre' }],
  [1.5, { ok: false, message: 'In cifre' }],
  [Number.NaN, { ok: false, message: 'In cifre' }],
])('the whole number rule judges %j', (given, verdict) => {
  expect(wholeNumberRule({ required: 'Serve', notANumber: 'In cifre' })(given)).toEqual(verdict);
});

test('a list must contain at least one text and nothing else', () => {
  const list = textListRule({ required: 'Scegli' });
  expect(list(['uno'])).toEqual({ ok: true, value: ['uno'] });
  for (const wrong of [[], [1], 'uno', null]) expect(list(wrong)).toEqual({ ok: false, message: 'Scegli' });
});

test('an optional value may be missing, but not invalid', () => {
  const perhaps = optional(yesNoRule({ required: 'Sì o no' }));
  expect([undefined, null, false].map(perhaps)).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
    { ok: true, value: false },
  ]);
  expect(perhaps('forse')).toEqual({ ok: false, message: 'Sì o no' });
});

test('a value that was validated before and is invalid now is our own error', () => {
  expect(parseOrThrow(rule, 'abc')).toBe('abc');
  expect(() => parseOrThrow(rule, 'abcd')).toThrow('Troppo lungo');
});
