import { isIPv6 } from 'node:net';

/** One key for one visitor: an IPv6 connection owns a whole /64, so its last half says nothing. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailLength = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailLength;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
