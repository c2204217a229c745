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
  ['paid, while its documents are being prepared', { stage: 'paid' }, 'open'],
  ['unsigned, however long ago it was paid', { startsOn: today }, 'open'],
  ['unsigned, so that it can also be corrected', { plateCode: 'BCD234' }, 'open'],
  ['signed without the plate, starting tomorrow', { stage: 'documentation_signed' }, 'late'],
  ['signed with the plate', { stage: 'documentation_signed', plateCode: 'BCD234' }, 'closed'],
  ['begun today', { stage: 'documentation_signed', startsOn: today }, 'closed'],
  ['active', { stage: 'closed_won', startsOn: today }, 'closed'],
  ['a renewal starting tomorrow', { order: 'pay-only', stage: 'paid' }, 'late'],
  ['unpaid: the summary asks for the plate', { stage: 'pay_intent', startsOn: null }, null],
  ['closed', { stage: 'closed_lost' }, null],
  ['no scooter', { productKey: 'mimuovo' }, null],
] as const)('the plate of a policy that is %s', (_, changes, state) => {
  expect(plateState({ ...scooter, ...changes }, today)).toBe(state);
});

test('a deal that is active before its first day already has its documents', () => {
  expect(plateState({ ...scooter, stage: 'closed_won' }, today)).toBe('closed');
});
