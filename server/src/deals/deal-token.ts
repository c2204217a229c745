import { timingSafeEqual } from 'node:crypto';
import { type DealUuid, dealUuidSchema } from '@riparo/domain/values/ids.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import type { DealRow } from './tables.ts';

/** What a link in a mail lets its holder do with a deal. One made for one thing does not open another. */
const tokenPurposes = ['signature', 'withdrawal'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

type Linked = Pick<DealRow, 'uuid' | 'linkVersion'>;

const uuidBytes = 16;
const proofBytes = 16;

function proofOf(keyedHash: KeyedHash, purpose: TokenPurpose, { uuid, linkVersion }: Linked): Buffer {
  // Links were mailed before they had versions: those are of the first.
  const version = linkVersion === 0 ? [] : [String(linkVersion)];
  return Buffer.from(keyedHash(`${purpose} link`, uuid, ...version), 'base64url').subarray(0, proofBytes);
}

/** Names the deal and proves that we made it: nothing has to be kept, and every mail can bring it again. */
export function dealToken(keyedHash: KeyedHash, purpose: TokenPurpose, deal: Linked): string {
  const name = Buffer.from(deal.uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, proofOf(keyedHash, purpose, deal)]).toString('base64url');
}

/** The tokens of a deal whose links were just voided, by those they replace. */
export const replacedTokens = (keyedHash: KeyedHash, { uuid, linkVersion }: Linked) =>
  tokenPurposes.map((purpose): [before: string, after: string] => [
    dealToken(keyedHash, purpose, { uuid, linkVersion: linkVersion - 1 }),
    dealToken(keyedHash, purpose, { uuid, linkVersion }),
  ]);

/** The deal that a token names, which proves nothing yet; null for what names none. */
export function dealNamedBy(token: string): DealUuid | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== uuidBytes + proofBytes) return null;
  const hex = bytes.subarray(0, uuidBytes).toString('hex');
  const named = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return dealUuidSchema.safeParse(named).data ?? null;
}

/** Whether we made it for this, and have not voided it since. */
export function isTokenOf(keyedHash: KeyedHash, purpose: TokenPurpose, deal: Linked, token: string): boolean {
  const proof = Buffer.from(token, 'base64url').subarray(uuidBytes);
  return proof.length === proofBytes && timingSafeEqual(proof, proofOf(keyedHash, purpose, deal));
}
