import { describe, expect, test } from 'vitest';
import { amountTermOf, leadOf } from './PolicyBought.tsx';

describe('texts about a ski policy', () => {
  test('the texts about a paid ski policy do not wait for its payment', () => {
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
