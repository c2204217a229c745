import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import { nameWords } from '@riparo/domain/people/search/name-words.ts';
import { samePersonKeys, type StatedPerson } from '@riparo/domain/people/search/same-person.ts';
import { idTrace, phoneTrace, taxCodeTrace } from '@riparo/domain/people/search/traces.ts';
import { type IsoDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { people } from '../../platform/customers/people-tables.ts';

/** What one row says about a mailbox's owner. */
export type Trace = StatedPerson & {
  source: 'account' | 'deal' | 'policy' | 'other';
  email: string;
  at: Date;
  /** The reference of the deal or policy. */
  ref: string | null;
};

// More than this is no person but an address used for demonstrations.
const maxTraces = 400;
const mostNames = 5;

export type ComposedPerson = typeof people.$inferInsert & { terms: string[] };

/** The account has the most reliable name, then purchases, then the latest row. */
const rank = { account: 0, deal: 1, policy: 1, other: 2 } as const;

export function composePerson(emailKey: EmailKey, traces: readonly Trace[]): ComposedPerson {
  const best = traces.toSorted(
    (one, other) => rank[one.source] - rank[other.source] || other.at.getTime() - one.at.getTime(),
  );
  const latest = <K extends 'phone' | 'taxCode' | 'birthDate'>(key: K) =>
    best.find((trace) => trace[key])?.[key] ?? null;
  const named = best.find(({ firstName, lastName }) => firstName || lastName) ?? best[0];
  return {
    emailKey,
    email: best[0]?.email ?? emailKey,
    firstName: named?.firstName ?? '',
    lastName: named?.lastName ?? '',
    phone: latest('phone'),
    taxCode: latest('taxCode'),
    birthDate: dayOf(latest('birthDate')),
    terms: termsOf(namesIn(best)),
    words: [...new Set(namesIn(best).flatMap((name) => nameWords(name)))],
    traces: [...new Set(best.flatMap(tracesOf))].slice(0, maxTraces),
    dealCount: traces.filter(({ source }) => source === 'deal').length,
    hasAccount: traces.some(({ source }) => source === 'account'),
    lastSeenAt: new Date(Math.max(...traces.map(({ at }) => at.getTime()))),
  };
}

/** All names that find a person: two who share a mailbox are found by either. */
export const namesIn = (traces: readonly Trace[]) =>
  [...new Set(traces.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()))].slice(
    0,
    mostNames,
  );

const tracesOf = (trace: Trace): string[] => [
  ...samePersonKeys(trace),
  ...(trace.ref === null ? [] : [idTrace(trace.ref)]),
  ...(trace.taxCode ? [taxCodeTrace(trace.taxCode)] : []),
  ...(trace.phone ? [phoneTrace(trace.phone)] : []),
];

/** Old answers may contain invalid days. */
const dayOf = (text: string | null): IsoDate | null => (text !== null && isIsoDate(text) ? text : null);

/** Every two words of a name, in both orders; a single word as it is. */
function termsOf(names: readonly string[]): string[] {
  const terms = names.flatMap((name) => {
    const words = nameWords(name);
    if (words.length === 1) return words;
    return words.flatMap((first) =>
      words.filter((other) => other !== first).map((other) => `${first} ${other}`),
    );
  });
  return [...new Set(terms)];
}
