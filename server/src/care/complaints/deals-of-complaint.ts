import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { typedWords } from '@riparo/domain/people/search/name-words.ts';
import { isSameName } from '@riparo/domain/platform/person/same-name.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, inArray, isNull, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { numberOf } from '../../buy/documents/contents/policy.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { people, personTerms } from '../../platform/customers/people-tables.ts';
import { type ComplaintRow, complaints } from './tables.ts';

const MAX_LISTED = 30;

export type Complainant = Pick<ComplaintRow, 'email' | 'firstName' | 'lastName'>;

/**
 * The purchases the complaint may be about, the latest first: those made with its mailbox. Without an e-mail,
 * those under the same name, from which staff who hold the letter choose.
 */
export async function dealsOf(db: Database | Transaction, complainant: Complainant): Promise<DealRow[]> {
  const { email, firstName, lastName } = complainant;
  const mailboxes = email === null ? await mailboxesUnderName(db, complainant) : [emailKey(email)];
  if (mailboxes.length === 0) return [];
  const found = await db
    .select()
    .from(deals)
    .where(and(inArray(deals.emailKey, mailboxes), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(MAX_LISTED);
  return email === null
    ? found.filter((deal) => isSameName(deal.firstName, firstName) && isSameName(deal.lastName, lastName))
    : found;
}

async function mailboxesUnderName(
  db: Database | Transaction,
  { firstName, lastName }: Pick<Complainant, 'firstName' | 'lastName'>,
) {
  const [surname] = typedWords(lastName);
  const [name] = typedWords(firstName);
  if (!surname || !name) return [];
  const found = await db
    .select({ key: people.emailKey })
    .from(personTerms)
    .innerJoin(people, eq(people.id, personTerms.personId))
    .where(eq(personTerms.term, `${surname} ${name}`))
    .limit(MAX_LISTED);
  return found.map(({ key }) => key);
}

/** Complaints of these mailboxes, and those without one about purchases made with them. */
export const isOfMailboxes = (
  db: Database | Transaction,
  keys: readonly string[] | SQLWrapper,
): SQL | undefined =>
  or(
    inArray(complaints.emailKey, keys as never),
    and(
      isNull(complaints.emailKey),
      inArray(
        complaints.dealUuid,
        db
          .select({ uuid: deals.uuid })
          .from(deals)
          .where(inArray(deals.emailKey, keys as never)),
      ),
    ),
  );

type Given = Complainant & { readonly reference: string | null };

/**
 * The purchase a complaint is about: that of its claim, by its number, or the complainant's only one. The
 * match is never shown to the complainant.
 */
export async function findComplaintDeal(
  tx: Transaction,
  given: Given,
  claim: { readonly dealUuid: DealUuid | null } | null,
): Promise<DealRow | null> {
  if (claim?.dealUuid) return findOwnDeal(tx, given, claim.dealUuid);
  const candidates = await dealsOf(tx, given);
  const reference = given.reference?.toUpperCase() ?? '';
  const named = candidates.find(
    (deal) => reference.includes(numberOf(deal)) || reference.includes(deal.uuid.toUpperCase()),
  );
  if (named) return named;
  // A person of the same name may be another one.
  return given.email !== null && candidates.length === 1 ? (candidates[0] ?? null) : null;
}

export const dealAnswer = (deal: DealRow) => ({
  uuid: deal.uuid,
  title: titleOf(deal),
  stage: deal.stage,
  createdAt: deal.createdAt.toISOString(),
});

export async function findOwnDeal(
  db: Database | Transaction,
  complainant: Complainant,
  uuid: DealUuid,
): Promise<DealRow | null> {
  const { email } = complainant;
  if (email === null) return (await dealsOf(db, complainant)).find((deal) => deal.uuid === uuid) ?? null;
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), eq(deals.emailKey, emailKey(email)), isNotErased));
  return deal ?? null;
}
