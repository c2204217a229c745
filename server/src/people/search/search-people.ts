import { byCloseness, type Closeness, closenessTo } from '@riparo/domain/people/search/closeness.ts';
import {
  isEmptyQuery,
  type PeopleQuery,
  readPeopleQuery,
  wordsOfEmail,
} from '@riparo/domain/people/search/read-query.ts';
import { wordsOneTypoAway } from '@riparo/domain/people/search/slips.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { and, arrayContains, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { people, type PersonRow } from '../../platform/customers/people-tables.ts';

export type FoundPerson = { person: PersonRow; closeness: Closeness };

export const PEOPLE_SHOWN = 20;

// Enough to rank the best first, few enough to read at once. Staff with more results must type more.
const maxCandidates = 120;
const maxNameWords = 60;

/** Those with the latest activity. */
export const latestPeople = (db: Database | Transaction) =>
  db.select().from(people).orderBy(desc(people.lastSeenAt), people.id).limit(PEOPLE_SHOWN);

/** The best matches first: similar ones only if hardly anyone matches exactly. */
export async function searchPeople(db: Database | Transaction, text: string): Promise<FoundPerson[]> {
  const query = readPeopleQuery(text);
  if (isEmptyQuery(query)) return [];
  const found = inOrder(query, await candidatesOf(db, query));
  if (found.length > 0) return found;
  if (query.email === '') return [];
  const asName = { ...query, email: '', words: wordsOfEmail(query.email) };
  return inOrder(asName, await candidatesOf(db, asName)).map(({ person }) => ({ person, closeness: 'near' }));
}

function inOrder(query: PeopleQuery, candidates: readonly PersonRow[]): FoundPerson[] {
  const closenessOf = closenessTo(query);
  const fitting = candidates.flatMap((person) => {
    const closeness = closenessOf(person);
    return closeness === null ? [] : [{ person, closeness }];
  });
  return fitting
    .toSorted(
      (one, other) =>
        byCloseness(one.closeness, other.closeness) ||
        other.person.lastSeenAt.getTime() - one.person.lastSeenAt.getTime(),
    )
    .slice(0, PEOPLE_SHOWN + 1);
}

/** The rarest term leads to few people; the other terms are compared with them. */
async function candidatesOf(db: Database | Transaction, query: PeopleQuery): Promise<PersonRow[]> {
  if (query.traces.length > 0) {
    const fitting = await withTraces(db, query.traces, query.words);
    return fitting.length > 0 ? fitting : withTraces(db, query.traces);
  }
  if (query.email !== '') return withEmail(db, query.email);
  return named(db, query.words);
}

const withTraces = (db: Database | Transaction, traces: string[], words: readonly string[] = []) =>
  db
    .select()
    .from(people)
    .where(and(arrayContains(people.traces, traces), ...words.map(beginsAWord)))
    .limit(maxCandidates);

const beginsAWord = (word: string) =>
  sql`exists (select 1 from unnest(${people.words}) as own (word) where starts_with(own.word, ${word}))`;

const withEmail = (db: Database | Transaction, beginning: string) =>
  db
    .select()
    .from(people)
    .where(and(gte(people.emailKey, beginning as never), lt(people.emailKey, after(beginning) as never)))
    .limit(maxCandidates);

/** The upper bound of all texts with this prefix. */
const after = (beginning: string) => `${beginning}\u{10ffff}`;

/**
 * By the two longest words: one of them whole, the other as a prefix. Similar names are added only below a
 * handful of results.
 */
async function named(db: Database | Transaction, typed: readonly string[]): Promise<PersonRow[]> {
  const [first = '', second] = typed.toSorted((one, other) => other.length - one.length);
  const exact = await idsOfTerms(
    db,
    second === undefined ? [first] : [`${first} ${second}`, `${second} ${first}`],
  );
  const ids = new Set(exact);
  if (second !== undefined && ids.size < PEOPLE_SHOWN) {
    const [wholeFirst, wholeSecond] = await Promise.all([wordsFrom(db, [first]), wordsFrom(db, [second])]);
    add(ids, await idsOfTerms(db, pairs(wholeFirst, [second])));
    if (ids.size < PEOPLE_SHOWN) {
      const [nearFirst, nearSecond] = await Promise.all([
        wordsFrom(db, wordsOneTypoAway(first)),
        wordsFrom(db, wordsOneTypoAway(second)),
      ]);
      const terms = [
        ...pairs(nearFirst, [second]),
        ...pairs(nearSecond, [first]),
        ...pairs(nearFirst, nearSecond.length > 0 ? nearSecond : wholeSecond),
      ];
      add(ids, await idsOfTerms(db, terms));
    }
  } else if (second === undefined && ids.size === 0) {
    add(ids, await idsOfTerms(db, await wordsFrom(db, wordsOneTypoAway(first))));
  }
  if (ids.size === 0) return [];
  return db
    .select()
    .from(people)
    .where(inArray(people.id, [...ids]));
}

const add = (ids: Set<PersonId>, more: readonly PersonId[]) => more.forEach((id) => ids.add(id));

const pairs = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts
    .flatMap((first) => seconds.map((second) => `${first} ${second}`))
    .slice(0, maxNameWords * maxNameWords);

/** Words of names with one of these prefixes. Each prefix is looked up in the index separately. */
async function wordsFrom(db: Database | Transaction, beginnings: readonly string[]): Promise<string[]> {
  if (beginnings.length === 0) return [];
  const each = Math.max(3, Math.ceil(maxNameWords / beginnings.length));
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct found.word from unnest(${sql.param(beginnings)}::text[]) as wanted (start)
    cross join lateral (
      select word from desk_word
      where word >= wanted.start and word < wanted.start || ${after('')} order by word limit ${each}
    ) as found limit ${maxNameWords}`);
  return rows.map(({ word }) => word);
}

/** People with a term that has one of these prefixes, a few of each. */
async function idsOfTerms(db: Database | Transaction, beginnings: readonly string[]): Promise<PersonId[]> {
  if (beginnings.length === 0) return [];
  const each = Math.max(PEOPLE_SHOWN, Math.ceil(maxCandidates / beginnings.length));
  const { rows } = await db.execute<{ id: PersonId }>(sql`
    select distinct found.person_id as id from unnest(${sql.param(beginnings)}::text[]) as wanted (start)
    cross join lateral (
      select person_id from desk_person_term
      where term >= wanted.start and term < wanted.start || ${after('')} order by term limit ${each}
    ) as found limit ${maxCandidates}`);
  return rows.map(({ id }) => id);
}
