import { expect, test } from 'vitest';
import { unknownAddressIn } from './unknown-address.ts';

test.each([
  [{ unknownAddress: '/non-esiste' }, '/non-esiste'],
  [{ unknownAddress: '/perch%C3%A9' }, '/perché'],
  [{ unknownAddress: '/50%' }, '/50%'],
  [{ unknownAddress: '' }, null],
  [{ unknownAddress: 7 }, null],
  [null, null],
  ['/non-esiste', null],
])('of the hand-over %j home tells %j', (state, told) => {
  expect(unknownAddressIn(state)).toBe(told);
});
