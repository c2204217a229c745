import { address } from '@riparo/domain/purchase/fragments/address.ts';
import { expect, test } from 'vitest';
import { fieldRows } from './field-rows.ts';

test('street and number share a line, postal code and province another', () => {
  expect(fieldRows(address.fields).map((row) => row.map(({ name }) => name))).toEqual([
    ['street', 'streetNumber'],
    ['city'],
    ['postalCode', 'district'],
    ['region'],
  ]);
});
