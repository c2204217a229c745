import { expect, test } from 'vitest';
import { refundInWords, refundTitle } from './refund.ts';

test('what is owed is told as coming, what was given back as done', () => {
  const owed = { amountCents: 7900, isDone: false };
  const done = { amountCents: 7900, isDone: true };
  expect([refundTitle(owed), refundTitle(done)]).toEqual([
    'Ti stiamo restituendo il pagamento',
    'Il pagamento ti è stato restituito',
  ]);
  expect(refundInWords(owed)).toContain('Ti restituiamo €\u00a079,00');
  expect(refundInWords(done)).toContain('Ti abbiamo restituito €\u00a079,00');
});
