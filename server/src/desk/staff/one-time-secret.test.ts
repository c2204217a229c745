import { generate, generateSecret } from 'otplib';
import { expect, test } from 'vitest';
import { stepOfCode } from './one-time-secret.ts';

const secret = generateSecret();
/** The first second of a time step. */
const step = 59_000_000;
const start = step * 30;
const code = await generate({ secret, epoch: start });
const stepAt = (seconds: number, given = code, last: number | null = null) =>
  stepOfCode(secret, given, new Date((start + seconds) * 1000), last);

test.each([
  ['as soon as it is shown is accepted', 0, step],
  ['at its end is accepted', 29, step],
  ['from a phone half a minute ahead is accepted', -30, step],
  ['from a phone further ahead is refused', -31, null],
  ['slowly is accepted', 59, step],
  ['too slowly is refused', 60, null],
])('a code typed %s', async (_, seconds, expected) => {
  expect(await stepAt(seconds)).toBe(expected);
});

test('a code is accepted once, and never one older than the last', async () => {
  expect(await stepAt(0, code, step - 1)).toBe(step);
  expect(await stepAt(0, code, step)).toBeNull();
  expect(await stepAt(0, code, step + 1)).toBeNull();
});

test('only six digits are a code, with spaces or without', async () => {
  expect(await stepAt(0, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(step);
  for (const wrong of ['', code.slice(1), `${code}0`, 'abcdef', `${code}\n${code}`])
    expect(await stepAt(0, wrong)).toBeNull();
});
