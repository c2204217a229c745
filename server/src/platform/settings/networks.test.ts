import { expect, test } from 'vitest';
import { shareCovered } from './networks.ts';

test.each([
  [['10.0.0.0/8'], 1 / 256],
  [['10.0.0.0/8', '10.1.0.0/16', '10.0.0.0/9'], 1 / 256],
  [['0.0.0.0/1', '128.0.0.0/1'], 1],
  [['0.0.0.0/0'], 1],
  [Array.from({ length: 255 }, (_, first) => `${first}.0.0.0/8`), 255 / 256],
  [['::/1'], 1],
  [['2000::/4'], 0.5],
  [['2000::/4', '3000::/4'], 1],
  [['::ffff:0:0/96'], 1],
  [['::ffff:10.0.0.0/104'], 1 / 256],
  [['fc00::/7', '::1', 'fe80::/10'], 0],
  [['2001:db8::/32', '192.0.2.7'], 0],
])('%j cover this share of all addresses: %d', (networks, share) => {
  expect(shareCovered(networks)).toBeCloseTo(share, 5);
});
