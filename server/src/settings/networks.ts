import { isIP } from 'node:net';

/** `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32` */
export function isNetwork(name: string): boolean {
  const [address = '', bits, ...rest] = name.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
