import { claimPath } from '@riparo/domain/care/claims/paths.ts';
import { claimIdSchema, type DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidInToken } from '../../platform/settings/secrets/link-token.ts';
import { type ClaimRow, claims } from './tables.ts';

type Linked = Pick<ClaimRow, 'id' | 'linkVersion'>;

const proofOf = (keyedHash: KeyedHash, { id, linkVersion }: Linked) =>
  keyedHash('claim link', id, String(linkVersion));

/** Names a claim or its draft, and proves that we issued the link; nothing of it is stored. */
export const claimToken = (keyedHash: KeyedHash, claim: Linked): string =>
  linkToken(claim.id, proofOf(keyedHash, claim));

/** The page where a draft is continued and a claim is followed. */
export const claimLink = (keyedHash: KeyedHash, claim: Linked): string =>
  claimPath(claimToken(keyedHash, claim));

export type LinkedClaim = { claim: ClaimRow; deal: DealRow | null };

/**
 * The claim of a link; null if we never issued it, if it has been voided, or if the customer asked for
 * erasure.
 */
export async function findLinkedClaim(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  token: string,
): Promise<LinkedClaim | null> {
  const { data: id } = claimIdSchema.safeParse(uuidInToken(token));
  if (!id) return null;
  const [found] = await db
    .select({ claim: claims, deal: deals })
    .from(claims)
    .leftJoin(deals, eq(deals.uuid, claims.dealUuid))
    .where(eq(claims.id, id));
  if (!found || found.deal?.erasureAskedAt) return null;
  return isProofIn(token, proofOf(keyedHash, found.claim)) ? found : null;
}

/**
 * Voids the links sent to the old mailbox when deals move to another one. Returns the old tokens with their
 * replacements.
 */
export async function moveClaims(
  tx: Transaction,
  keyedHash: KeyedHash,
  uuids: readonly DealUuid[],
): Promise<[before: string, after: string][]> {
  if (uuids.length === 0) return [];
  const moved = await tx
    .update(claims)
    .set({ linkVersion: sql`${claims.linkVersion} + 1` })
    .where(inArray(claims.dealUuid, [...uuids]))
    .returning({ id: claims.id, linkVersion: claims.linkVersion });
  return moved.map(({ id, linkVersion }) => [
    claimToken(keyedHash, { id, linkVersion: linkVersion - 1 }),
    claimToken(keyedHash, { id, linkVersion }),
  ]);
}
