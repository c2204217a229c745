import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { numberOf } from '../deal-documents/contents/policy.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { type DealRow, deals } from '../deals/tables.ts';

const MOST = 30;

/** Bought with a mailbox, the latest first. */
export const dealsOfMailbox = (db: Database | Transaction, email: string): Promise<DealRow[]> =>
  db
    .select()
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(MOST);

type Given = { readonly email: string; readonly reference: string | null };

/**
 * The purchase that somebody means: that of the claim they mean, by its number, or the only one that they made. Nobody is shown
 * what was found.
 */
export async function dealMeant(
  tx: Transaction,
  { email, reference }: Given,
  claim: { readonly dealUuid: DealUuid | null } | null,
): Promise<DealRow | null> {
  if (claim?.dealUuid) return findOwnDeal(tx, email, claim.dealUuid);
  const theirs = await dealsOfMailbox(tx, email);
  const said = reference?.toUpperCase() ?? '';
  const named = theirs.find(
    (deal) => said.includes(numberOf(deal)) || said.includes(deal.uuid.toUpperCase()),
  );
  if (named) return named;
  return theirs.length === 1 ? (theirs[0] ?? null) : null;
}

export const dealAnswer = (deal: DealRow) => ({
  uuid: deal.uuid,
  title: titleOf(deal),
  stage: deal.stage,
  createdAt: deal.createdAt.toISOString(),
});

export async function findOwnDeal(
  db: Database | Transaction,
  email: string,
  uuid: DealUuid,
): Promise<DealRow | null> {
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), eq(deals.emailKey, emailKey(email)), isNotErased));
  return deal ?? null;
}
