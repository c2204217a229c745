import { type DealUuid, dealUuidSchema } from '@riparo/domain/values/ids.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidNamedBy } from '../secrets/link-token.ts';
import type { DealRow } from './tables.ts';

/** What a link in a mail lets its holder do with a deal. One made for one thing does not open another. */
const tokenPurposes = ['signature', 'withdrawal', 'claim'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

type Linked = Pick<DealRow, 'uuid' | 'linkVersion'>;

// Links were mailed before they had versions: those are of the first.
const proofOf = (keyedHash: KeyedHash, purpose: TokenPurpose, { uuid, linkVersion }: Linked) =>
  keyedHash(`${purpose} link`, uuid, ...(linkVersion === 0 ? [] : [String(linkVersion)]));

/** Names the deal and proves that we made it: nothing has to be kept, and every mail can bring it again. */
export const dealToken = (keyedHash: KeyedHash, purpose: TokenPurpose, deal: Linked): string =>
  linkToken(deal.uuid, proofOf(keyedHash, purpose, deal));

/** The tokens of a deal whose links were just voided, by those they replace. */
export const replacedTokens = (keyedHash: KeyedHash, { uuid, linkVersion }: Linked) =>
  tokenPurposes.map((purpose): [before: string, after: string] => [
    dealToken(keyedHash, purpose, { uuid, linkVersion: linkVersion - 1 }),
    dealToken(keyedHash, purpose, { uuid, linkVersion }),
  ]);

/** The deal that a token names, which proves nothing yet; null for what names none. */
export const dealNamedBy = (token: string): DealUuid | null =>
  dealUuidSchema.safeParse(uuidNamedBy(token)).data ?? null;

/** Whether we made it for this, and have not voided it since. */
export const isTokenOf = (
  keyedHash: KeyedHash,
  purpose: TokenPurpose,
  deal: Linked,
  token: string,
): boolean => isProofIn(token, proofOf(keyedHash, purpose, deal));
