import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { plateState } from './plate.ts';

const today = isoDate('2026-11-15');
const tomorrow = isoDate('2026-11-16');
const scooter = {
  productKey: 'monopattino',
  order: 'pay-first',
  stage: 'documentation_send',
  startsOn: tomorrow,
  plateCode: null,
} as const;

test.each([
  ['paid, and its documents are on their way', { stage: 'paid' }, 'open'],
  ['not signed yet, however long ago it was paid', { startsOn: today }, 'open'],
  ['not signed yet: it can also be corrected', { plateCode: 'BCD234' }, 'open'],
  ['signed without it, to begin tomorrow', { stage: 'documentation_signed' }, 'late'],
  ['signed with it', { stage: 'documentation_signed', plateCode: 'BCD234' }, 'closed'],
  ['begun today', { stage: 'documentation_signed', startsOn: today }, 'closed'],
  ['active', { stage: 'closed_won', startsOn: today }, 'closed'],
  ['another year, to begin tomorrow', { order: 'pay-only', stage: 'paid' }, 'late'],
  ['not paid: its summary asks', { stage: 'pay_intent', startsOn: null }, null],
  ['closed', { stage: 'closed_lost' }, null],
  ['no scooter', { productKey: 'mimuovo' }, null],
] as const)('the plate of a policy that is %s', (_, changes, state) => {
  expect(plateState({ ...scooter, ...changes }, today)).toBe(state);
});

test('what is active before its first day has its documents already', () => {
  expect(plateState({ ...scooter, stage: 'closed_won' }, today)).toBe('closed');
});
