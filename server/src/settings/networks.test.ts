import { expect, test } from 'vitest';
import { isNetwork } from './networks.ts';

test.each(['192.0.2.7', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1', '::1/128'])(
  '%s is one',
  (name) => {
    expect(isNetwork(name)).toBe(true);
  },
);

test.each([
  '',
  'office',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/8/8',
  '2001:db8::/129',
  '10.0.0.0/',
  '10.0.0.0/-1',
])('«%s» is none', (name) => {
  expect(isNetwork(name)).toBe(false);
});
