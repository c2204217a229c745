import { expect, test } from 'vitest';
import { standingOf } from './deal-standing.ts';

const usual = { order: 'pay-first', isRenewal: false } as const;
const at = '2026-11-15T10:00:00.000Z';

test.each([
  [1, 'Da completare'],
  [3, 'Da completare'],
  [4, 'Pagata'],
  [5, 'Da firmare'],
  [6, 'Firmata'],
  [7, 'Attiva'],
  [8, 'Chiusa'],
])('stage %i is called «%s»', (status, label) => {
  expect(standingOf({ ...usual, status, history: [] }).label).toBe(label);
});

test('a closed one says why', () => {
  const history = [{ event: 'refunded', status: 8, at, text: 'Il pagamento ti è stato restituito' }];
  expect(standingOf({ ...usual, status: 8, history }).text).toContain('restituito');
});

test.each([
  ['signed first', { order: 'sign-first', isRenewal: false }, 2, 'manca la tua conferma'],
  ['signed first', { order: 'sign-first', isRenewal: false }, 3, 'manca solo il pagamento'],
  ['signed first', { order: 'sign-first', isRenewal: false }, 4, 'È tutto fatto'],
  ['signed first', { order: 'sign-first', isRenewal: false }, 5, 'firmali con il codice'],
  ['renewed', { order: 'pay-only', isRenewal: true }, 3, 'nulla da firmare'],
  ['renewed', { order: 'pay-only', isRenewal: true }, 4, 'È tutto fatto'],
] as const)('what is %s (%j) at stage %i: %s', (_, manner, status, text) => {
  expect(standingOf({ ...manner, status, history: [] }).text).toContain(text);
});
