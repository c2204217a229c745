import { ACCOUNT_EVENTS } from '@riparo/domain/account/events.ts';
import type { AccountEvent } from '@riparo/domain/contract/account-event-calls.ts';
import { expect, test } from 'vitest';
import { denialOf, detailsOf, titleOf } from './event-words.ts';

const event = (kind: AccountEvent['kind'], about: string | null = null): AccountEvent => ({
  id: 1,
  kind,
  at: '2026-07-01T22:30:00.000Z',
  device: 'Chrome su Android',
  about,
});

test('every event has words of its own', () => {
  const titles = ACCOUNT_EVENTS.map((kind) => titleOf(event(kind)));
  expect(new Set(titles).size).toBe(ACCOUNT_EVENTS.length);
});

test('an event says when, in Italian time, and with what browser', () => {
  expect(detailsOf(event('signed-in'))).toEqual(['02/07/2026, ore 00:30', 'Chrome su Android']);
});

test.each([
  ['passkey-added', 'Telefono', 'Passkey «Telefono» aggiunta'],
  ['signed-in-with-passkey', 'Telefono', 'Accesso con la passkey «Telefono»'],
  ['device-signed-out', 'Safari su iPhone', 'Scollegato Safari su iPhone'],
] as const)('%s says to what: %s', (kind, about, title) => {
  expect(titleOf(event(kind, about))).toBe(title);
});

test('who did not change the e-mail is sent no code: it would go to whoever did', () => {
  expect(denialOf(event('email-changed'))).toBe('write to us');
});
