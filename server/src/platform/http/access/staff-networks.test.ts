import { expect, test } from 'vitest';
import { networksOf } from './staff-networks.ts';

test.each([
  ['without networks every address is allowed', [], '203.0.113.9', true],
  ['a single address is allowed', ['192.0.2.7'], '192.0.2.7', true],
  ['another address is refused', ['192.0.2.7'], '192.0.2.8', false],
  ['an address within a range is allowed', ['10.1.0.0/16'], '10.1.200.3', true],
  ['an address outside a range is refused', ['10.1.0.0/16'], '10.2.0.1', false],
  ['an address in one of several ranges is allowed', ['10.1.0.0/16', '2001:db8::/32'], '2001:db8:7::1', true],
  ['an IPv4 address written as IPv6 is allowed', ['10.1.0.0/16'], '::ffff:10.1.2.3', true],
  ['an invalid address is refused', ['10.1.0.0/16'], 'unknown', false],
])('%s', (_, names, address, isIn) => {
  expect(networksOf(names).has(address)).toBe(isIn);
});
