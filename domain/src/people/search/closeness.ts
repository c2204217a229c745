import type { PeopleQuery } from './read-query.ts';
import { matchesWithOneTypo } from './slips.ts';

/**
 * How well a person matches the search: exact words, their beginnings, or with a typing mistake. Null for no
 * match.
 */
export type Closeness = 'exact' | 'begins' | 'near';

const order: readonly Closeness[] = ['exact', 'begins', 'near'];

type Found = { words: readonly string[]; emailKey: string };

const ofWord = (typed: string): ((words: readonly string[]) => Closeness | null) => {
  const isNear = matchesWithOneTypo(typed);
  return (words) => {
    if (words.includes(typed)) return 'exact';
    if (words.some((word) => word.startsWith(typed))) return 'begins';
    return words.some(isNear) ? 'near' : null;
  };
};

/** The match of a person: that of their worst matching word. */
export function closenessTo({
  words,
  email,
}: Pick<PeopleQuery, 'words' | 'email'>): (found: Found) => Closeness | null {
  const typed = words
    // `d angelo`: a single letter says too little to exclude anyone.
    .filter((word, _, all) => word.length > 1 || all.length === 1)
    .map(ofWord);
  const mailbox = email === '' ? null : ofWord(email);
  return (found) => {
    const fits = typed.map((fitOf) => fitOf(found.words));
    if (mailbox) fits.push(mailbox([found.emailKey]));
    if (fits.some((fit) => fit === null)) return null;
    return order.findLast((each) => fits.includes(each)) ?? 'exact';
  };
}

export const byCloseness = (one: Closeness, other: Closeness) => order.indexOf(one) - order.indexOf(other);
