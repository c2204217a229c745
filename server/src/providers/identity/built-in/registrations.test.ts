import { expect, test } from 'vitest';
import { registeredBy, registrationOf } from './registrations.ts';
import type { CodeRow, RegistrationRow } from './tables.ts';

type Waiting = Pick<RegistrationRow, 'browser' | 'hasOwnPassword'> & { readonly id: string };

const pending = [
  { id: 'first', browser: 'phone', hasOwnPassword: true },
  { id: 'chosen', browser: 'desk', hasOwnPassword: true },
  { id: 'bought', browser: 'desk', hasOwnPassword: false },
  { id: 'nobody', browser: null, hasOwnPassword: true },
] satisfies Waiting[] as unknown as readonly RegistrationRow[];

test.each([
  ['desk', 'chosen'],
  ['phone', 'first'],
  ['another', undefined],
  [null, undefined],
])('of several for a mailbox the browser %s made: %s', (browser, id) => {
  expect(registeredBy(pending, browser)?.id).toBe(id);
});

test('of several without a password of its own the last counts', () => {
  const bought = pending.map((each) => ({ ...each, browser: 'desk', hasOwnPassword: false }));
  expect(registeredBy(bought, 'desk')?.id).toBe('nobody');
});

test.each([
  ['bought', 'bought'],
  ['gone meanwhile', 'first'],
  [null, 'first'],
])('a code that came with the mail of %s is about %s', (registrationId, id) => {
  expect(registrationOf(pending, { registrationId } as CodeRow)?.id).toBe(id);
});
