import { expect, test } from 'vitest';
import { countRows, differences } from './every-row.ts';

const before = new Map([
  ['deal', ['a', 'b', 'b']],
  ['mail', ['c']],
]);

test('the same rows in every table are no difference', () => {
  expect(differences(before, new Map(before))).toEqual([]);
  expect(countRows(before)).toBe(4);
});

test('a missing, changed or duplicate row, or a missing table, is reported', () => {
  expect(
    differences(
      before,
      new Map([
        ['deal', ['a', 'b', 'd']],
        ['mail', ['c', 'c']],
      ]),
    ),
  ).toEqual(['deal: 1 rows missing, 1 more', 'mail: 0 rows missing, 1 more']);
  expect(differences(before, new Map([['deal', ['a', 'b', 'b']]]))).toEqual(['mail: 1 rows missing, 0 more']);
});
