import { BlockList, isIP } from 'node:net';

export type Networks = { has(address: string): boolean };

/** Addresses and ranges like `10.0.0.0/8`, `2001:db8::/32` or `192.0.2.7`; an empty list allows everyone. */
export function networksOf(names: readonly string[]): Networks {
  const list = new BlockList();
  for (const name of names) {
    const [address = '', bits] = name.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return {
    has(address) {
      if (names.length === 0) return true;
      // A dual-stack socket reports an IPv4 address as `::ffff:192.0.2.7`.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
