import { expect, test } from 'vitest';
import { isoDate } from '../calendar.ts';
import { isRenewalDue, lastDayToRenew, renewalTerm } from './renewal.ts';

test.each([
  ['2027-10-10', false],
  ['2027-10-11', true],
  ['2027-11-15', true],
  ['2027-11-16', false],
])('on %s the renewal of what ends on 2027-11-15 is due: %s', (today, isDue) => {
  expect(isRenewalDue(isoDate('2027-11-15'), isoDate(today))).toBe(isDue);
});

test('a renewed year follows the old one, and can be paid until fifteen days into it', () => {
  expect(renewalTerm(isoDate('2027-11-15'))).toEqual({ startsOn: '2027-11-16', endsOn: '2028-11-15' });
  expect(lastDayToRenew(isoDate('2027-11-15'))).toBe('2027-11-30');
});
