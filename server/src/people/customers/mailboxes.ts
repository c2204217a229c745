import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { NO_ACCOUNT } from '../../platform/customers/no-account.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { joinedPeople, people, type PersonRow } from '../../platform/customers/people-tables.ts';

/** A mailbox as key to its owner's data: with the account if there is one. */
export type Mailbox = { id: AccountId; email: string; emailKey: EmailKey; hasAccount: boolean };

export async function mailboxOf(
  db: Database | Transaction,
  { email, emailKey }: Pick<PersonRow, 'email' | 'emailKey'>,
): Promise<Mailbox> {
  const [customer] = await db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(eq(customers.emailKey, emailKey));
  return customer
    ? { ...customer, emailKey, hasAccount: true }
    : { id: NO_ACCOUNT, email, emailKey, hasAccount: false };
}

export async function findPerson(db: Database | Transaction, id: PersonId): Promise<PersonRow | null> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person ?? null;
}

export type JoinedPerson = { person: PersonRow; joinedAt: Date; joinedBy: string };

/** The others in a person's group. */
export async function joinedWith(db: Database | Transaction, id: PersonId): Promise<JoinedPerson[]> {
  const own = db
    .select({ groupId: joinedPeople.groupId })
    .from(joinedPeople)
    .where(eq(joinedPeople.personId, id));
  return db
    .select({ person: people, joinedAt: joinedPeople.joinedAt, joinedBy: joinedPeople.joinedBy })
    .from(joinedPeople)
    .innerJoin(people, eq(people.id, joinedPeople.personId))
    .where(and(inArray(joinedPeople.groupId, own), ne(joinedPeople.personId, id)))
    .orderBy(joinedPeople.joinedAt);
}
