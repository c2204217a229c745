import { expect, test } from 'vitest';
import { columnsNamed, DEAL_COLUMNS, USUAL_COLUMNS } from './list-columns.ts';

test.each([
  [[], USUAL_COLUMNS],
  [['phone', 'taxCode'], USUAL_COLUMNS],
  [['price'], ['price']],
  [
    ['price', 'person', 'price', '__proto__'],
    ['person', 'price'],
  ],
  [DEAL_COLUMNS.toReversed(), DEAL_COLUMNS],
])('%j', (names, columns) => {
  expect(columnsNamed(names)).toEqual(columns);
});
