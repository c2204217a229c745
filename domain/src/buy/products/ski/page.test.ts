import { expect, test } from 'vitest';
import { page } from './page.ts';

test('the packages are compared by price and cover', () => {
  const rows = page.comparison?.rows.map(({ name, values }) => [
    name,
    ...values.map((value) => value.replaceAll('\u00a0', ' ')),
  ]);
  expect(rows).toEqual([
    ['Un adulto, al giorno', '€ 3,00', '€ 4,00'],
    ['Un bambino, fino a 13 anni, al giorno', '€ 2,00', '€ 3,00'],
    ['Un adulto, per la stagione', '€ 30,00', '€ 40,00'],
    ['Responsabilità civile', 'fino a € 250.000', 'fino a € 250.000'],
    ['Spese mediche', '€ 200', '€ 200'],
    ['Invalidità permanente', 'non compresa', '€ 20.000'],
    ['Morte', 'non compresa', '€ 30.000'],
    ['Diaria da ricovero', 'non compresa', '€ 20 al giorno, fino a 60 giorni'],
    ['Rimborso delle spese', 'per la parte non goduta', 'per la parte non goduta'],
    ['Rimborso ai familiari', 'per la parte non goduta', 'per la parte non goduta'],
  ]);
});
