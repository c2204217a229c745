import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { coverTimeOf } from './cover-time.ts';

const today = isoDate('2026-11-16');
const term = { startsOn: '2026-11-16', endsOn: '2026-11-18' };
const tomorrow = { startsOn: '2026-11-17', endsOn: '2026-11-18' };
const yesterday = { startsOn: '2026-11-13', endsOn: '2026-11-15' };
const lastDay = { startsOn: '2026-11-14', endsOn: '2026-11-16' };
const noTerm = { startsOn: null, endsOn: null };
const noStart = { startsOn: null, endsOn: '2026-11-18' };
const noEnd = { startsOn: '2026-11-16', endsOn: null };

const payFirst = { order: 'pay-first', isRenewal: false } as const;
const signFirst = { order: 'sign-first', isRenewal: false } as const;
const ski = { order: 'pay-only', isRenewal: false } as const;
const renewal = { order: 'pay-only', isRenewal: true } as const;

test.each([
  ['on its first day', payFirst, 7, term, 'running'],
  ['on its last day', payFirst, 7, lastDay, 'running'],
  ['the day before', payFirst, 7, tomorrow, 'before'],
  ['the day after', payFirst, 7, yesterday, 'over'],
  ['signed, and nobody has written down that it began', payFirst, 6, term, 'running'],
  ['signed, the day before', payFirst, 6, tomorrow, 'before'],
  ['signed and not paid yet', signFirst, 6, noTerm, null],
  ['whose first day is not known', payFirst, 7, noStart, null],
  ['whose last day is not known', payFirst, 7, noEnd, null],
  ['signed, then paid', signFirst, 4, tomorrow, 'before'],
  ['paid and not signed yet, whatever its days say', payFirst, 4, term, null],
  ['sent to be signed', payFirst, 5, term, null],
  ['another year, paid', renewal, 4, term, 'running'],
  ['another year, offered', renewal, 2, noTerm, null],
  ['another year, offered, whatever its days say', renewal, 2, term, null],
  ['ski, issued', ski, 7, tomorrow, 'before'],
  ['ski, paid and not issued yet', ski, 4, tomorrow, null],
  ['withdrawn from', payFirst, 8, term, null],
  ['a stage that nobody knows', payFirst, 99, term, null],
] as const)('a cover, %s', (_, manner, status, days, expected) => {
  expect(coverTimeOf({ ...manner, ...days, status }, today)).toBe(expected);
});
