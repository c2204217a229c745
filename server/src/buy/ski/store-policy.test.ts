import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { payableUntil } from './store-policy.ts';

const morning = '2026-12-05T09:00:00.000Z';

describe('a policy is paid', () => {
  test.each([
    ['to the end of its first day', '2026-12-05', morning, '2026-12-05T23:00:00.000Z'],
    ['to the end of a later first day', '2026-12-08', morning, '2026-12-08T23:00:00.000Z'],
    ['to the end of the last of thirty days', '2027-01-03', morning, '2027-01-03T23:00:00.000Z'],
    ['for thirty days, however late it begins', '2027-01-04', morning, '2027-01-03T23:00:00.000Z'],
    ['for an hour, however late it is', '2026-12-05', '2026-12-05T22:30:00.000Z', '2026-12-05T23:30:00.000Z'],
    ['for an hour at the least', '2026-12-05', '2026-12-05T22:00:00.000Z', '2026-12-05T23:00:00.000Z'],
  ])('%s', (_, startsOn, now, until) => {
    expect(payableUntil(isoDate(startsOn), new Date(now)).toISOString()).toBe(until);
  });
});
