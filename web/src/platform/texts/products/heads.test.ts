import { productPages } from '@riparo/domain/buy/products/catalogue.ts';
import { expect, test } from 'vitest';
import { COMPARISON_ID, productHead } from './heads.ts';

const startOf = (key: string) => {
  const page = productPages.find((each) => each.key === key);
  return page && productHead(page).start;
};

test('a single product leads to its purchase, several lead to a choice, and individual prices lead to a quote', () => {
  expect(startOf('pet')).toEqual({ to: '/acquisto/pet', label: 'Acquista online' });
  expect(startOf('rc-terzi')).toEqual({ to: `#${COMPARISON_ID}`, label: 'Scegli il massimale' });
  expect(startOf('vita')).toEqual({ to: '/preventivo/vita-tcm', label: 'Calcola il tuo prezzo' });
});
