import { expect, test } from 'vitest';
import { partRefundInWords, refundInWords, refundTitle } from './refund.ts';

test('a pending refund is announced, and a completed one is reported as done', () => {
  const owed = { amountCents: 7900, isDone: false };
  const done = { amountCents: 7900, isDone: true };
  expect(refundTitle(owed)).toBe('Ti stiamo restituendo il pagamento');
  expect(refundTitle(done)).toBe('Il pagamento ti è stato restituito');
  expect(refundInWords(owed)).toContain('Ti restituiamo €\u00a079,00');
  expect(refundInWords(done)).toContain('Ti abbiamo restituito €\u00a079,00');
});

test('a partial refund leaves the cover active, and says so while there is one', () => {
  const part = { amountCents: 2000, isDone: true };
  expect(partRefundInWords(part, false)).toBe(
    'Ti abbiamo restituito €\u00a020,00 di quello che hai pagato: per il resto non cambia nulla.',
  );
  expect(partRefundInWords({ ...part, isDone: false }, true)).toBe(
    'Ti restituiamo €\u00a020,00 di quello che hai pagato.',
  );
});
