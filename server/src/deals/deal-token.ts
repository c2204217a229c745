import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../keyed-hash.ts';

/** What a link in a mail lets its holder do with a deal. One made for one thing does not open another. */
export type TokenPurpose = 'signature' | 'withdrawal';

const uuidBytes = 16;
const proofBytes = 16;

const proofOf = (keyedHash: KeyedHash, purpose: TokenPurpose, uuid: string) =>
  Buffer.from(keyedHash(`${purpose} link`, uuid), 'base64url').subarray(0, proofBytes);

/** Names the deal and proves that we made it: nothing has to be kept, and every mail can bring it again. */
export function dealToken(keyedHash: KeyedHash, purpose: TokenPurpose, uuid: string): string {
  const name = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, proofOf(keyedHash, purpose, uuid)]).toString('base64url');
}

/** The deal's uuid; null for a token that we did not make for this. */
export function readDealToken(keyedHash: KeyedHash, purpose: TokenPurpose, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== uuidBytes + proofBytes) return null;
  const hex = bytes.subarray(0, uuidBytes).toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(uuidBytes), proofOf(keyedHash, purpose, uuid)) ? uuid : null;
}
