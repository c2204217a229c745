import { isIPv4 } from 'node:net';
import { isNetwork, shareCovered } from './networks.ts';

const namedNetworks = new Set(['loopback', 'uniquelocal']);

// Wide enough for clouds and private networks, too narrow for a large part of all visitors.
const widest = { v4: 8, v6: 16 };
const privateV6 = /^f[cd][\da-f]{2}:/i;
const widestPrivateV6 = 7;

/**
 * Whether this may be the address of a proxy in front of us. A trusted proxy can pose as anyone: "everyone"
 * is not accepted in any spelling, nor is a number of hops.
 */
export function isTrustable(proxy: string): boolean {
  if (namedNetworks.has(proxy)) return true;
  if (!isNetwork(proxy)) return false;
  const [address = '', length] = proxy.split('/');
  // An IPv4-mapped IPv6 address, which could include all of IPv4.
  if (/^::ffff:/i.test(address)) return false;
  const least = privateV6.test(address) ? widestPrivateV6 : isIPv4(address) ? widest.v4 : widest.v6;
  return length === undefined || Number(length) >= least;
}

// Sixteen networks of the widest kind: more than any proxy provider has, and far from all visitors.
const largestShare = 16 / 256;

/** Checks the whole list: many narrow networks together must not cover everybody either. */
export const areTrustable = (proxies: readonly string[]): boolean =>
  proxies.every(isTrustable) && shareCovered(proxies) <= largestShare;
