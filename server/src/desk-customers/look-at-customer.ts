import { generalErrors } from '@riparo/domain/call/problem.ts';
import type { PersonId } from '@riparo/domain/values/ids.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { DeskDoer } from '../desk-log/actor.ts';
import { type Actor, appendToLog } from '../desk-log/append.ts';
import { deskLog } from '../desk-log/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { failure } from '../http/problem-answers.ts';
import { findPerson } from './mailboxes.ts';
import { readCustomer } from './one-customer.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

/** A page that is open asks again whenever something changes: that is the same look. */
const oneLookMs = 15 * 60_000;

export async function lookAtCustomer({ db, clock }: Parts, id: PersonId, reader: DeskDoer) {
  const { actor } = reader;
  const person = await findPerson(db, id);
  if (!person) return failure(generalErrors['not-found']);
  const data = await readCustomer(db, person, reader);
  const now = clock();
  const subject = `person ${id}`;
  const [before] = await db
    .select({ number: deskLog.number })
    .from(deskLog)
    .where(
      and(
        eq(deskLog.subject, subject),
        eq(deskLog.actorId, actor.id ?? ''),
        eq(deskLog.action, 'customer.read'),
        gt(deskLog.at, new Date(now.getTime() - oneLookMs)),
      ),
    )
    .limit(1);
  if (!before)
    await db.transaction((tx) => appendToLog(tx, actor, { action: 'customer.read', subject }, now));
  return { data };
}

export async function showCustomerData(
  { db, clock }: Parts,
  id: PersonId,
  field: 'phone' | 'taxCode',
  actor: Actor,
) {
  return db.transaction(async (tx) => {
    const value = (await findPerson(tx, id))?.[field];
    if (!value) return failure(generalErrors['not-found']);
    const entry = { action: 'personal-data.shown', subject: `person ${id}`, details: { field } } as const;
    await appendToLog(tx, actor, entry, clock());
    return { value };
  });
}
