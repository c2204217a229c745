import { describe, expect, test } from 'vitest';
import { isRecentSignIn, needsRenewal, sessionEnd } from './session-rules.ts';

const opened = new Date('2026-11-15T10:00:00Z');

test.each([
  ['2026-11-15T10:09:59Z', true],
  ['2026-11-15T10:10:00Z', false],
])('at %s a sign-in at 10:00 is still recent: %s', (now, isRecent) => {
  expect(isRecentSignIn(opened, new Date(now))).toBe(isRecent);
});

test.each([
  ['2026-11-15T10:59:59Z', false],
  ['2026-11-15T11:00:00Z', true],
])('at %s the activity of a session last seen at 10:00 is written: %s', (now, isDue) => {
  expect(needsRenewal(opened, new Date(now))).toBe(isDue);
});

describe('the end of a session opened on 15 November', () => {
  test('a session ends thirty days after its last use', () => {
    expect(sessionEnd(opened, new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-12-20T10:00:00Z'));
  });

  test('a session ends after a hundred and eighty days, however often it is used', () => {
    expect(sessionEnd(opened, new Date('2027-05-13T10:00:00Z'))).toEqual(new Date('2027-05-14T10:00:00Z'));
  });
});
