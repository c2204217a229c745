import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4'],
  ['2001:db8::', '2001:db8:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['::1', '0:0:0:0'],
])('address %s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
