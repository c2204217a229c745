import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { joinedPeople, people } from './people-tables.ts';

/** All mailboxes of a person and of the people joined with them, as a subquery. */
export function mailboxesOf(db: Database | Transaction, id: PersonId) {
  const own = db
    .select({ groupId: joinedPeople.groupId })
    .from(joinedPeople)
    .where(eq(joinedPeople.personId, id));
  const joined = db
    .select({ personId: joinedPeople.personId })
    .from(joinedPeople)
    .where(inArray(joinedPeople.groupId, own));
  return db
    .select({ emailKey: people.emailKey })
    .from(people)
    .where(or(eq(people.id, id), inArray(people.id, joined)));
}
