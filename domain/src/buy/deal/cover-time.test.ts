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
  ['signed, without an event for its start', payFirst, 6, term, 'running'],
  ['signed, the day before', payFirst, 6, tomorrow, 'before'],
  ['signed but unpaid', signFirst, 6, noTerm, null],
  ['with an unknown first day', payFirst, 7, noStart, null],
  ['with an unknown last day', payFirst, 7, noEnd, null],
  ['signed, then paid', signFirst, 4, tomorrow, 'before'],
  ['paid but unsigned, whatever its dates', payFirst, 4, term, null],
  ['sent to be signed', payFirst, 5, term, null],
  ['a paid renewal', renewal, 4, term, 'running'],
  ['an offered renewal', renewal, 2, noTerm, null],
  ['an offered renewal, whatever its dates', renewal, 2, term, null],
  ['ski, issued', ski, 7, tomorrow, 'before'],
  ['ski, paid but not issued', ski, 4, tomorrow, null],
  ['withdrawn from', payFirst, 8, term, null],
  ['an unknown stage', payFirst, 99, term, null],
] as const)('the cover of a deal: %s', (_, manner, status, days, expected) => {
  expect(coverTimeOf({ ...manner, ...days, status }, today)).toBe(expected);
});
