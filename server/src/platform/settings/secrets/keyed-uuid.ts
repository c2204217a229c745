import { createHash } from 'node:crypto';
import type { KeyedHash } from './keyed-hash.ts';

/**
 * A UUID that only this product can derive, always the same from the same parts. It looks like a random one
 * (version 4).
 */
export function keyedUuid(keyedHash: KeyedHash, purpose: string, ...parts: readonly string[]): string {
  const bytes = createHash('sha256')
    .update(keyedHash(purpose, ...parts))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
