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

const MOST = 30;

export type Complainant = Pick<ComplaintRow, 'email' | 'firstName' | 'lastName'>;

/**
 * What the complainant may be writing about, the latest first: bought with their mailbox. Of who left none, bought under the same
 * name: staff who have the letter in their hands choose.
 */
export async function dealsOf(db: Database | Transaction, complainant: Complainant): Promise<DealRow[]> {
  const { email, firstName, lastName } = complainant;
  const mailboxes = email === null ? await mailboxesNamed(db, complainant) : [emailKey(email)];
  if (mailboxes.length === 0) return [];
  const found = await db
    .select()
    .from(deals)
    .where(and(inArray(deals.emailKey, mailboxes), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(MOST);
  return email === null
    ? found.filter((deal) => isSameName(deal.firstName, firstName) && isSameName(deal.lastName, lastName))
    : found;
}

async function mailboxesNamed(
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
    .limit(MOST);
  return found.map(({ key }) => key);
}

/** Complaints of mailboxes, and those without one about what was bought with them. */
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
 * The purchase that somebody means: that of the claim they mean, by its number, or the only one that they made. Nobody is shown
 * what was found.
 */
export async function dealMeant(
  tx: Transaction,
  given: Given,
  claim: { readonly dealUuid: DealUuid | null } | null,
): Promise<DealRow | null> {
  if (claim?.dealUuid) return findOwnDeal(tx, given, claim.dealUuid);
  const theirs = await dealsOf(tx, given);
  const said = given.reference?.toUpperCase() ?? '';
  const named = theirs.find(
    (deal) => said.includes(numberOf(deal)) || said.includes(deal.uuid.toUpperCase()),
  );
  if (named) return named;
  // The same name may be another person's.
  return given.email !== null && theirs.length === 1 ? (theirs[0] ?? null) : null;
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
