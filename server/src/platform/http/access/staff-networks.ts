import { BlockList, isIP } from 'node:net';

export type Networks = { has(address: string): boolean };

/** Addresses and ranges as `10.0.0.0/8`, `2001:db8::/32` or `192.0.2.7`; none means everywhere. */
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
      // An IPv4 address of a socket that takes both comes as `::ffff:192.0.2.7`.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
