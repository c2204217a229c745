import { expect, test } from 'vitest';
import { standingOf } from './deal-standing.ts';

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
  expect(standingOf({ status, history: [] }).label).toBe(label);
});

test('a closed one says why', () => {
  const history = [{ event: 'refunded', status: 8, at, text: 'Il pagamento ti è stato restituito' }];
  expect(standingOf({ status: 8, history }).text).toContain('restituito');
});
