import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import { checkups } from '../../understand/checkups/tables.ts';
import { bookedCalls, callBacks, quoteRequests } from '../../care/contacts/tables.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inBatches, batchSize } from '../../platform/database/in-batches.ts';
import { deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { purchaseRequests } from '../../understand/quotes/tables.ts';
import { deskRequests } from '../../care/requests/tables.ts';
import { composePerson, type ComposedPerson, type Trace } from './compose-person.ts';
import { tracesOfMailboxes } from './gather-traces.ts';
import { reindexQueue, nameWordRows, people, personTerms } from '../../platform/customers/people-tables.ts';

export type PeopleParts = Pick<Dependencies, 'db' | 'identity'>;

const reindexPeopleJob = defineJob({
  name: 'keep-people',
  payload: z.object({}),
  everySeconds: 5,
  timeoutSeconds: 900,
  concurrency: 1,
});

/** Means everybody in the queue: once after the migration, and to reindex all. */
export const EVERYBODY = '';

// A search waits for at most this many; more are left to the job.
const maxAtOnce = 20;
const jobBatch = 100;

export function peopleIndexHandler(parts: PeopleParts): JobHandler {
  return handles(reindexPeopleJob, (_, { signal }) => reindexPeople(parts, signal));
}

/** Runs until the queue is empty. */
export async function reindexPeople(
  parts: PeopleParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await noteEverybody(parts.db);
  await inBatches(async () => ((await reindexSome(parts, jobBatch)) < jobBatch ? 0 : batchSize), signal);
}

export type UpdatePeopleIndex = () => Promise<unknown>;

/**
 * Updates the index with the latest changes, so that a search right after writing finds them. Concurrent
 * searches share one run that begins after they arrived, so that few connections wait.
 */
export function openPeopleIndex(parts: PeopleParts): UpdatePeopleIndex {
  let running: Promise<unknown> | null = null;
  let next: Promise<unknown> | null = null;
  const keep = (): Promise<unknown> => {
    if (running) {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return keep();
        });
      return next;
    }
    running = reindexSome(parts, maxAtOnce).finally(() => {
      running = null;
    });
    return running;
  };
  return keep;
}

/** One at a time over all processes, so that words are never written in different orders. */
async function reindexSome({ db, identity }: PeopleParts, most: number): Promise<number> {
  const [waiting] = await db
    .select({ number: reindexQueue.number })
    .from(reindexQueue)
    .where(ne(reindexQueue.emailKey, EVERYBODY))
    .limit(1);
  if (!waiting) return 0;
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    const some = tx
      .select({ number: reindexQueue.number })
      .from(reindexQueue)
      .where(ne(reindexQueue.emailKey, EVERYBODY))
      .orderBy(reindexQueue.number)
      .limit(most);
    const due = await tx
      .delete(reindexQueue)
      .where(inArray(reindexQueue.number, some))
      .returning({ emailKey: reindexQueue.emailKey });
    const keys = [...new Set(due.map(({ emailKey }) => emailKey as EmailKey))];
    await rewrite(tx, keys, await tracesOf({ db: tx, identity }, keys));
    return due.length;
  });
}

/** In the transaction that deletes a mailbox's data, so that afterwards nobody finds it. */
export async function deletePersonOf(tx: Transaction, key: EmailKey): Promise<void> {
  await lockPeople(tx);
  await tx.delete(reindexQueue).where(eq(reindexQueue.emailKey, key));
  await rewrite(tx, [key], new Map());
}

/** In the transaction that changes a person's address: the desk keeps the same id. */
export async function movePersonRow(tx: Transaction, from: EmailKey, to: EmailKey): Promise<void> {
  await lockPeople(tx);
  const [there] = await tx.select({ id: people.id }).from(people).where(eq(people.emailKey, to));
  if (!there) await tx.update(people).set({ emailKey: to, email: to }).where(eq(people.emailKey, from));
}

/** Data at the identity provider changes without a trigger, so its change must be noted here. */
export const queueReindex = (db: Database | Transaction, emailKey: EmailKey) =>
  db.insert(reindexQueue).values({ emailKey });

const lockPeople = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk people', 0))`);

async function noteEverybody(db: Database): Promise<void> {
  const [queued] = await db
    .select({ number: reindexQueue.number })
    .from(reindexQueue)
    .where(eq(reindexQueue.emailKey, EVERYBODY))
    .orderBy(sql`${reindexQueue.number} desc`)
    .limit(1);
  if (!queued) return;
  const mailboxes = [
    deals,
    quoteRequests,
    callBacks,
    bookedCalls,
    purchaseRequests,
    checkups,
    deskRequests,
    customers,
  ].map((table) => sql`select lower(${table.email}) from ${table}`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(
      sql`insert into ${reindexQueue} (email_key) ${sql.join(mailboxes, sql` union `)} union select ${people.emailKey} from ${people}`,
    );
    await tx
      .delete(reindexQueue)
      .where(sql`${eq(reindexQueue.emailKey, EVERYBODY)} and ${lte(reindexQueue.number, queued.number)}`);
  });
}

/** By mailbox; mailboxes without data are left out. */
async function tracesOf(
  { db, identity }: { db: Transaction; identity: PeopleParts['identity'] },
  keys: readonly EmailKey[],
): Promise<Map<EmailKey, Trace[]>> {
  const found = await tracesOfMailboxes(db, keys);
  const gathered = await Promise.all(
    found.map(async ({ key, accountId, trace }) => {
      if (accountId === null) return { key, trace };
      const account = await identity.accountOf(accountId as AccountId);
      const { firstName = '', lastName = '', phone = null, birthDate = null } = account ?? {};
      return { key, trace: { ...trace, firstName, lastName, phone, birthDate } };
    }),
  );
  const byKey = Map.groupBy(gathered, ({ key }) => key);
  return new Map([...byKey].map(([key, all]) => [key, all.map(({ trace }) => trace)]));
}

/** Replaces the index rows of these mailboxes according to their traces. Ids stay. */
async function rewrite(tx: Transaction, keys: EmailKey[], traces: Map<EmailKey, Trace[]>): Promise<void> {
  if (keys.length === 0) return;
  const before = await tx
    .select({ id: people.id, words: people.words })
    .from(people)
    .where(inArray(people.emailKey, keys));
  const composed = keys.flatMap((key) => {
    const own = traces.get(key);
    return own ? [composePerson(key, own)] : [];
  });
  const gone = keys.filter((key) => !traces.has(key));
  if (gone.length > 0) await tx.delete(people).where(inArray(people.emailKey, gone));
  await writePeople(tx, composed);
  await deleteWords(tx, [...new Set(before.flatMap(({ words }) => words))]);
}

async function writePeople(tx: Transaction, composed: readonly ComposedPerson[]): Promise<void> {
  if (composed.length === 0) return;
  const { id: _id, emailKey: _key, ...columns } = getTableColumns(people);
  const written = await tx
    .insert(people)
    .values(composed.map(({ terms: _terms, ...person }) => person))
    .onConflictDoUpdate({
      target: people.emailKey,
      set: Object.fromEntries(
        Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
      ),
    })
    .returning({ id: people.id, emailKey: people.emailKey });
  const idOf = new Map(written.map(({ id, emailKey }) => [emailKey, id]));
  const words = [...new Set(composed.flatMap((person) => person.words))].toSorted();
  if (words.length > 0)
    await tx
      .insert(nameWordRows)
      .select(sql`select unnest(${sql.param(words)}::text[])`)
      .onConflictDoNothing();
  await writeTerms(
    tx,
    composed.map(({ emailKey, terms }) => [idOf.get(emailKey) as PersonId, terms]),
  );
}

async function writeTerms(tx: Transaction, all: readonly [PersonId, string[]][]): Promise<void> {
  await tx.delete(personTerms).where(
    inArray(
      personTerms.personId,
      all.map(([id]) => id),
    ),
  );
  const rows = all.flatMap(([id, terms]) => terms.map((term) => [term, id] as const));
  if (rows.length === 0) return;
  await tx.execute(
    sql`insert into ${personTerms} (term, person_id)
      select * from unnest(${sql.param(rows.map(([term]) => term))}::text[], ${sql.param(rows.map(([, id]) => id))}::uuid[])`,
  );
}

/** A word is removed with the last name that contains it. */
async function deleteWords(tx: Transaction, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  // Sort order: the space of a pair comes before any letter that continues a word.
  await tx.execute(
    sql`delete from ${nameWordRows} where ${inArray(nameWordRows.word, [...words])} and not exists (
      select 1 from ${personTerms} where ${personTerms.term} = ${nameWordRows.word}
        or (${personTerms.term} > ${nameWordRows.word} || ' ' and ${personTerms.term} < ${nameWordRows.word} || '!'))`,
  );
}
