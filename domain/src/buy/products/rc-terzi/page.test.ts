import { expect, test } from 'vitest';
import { page } from './page.ts';

test('both limits share a page, so its guarantees do not state a limit', () => {
  expect(page.guarantees.map(({ limit }) => limit)).toEqual([
    'fino al massimale che scegli, per sinistro',
    'nello stesso massimale',
    'nello stesso massimale',
    'fino a un quarto del massimale',
  ]);
});

test('the two variants are compared by price, limit and legal costs', () => {
  const rows = page.comparison?.rows.map(({ name, values }) => [
    name,
    ...values.map((value) => value.replaceAll('\u00a0', ' ')),
  ]);
  expect(rows).toEqual([
    ['Prezzo all’anno', '€ 60,00', '€ 95,00'],
    ['Massimale', 'fino a € 500.000 per sinistro', 'fino a € 1.000.000 per sinistro'],
    ['Familiari che vivono con te', 'compresi', 'compresi'],
    ['Casa e animali domestici', 'compresi', 'compresi'],
    ['Spese legali', 'fino a un quarto del massimale', 'fino a un quarto del massimale'],
  ]);
});

test('both prices appear in the price section and nowhere else', () => {
  const priceFacts = page.facts.filter(
    ({ text }) => text.includes('RC Terzi 5 costa') && text.includes('RC Terzi 10 costa'),
  );
  expect(priceFacts.map(({ name }) => name)).toEqual(['Quanto costa']);
});
