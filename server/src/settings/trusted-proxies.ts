import { isIP } from 'node:net';

const namedNetworks = new Set(['loopback', 'uniquelocal']);

// Wide enough for what clouds and private networks have, too narrow for a good part of all visitors.
const widest = { 4: 8, 6: 16 };
const privateV6 = /^f[cd][\da-f]{2}:/i;
const widestPrivateV6 = 7;

/**
 * Whether this names machines that may stand in front of us. Whoever is believed to be a proxy passes for anybody: "everyone"
 * is not offered in any spelling, nor is a number of hops.
 */
export function isTrustable(proxy: string): boolean {
  if (namedNetworks.has(proxy)) return true;
  const [address = '', length] = proxy.split('/');
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  // An IPv4 address in the clothes of an IPv6 one, and with it a network of all of them.
  if (/^::ffff:/i.test(address)) return false;
  if (length === undefined) return true;
  if (!/^\d{1,3}$/.test(length)) return false;
  const narrowest = family === 4 ? 32 : 128;
  const least = privateV6.test(address) ? widestPrivateV6 : widest[family];
  return Number(length) >= least && Number(length) <= narrowest;
}
