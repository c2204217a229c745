import { attempt } from '@riparo/ui/attempt.ts';

/**
 * Whether an address is a path of this site: `//host` and `/\host` look like paths but lead elsewhere, and so
 * does `/..//host` once it is resolved.
 */
export function isOwnPath(address: unknown): address is string {
  const origin = 'https://own.invalid';
  if (typeof address !== 'string' || !address.startsWith('/')) return false;
  const resolved = attempt(() => new URL(address, origin));
  return resolved?.origin === origin && !resolved.pathname.startsWith('//');
}
