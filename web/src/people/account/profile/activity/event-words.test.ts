import type { AccountEvent } from '@riparo/domain/people/account/account-event-calls.ts';
import { expect, test } from 'vitest';
import { denialOf, detailsOf } from './event-words.ts';

const event = (kind: AccountEvent['kind'], about: string | null = null): AccountEvent => ({
  id: 1,
  kind,
  at: '2026-07-01T22:30:00.000Z',
  device: 'Chrome su Android',
  about,
});

test('an event shows its time in Italy, and its browser', () => {
  expect(detailsOf(event('signed-in'))).toEqual(['02/07/2026, ore 00:30', 'Chrome su Android']);
});

test('a customer who denies a change of e-mail is sent no code, which would go to the attacker', () => {
  expect(denialOf(event('email-changed'))).toBe('write to us');
});
