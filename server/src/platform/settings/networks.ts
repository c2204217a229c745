import { isIP, isIPv4 } from 'node:net';

/** `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32` */
export function isNetwork(name: string): boolean {
  const [address = '', bits, ...rest] = name.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

type Range = { readonly first: bigint; readonly last: bigint };

const v4: Range = { first: 0n, last: (1n << 32n) - 1n };
/** IPv4 addresses written as IPv6: `::ffff:0:0/96`. */
const mapped: Range = { first: 0xffffn << 32n, last: (0xffffn << 32n) + v4.last };
/** All globally reachable IPv6 addresses: `2000::/3`. */
const globalV6: Range = { first: 1n << 125n, last: (1n << 126n) - 1n };

const sizeOf = ({ first, last }: Range) => (last < first ? 0n : last - first + 1n);
const cut = (range: Range, within: Range): Range => ({
  first: range.first > within.first ? range.first : within.first,
  last: range.last < within.last ? range.last : within.last,
});

/**
 * The larger of the shares of all IPv4 and all public IPv6 addresses that a list of networks covers. Computed
 * for the whole list, as many narrow networks cover as much as a wide one.
 */
export function shareCovered(networks: readonly string[]): number {
  const ranges = networks.filter(isNetwork).map((network) => ({ network, range: rangeOf(network) }));
  const ofV4 = ranges.flatMap(({ network, range }) => {
    if (isIPv4(network.split('/')[0] ?? '')) return [range];
    const part = cut(range, mapped);
    return sizeOf(part) > 0n ? [{ first: part.first - mapped.first, last: part.last - mapped.first }] : [];
  });
  const ofV6 = ranges
    .filter(({ network }) => !isIPv4(network.split('/')[0] ?? ''))
    .map(({ range }) => cut(range, globalV6));
  return Math.max(shareOf(ofV4, v4), shareOf(ofV6, globalV6));
}

function shareOf(ranges: readonly Range[], whole: Range): number {
  let covered = 0n;
  let next = whole.first;
  for (const { first, last } of ranges.toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    const fresh = { first: first > next ? first : next, last };
    covered += sizeOf(fresh);
    if (last >= next) next = last + 1n;
  }
  return Number((covered * 1_000_000n) / sizeOf(whole)) / 1_000_000;
}

function rangeOf(network: string): Range {
  const [address = '', length] = network.split('/');
  const bits = isIPv4(address) ? 32n : 128n;
  const hostBits = bits - BigInt(length ?? bits);
  const first = (numberOf(address) >> hostBits) << hostBits;
  return { first, last: first + (1n << hostBits) - 1n };
}

const groups = (text: string | undefined) => (text ? text.split(':') : []);

function numberOf(address: string): bigint {
  if (isIPv4(address))
    return address.split('.').reduce((number, part) => (number << 8n) | BigInt(Number(part)), 0n);
  // The end of an address may be written as IPv4: `::ffff:192.0.2.7`.
  const plain = address.replace(/%.*$/, '').replace(/[\d.]+$/, (end) => {
    if (!end.includes('.')) return end;
    const number = numberOf(end);
    return `${(number >> 16n).toString(16)}:${(number & 0xffffn).toString(16)}`;
  });
  const [before = '', after] = plain.split('::');
  const [head, tail] = [groups(before), groups(after)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...(after === undefined ? [] : zeros), ...tail].reduce(
    (number, group) => (number << 16n) | BigInt(`0x${group}`),
    0n,
  );
}
