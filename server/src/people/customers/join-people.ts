import { randomUUID } from 'node:crypto';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { personErrors } from '@riparo/domain/people/search/errors.ts';
import { isSamePersonKey, reasonsAmong } from '@riparo/domain/people/search/same-person.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { and, arrayOverlaps, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { type Actor, appendToLog } from '../../desk/log/append.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { joinedPeople, people, type PersonRow } from '../../platform/customers/people-tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

/** Those with most in common; a longer list does not help. */
const maxShown = 10;
const mostCompared = 500;

/** Others with the same tax code, the same name and birth date, or the same name and phone. */
export async function possiblySame(db: Transaction, person: PersonRow, known: readonly PersonId[]) {
  const keys = person.traces.filter(isSamePersonKey);
  if (keys.length === 0) return [];
  const others = await db
    .select()
    .from(people)
    .where(and(arrayOverlaps(people.traces, keys), notInArray(people.id, [person.id, ...known])))
    .limit(mostCompared);
  return others
    .map((other) => ({
      person: other,
      reasons: reasonsAmong(other.traces.filter((trace) => keys.includes(trace))),
    }))
    .toSorted((one, another) => another.reasons.length - one.reasons.length)
    .slice(0, maxShown);
}

/** Includes those each was joined with before. Changes only what the desk shows together. */
export async function joinPeople({ db, clock }: Parts, ids: readonly [PersonId, PersonId], actor: Actor) {
  return db.transaction(async (tx) => {
    // Serialised: two concurrent joins must not leave two groups.
    const found = await tx
      .select({ id: people.id })
      .from(people)
      .where(inArray(people.id, [...ids]))
      .orderBy(people.id)
      .for('update');
    if (found.length < 2) return failure(generalErrors['not-found']);
    const groups = await tx
      .select()
      .from(joinedPeople)
      .where(inArray(joinedPeople.personId, [...ids]));
    const groupIds = [...new Set(groups.map(({ groupId }) => groupId))];
    if (groups.length === 2 && groupIds.length === 1) return failure(personErrors.AlreadyTogether);
    const groupId = groupIds[0] ?? randomUUID();
    if (groupIds.length > 0)
      await tx.update(joinedPeople).set({ groupId }).where(inArray(joinedPeople.groupId, groupIds));
    await tx
      .insert(joinedPeople)
      .values(ids.map((personId) => ({ personId, groupId, joinedAt: clock(), joinedBy: actor.name })))
      .onConflictDoNothing();
    for (const id of ids) await notifyDesks(tx, { kind: 'person', id });
    const [id, other] = ids;
    const entry = { action: 'customer.joined', subject: `person ${id}`, details: { other } } as const;
    await appendToLog(tx, actor, entry, clock());
    return undefined;
  });
}

/** Separating twice has no further effect. */
export async function separatePerson({ db, clock }: Parts, id: PersonId, actor: Actor) {
  return db.transaction(async (tx) => {
    const [person] = await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update');
    if (!person) return failure(generalErrors['not-found']);
    const [own] = await tx.delete(joinedPeople).where(eq(joinedPeople.personId, id)).returning();
    if (!own) return undefined;
    const left = await tx.select().from(joinedPeople).where(eq(joinedPeople.groupId, own.groupId));
    // A single person is not a group.
    if (left.length === 1) await tx.delete(joinedPeople).where(eq(joinedPeople.groupId, own.groupId));
    for (const each of [id, ...left.map(({ personId }) => personId)])
      await notifyDesks(tx, { kind: 'person', id: each });
    await appendToLog(tx, actor, { action: 'customer.separated', subject: `person ${id}` }, clock());
    return undefined;
  });
}
