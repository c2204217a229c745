import { expect, test } from 'vitest';
import { networksOf } from './staff-networks.ts';

test.each([
  ['anybody where none is named', [], '203.0.113.9', true],
  ['an address by itself', ['192.0.2.7'], '192.0.2.7', true],
  ['another address', ['192.0.2.7'], '192.0.2.8', false],
  ['an address of a range', ['10.1.0.0/16'], '10.1.200.3', true],
  ['an address beside a range', ['10.1.0.0/16'], '10.2.0.1', false],
  ['one of several ranges', ['10.1.0.0/16', '2001:db8::/32'], '2001:db8:7::1', true],
  ['an IPv4 address written as IPv6', ['10.1.0.0/16'], '::ffff:10.1.2.3', true],
  ['what is no address', ['10.1.0.0/16'], 'unknown', false],
])('%s', (_, names, address, isIn) => {
  expect(networksOf(names).has(address)).toBe(isIn);
});
