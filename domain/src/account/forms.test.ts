import { expect, test } from 'vitest';
import { registrationForm } from './forms.ts';

test('who registers to buy reads what for', () => {
  expect(registrationForm().title).toBe('Crea il tuo account');
  const purchase = { named: 'di MiMuovo', path: '/acquisto/mobilita/mimuovo' };
  expect(registrationForm(purchase as unknown as Parameters<typeof registrationForm>[0]).title).toBe(
    'Per procedere con l’acquisto di MiMuovo abbiamo bisogno dei tuoi dati',
  );
});
