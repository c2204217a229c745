import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { DeskComplaint } from '@riparo/domain/contract/desk-complaint-calls.ts';
import type { ClaimId } from '@riparo/domain/values/ids.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { sentOf } from '../claims/sent-claim.ts';
import { type ClaimRow, claims } from '../claims/tables.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';

const MOST = 30;

const ofMailbox = (email: string) =>
  and(eq(deals.emailKey, emailKey(email)), isNotErased, isNotNull(claims.state));

/** Sent by whoever has a mailbox, the latest first. */
export const claimsOfMailbox = async (db: Database | Transaction, email: string): Promise<ClaimRow[]> =>
  (
    await db
      .select({ claim: claims })
      .from(claims)
      .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
      .where(ofMailbox(email))
      .orderBy(desc(claims.sentAt))
      .limit(MOST)
  ).map(({ claim }) => claim);

type Given = { readonly email: string; readonly area: string; readonly reference: string | null };

/** The claim that somebody means: by its number, or the only one that they made. Nobody is shown what was found. */
export async function claimMeant(
  tx: Transaction,
  { email, area, reference }: Given,
): Promise<ClaimRow | null> {
  const theirs = await claimsOfMailbox(tx, email);
  const said = reference?.toUpperCase() ?? '';
  const named = theirs.find((claim) => said.includes(sentOf(claim).number));
  if (named) return named;
  return area === 'claim' && theirs.length === 1 ? (theirs[0] ?? null) : null;
}

export async function findOwnClaim(
  db: Database | Transaction,
  email: string,
  id: ClaimId,
): Promise<ClaimRow | null> {
  const [found] = await db
    .select({ claim: claims })
    .from(claims)
    .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
    .where(and(eq(claims.id, id), ofMailbox(email)));
  return found?.claim ?? null;
}

export function claimAnswer(claim: ClaimRow): DeskComplaint['theirClaims'][number] {
  const { number, state, whatSaid, happenedOn, dealUuid } = sentOf(claim);
  return { id: claim.id, number, state, what: whatSaid, happenedOn, dealUuid };
}
