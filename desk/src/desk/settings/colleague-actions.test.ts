import type { Colleague } from '@riparo/domain/desk/staff/staff-calls.ts';
import { staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { expect, test } from 'vitest';
import { actionsFor, findPeople } from './colleague-actions.ts';

const person = (firstName: string, lastName: string, isDisabled = false): Colleague => ({
  id: staffIdSchema.parse('7c1d6c1e-2f43-4b0f-8f6e-2f5b4a1f9c02'),
  firstName,
  lastName,
  email: `${lastName.toLowerCase()}@banco.example`,
  role: 'consulente',
  secondFactor: 'codes',
  joinedAt: '2026-11-16T09:00:00.000Z',
  lastSeenAt: null,
  isDisabled,
});

test.each([
  ['a colleague', false, false, ['change-role', 'renew', 'stop']],
  ['oneself', false, true, ['renew']],
  ['a disabled colleague', true, false, ['let-back']],
] as const)('the actions offered for %s depend on state and role', (_, isDisabled, isMe, actions) => {
  expect(actionsFor({ isDisabled }, isMe)).toEqual(actions);
});

test.each([
  ['', 'Bianca Neri, Niccolò Verdi, Ada Rossi'],
  ['niccolo', 'Niccolò Verdi'],
  ['  VERDI  nic ', 'Niccolò Verdi'],
  ['rossi@banco', 'Ada Rossi'],
  ['nessuno', ''],
])('«%s» finds %s', (words, names) => {
  const people = [person('Ada', 'Rossi', true), person('Bianca', 'Neri'), person('Niccolò', 'Verdi')];
  expect(
    findPeople(people, words)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .join(', '),
  ).toBe(names);
});
