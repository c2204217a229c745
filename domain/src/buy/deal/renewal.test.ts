import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { isRenewalDue, lastDayToRenew, renewalState, renewalTerm } from './renewal.ts';

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

describe('what goes on after its end', () => {
  const running = {
    renewsTacitly: true,
    order: 'pay-first',
    stage: 'closed_won',
    endsOn: isoDate('2027-11-15'),
    isStopped: false,
    isRenewed: false,
  } as const;
  const today = isoDate('2027-11-14');

  test.each<[string, Partial<Parameters<typeof renewalState>[0]>, string, ReturnType<typeof renewalState>]>([
    ['can be stopped to the day before', {}, '2027-11-14', 'on'],
    ['not on the day itself', {}, '2027-11-15', 'none'],
    ['from the signature on', { stage: 'documentation_signed' }, '2027-11-14', 'on'],
    ['not before', { stage: 'documentation_send' }, '2027-11-14', 'none'],
    ['once', { isStopped: true }, '2027-11-14', 'stopped'],
    ['not when the next year is paid', { isRenewed: true }, '2027-11-14', 'none'],
    ['not after a withdrawal', { stage: 'closed_lost', isStopped: true }, '2027-11-14', 'none'],
    ['not when it ends anyhow', { renewsTacitly: false }, '2027-11-14', 'none'],
  ])('%s', (_when, changes, day, state) => {
    expect(renewalState({ ...running, ...changes }, isoDate(day))).toBe(state);
  });

  test('is another year once that was paid', () => {
    expect(renewalState({ ...running, order: 'pay-only', stage: 'paid' }, today)).toBe('on');
    expect(renewalState({ ...running, order: 'pay-only', stage: 'qualified_lead' }, today)).toBe('none');
  });
});

test('what has no end yet has nothing to go on after it', () => {
  const unpaid = {
    renewsTacitly: true,
    order: 'pay-first',
    stage: 'closed_won',
    isStopped: false,
    isRenewed: false,
  } as const;
  expect(renewalState({ ...unpaid, endsOn: null }, isoDate('2027-11-14'))).toBe('none');
});
