import type { SkiPolicyRow } from './tables.ts';

/** `SCI-3F2A9C-88D01B`: what is said on the phone. */
export function policyNumber({ id }: Pick<SkiPolicyRow, 'id'>): string {
  const signs = id.replaceAll('-', '').slice(-12).toUpperCase();
  return `SCI-${signs.slice(0, 6)}-${signs.slice(6)}`;
}
