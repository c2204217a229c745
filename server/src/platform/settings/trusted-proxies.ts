import { isIPv4 } from 'node:net';
import { isNetwork, shareCovered } from './networks.ts';

const namedNetworks = new Set(['loopback', 'uniquelocal']);

// Wide enough for what clouds and private networks have, too narrow for a good part of all visitors.
const widest = { v4: 8, v6: 16 };
const privateV6 = /^f[cd][\da-f]{2}:/i;
const widestPrivateV6 = 7;

/**
 * Whether this names machines that may stand in front of us. Whoever is believed to be a proxy passes for anybody: "everyone"
 * is not offered in any spelling, nor is a number of hops.
 */
export function isTrustable(proxy: string): boolean {
  if (namedNetworks.has(proxy)) return true;
  if (!isNetwork(proxy)) return false;
  const [address = '', length] = proxy.split('/');
  // An IPv4 address in the clothes of an IPv6 one, and with it a network of all of them.
  if (/^::ffff:/i.test(address)) return false;
  const least = privateV6.test(address) ? widestPrivateV6 : isIPv4(address) ? widest.v4 : widest.v6;
  return length === undefined || Number(length) >= least;
}

// Sixteen networks of the widest kind: more than any provider of proxies has, and far from all visitors.
const largestShare = 16 / 256;

/** Whether a list is of proxies alone: many narrow networks together must not be everybody either. */
export const areTrustable = (proxies: readonly string[]): boolean =>
  proxies.every(isTrustable) && shareCovered(proxies) <= largestShare;
