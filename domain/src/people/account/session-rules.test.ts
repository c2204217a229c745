import { describe, expect, test } from 'vitest';
import { isRecentSignIn, needsRenewal, sessionEnd } from './session-rules.ts';

const opened = new Date('2026-11-15T10:00:00Z');

test.each([
  ['2026-11-15T10:09:59Z', true],
  ['2026-11-15T10:10:00Z', false],
])('at %s who signed in at 10:00 has just done so: %s', (now, isRecent) => {
  expect(isRecentSignIn(opened, new Date(now))).toBe(isRecent);
});

test.each([
  ['2026-11-15T10:59:59Z', false],
  ['2026-11-15T11:00:00Z', true],
])('at %s a session last seen at 10:00 is written down as in use: %s', (now, isDue) => {
  expect(needsRenewal(opened, new Date(now))).toBe(isDue);
});

describe('a session that was opened on 15 November', () => {
  test('lasts thirty days from its last use', () => {
    expect(sessionEnd(opened, new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-12-20T10:00:00Z'));
  });

  test('ends after a hundred and eighty days, however often it is used', () => {
    expect(sessionEnd(opened, new Date('2027-05-13T10:00:00Z'))).toEqual(new Date('2027-05-14T10:00:00Z'));
  });
});
