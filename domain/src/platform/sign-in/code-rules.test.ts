import { expect, test } from 'vitest';
import { judgeCode } from './code-rules.ts';

const now = new Date('2026-11-15T10:00:00Z');
const alive = { matches: true, expiresAt: new Date('2026-11-15T10:00:01Z'), wrongTries: 4, usedAt: null };

test.each([
  ['the right code', {}, 'right'],
  ['another code', { matches: false }, 'mismatch'],
  ['the right code at the end of its time', { expiresAt: now }, 'expired'],
  ['the right code after five wrong tries', { wrongTries: 5 }, 'expired'],
  ['the right code a second time', { usedAt: now }, 'expired'],
  ['a wrong code instead of an expired one', { matches: false, expiresAt: now }, 'mismatch'],
])('%s', (_, state, verdict) => {
  expect(judgeCode({ ...alive, ...state }, now)).toBe(verdict);
});
