import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { isRenewalDue, lastDayToRenew, renewalState, renewalTerm } from './renewal.ts';

test.each([
  ['2027-10-10', false],
  ['2027-10-11', true],
  ['2027-11-15', true],
  ['2027-11-16', false],
])('on %s the renewal of a cover ending on 2027-11-15 is due: %s', (today, isDue) => {
  expect(isRenewalDue(isoDate('2027-11-15'), isoDate(today))).toBe(isDue);
});

test('a renewed year follows the old one and can be paid until fifteen days after its start', () => {
  expect(renewalTerm(isoDate('2027-11-15'))).toEqual({ startsOn: '2027-11-16', endsOn: '2028-11-15' });
  expect(lastDayToRenew(isoDate('2027-11-15'))).toBe('2027-11-30');
});

describe('the renewal of a cover', () => {
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
    ['can be stopped up to the day before the end', {}, '2027-11-14', 'on'],
    ['cannot be stopped on its last day', {}, '2027-11-15', 'none'],
    ['can be stopped once it is signed', { stage: 'documentation_signed' }, '2027-11-14', 'on'],
    ['not before', { stage: 'documentation_send' }, '2027-11-14', 'none'],
    ['once', { isStopped: true }, '2027-11-14', 'stopped'],
    ['cannot be stopped once the next year is paid', { isRenewed: true }, '2027-11-14', 'none'],
    ['cannot be stopped after a withdrawal', { stage: 'closed_lost', isStopped: true }, '2027-11-14', 'none'],
    ['cannot be stopped if it ends by itself', { renewsTacitly: false }, '2027-11-14', 'none'],
  ])('%s', (_when, changes, day, state) => {
    expect(renewalState({ ...running, ...changes }, isoDate(day))).toBe(state);
  });

  test('a paid renewal makes the cover last another year', () => {
    expect(renewalState({ ...running, order: 'pay-only', stage: 'paid' }, today)).toBe('on');
    expect(renewalState({ ...running, order: 'pay-only', stage: 'qualified_lead' }, today)).toBe('none');
  });
});

test('a cover without an end date has nothing to renew', () => {
  const unpaid = {
    renewsTacitly: true,
    order: 'pay-first',
    stage: 'closed_won',
    isStopped: false,
    isRenewed: false,
  } as const;
  expect(renewalState({ ...unpaid, endsOn: null }, isoDate('2027-11-14'))).toBe('none');
});
