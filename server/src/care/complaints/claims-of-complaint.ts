import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DeskComplaint } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { sentFieldsOf } from '../claims/sent-claim.ts';
import { type ClaimRow, claims } from '../claims/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { deals } from '../../buy/deals/tables.ts';
import { type Complainant, dealsOf } from './deals-of-complaint.ts';

const MAX_LISTED = 30;

async function isOfComplainant(db: Database | Transaction, complainant: Complainant) {
  const { email } = complainant;
  const isTheirs =
    email === null
      ? inArray(
          deals.uuid,
          (await dealsOf(db, complainant)).map(({ uuid }) => uuid),
        )
      : eq(deals.emailKey, emailKey(email));
  return and(isTheirs, isNotErased, isNotNull(claims.state));
}

/** Claims on the complainant's purchases, the latest first. */
export const claimsOf = async (db: Database | Transaction, complainant: Complainant): Promise<ClaimRow[]> =>
  (
    await db
      .select({ claim: claims })
      .from(claims)
      .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
      .where(await isOfComplainant(db, complainant))
      .orderBy(desc(claims.sentAt))
      .limit(MAX_LISTED)
  ).map(({ claim }) => claim);

type Given = Complainant & { readonly area: string; readonly reference: string | null };

/**
 * The claim a complaint is about: found by its number, or the complainant's only one. The match is never
 * shown to the complainant.
 */
export async function findComplaintClaim(tx: Transaction, given: Given): Promise<ClaimRow | null> {
  const candidates = await claimsOf(tx, given);
  const reference = given.reference?.toUpperCase() ?? '';
  const named = candidates.find((claim) => reference.includes(sentFieldsOf(claim).number));
  if (named) return named;
  const isOnly = given.email !== null && given.area === 'claim' && candidates.length === 1;
  return isOnly ? (candidates[0] ?? null) : null;
}

export async function findOwnClaim(
  db: Database | Transaction,
  complainant: Complainant,
  id: ClaimId,
): Promise<ClaimRow | null> {
  const [found] = await db
    .select({ claim: claims })
    .from(claims)
    .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
    .where(and(eq(claims.id, id), await isOfComplainant(db, complainant)));
  return found?.claim ?? null;
}

export function claimAnswer(claim: ClaimRow): DeskComplaint['theirClaims'][number] {
  const { number, state, whatSaid, happenedOn, dealUuid } = sentFieldsOf(claim);
  return { id: claim.id, number, state, what: whatSaid, happenedOn, dealUuid };
}
