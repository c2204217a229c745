import { expect, test } from 'vitest';
import { isTrustable } from './trusted-proxies.ts';

test.each([
  'loopback',
  'uniquelocal',
  '192.0.2.7',
  '192.0.2.7/32',
  '10.0.0.0/8',
  '2001:db8::1',
  '2001:db8::1/128',
  '2001::/16',
  'fd00::/7',
  'FC00::/7',
])('%s is accepted as a proxy', (proxy) => {
  expect(isTrustable(proxy)).toBe(true);
});

test.each([
  '',
  'everyone',
  '1',
  '10.0.0.0/7',
  '10.0.0.0/33',
  '10.0.0.0/0x10',
  '10.0.0.0/8.5',
  '10.0.0.0/',
  '10.0.0.0/8/9',
  '2001::/15',
  '2001:db8::1/129',
  'fc00::/6',
  '::ffff:10.0.0.1',
  '::FFFF:0:0/96',
])('«%s» is refused as a proxy', (proxy) => {
  expect(isTrustable(proxy)).toBe(false);
});
