import { describe, expect, test } from 'vitest';
import { amountTermOf, leadOf } from './PolicyBought.tsx';

describe('what the page says of a ski policy', () => {
  test('what the page says of a ski policy to somebody whose payment is confirmed, that it is not waited for', () => {
    expect(leadOf('paid')).not.toContain('Appena');
    expect(leadOf('paid')).toContain('entro 2 minuti');
    expect(amountTermOf('paid')).toBe('Importo pagato');
  });

  test.each(['paid', 'open'] as const)('asks to look among spam too while the payment is %s', (state) => {
    expect(leadOf(state)).toContain('spam');
  });

  test.each(['open', 'verifying', undefined] as const)('while it is %s, not that it is paid', (state) => {
    expect(leadOf(state)).toContain('Appena il pagamento è confermato');
    expect(leadOf(state)).toContain('entro 2 minuti');
    expect(amountTermOf(state)).not.toContain('pagato');
  });
});
