import { tidyTaxCode } from '../tax-code/tidy.ts';
import { typedWords } from './name-words.ts';
import { idTrace, phoneTraces, taxCodeTraces } from './traces.ts';

/** What somebody is looked for by: whatever is there must fit. */
export type PeopleQuery = {
  /** The beginning of an e-mail, in small letters; empty where none was typed. */
  email: string;
  /** Of names, whole or their beginnings, in any order. */
  words: string[];
  /** Of phones, tax codes and ids (`traces.ts`). */
  traces: string[];
};

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const policyNumber = /^sci-?[\da-f]{6}-?[\da-f]{6}$/i;
const saidId = /^#[\da-f]{6,12}$/i;
// Letters of a name, then whatever of the rest: `RSSMRA84`, `84C67H501`. Words have no digits.
const taxCodePart = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,16}$/i;
const phoneSigns = /^[+\d(][\d().\-/]*$/;

export function readPeopleQuery(text: string): PeopleQuery {
  const query: PeopleQuery = { email: '', words: [], traces: [] };
  const typed = text.trim();
  if (id.test(typed)) return { ...query, traces: [idTrace(typed)] };
  for (const token of tokensIn(typed)) addToken(query, token);
  query.words = query.words.slice(0, 6);
  return query;
}

/** What stands between spaces; a number that is typed in groups is one: `rossi 333 12 34`. */
function tokensIn(typed: string): string[] {
  const tokens: string[] = [];
  for (const token of typed.split(/[\s,;]+/)) {
    const before = tokens.at(-1);
    if (before !== undefined && phoneSigns.test(before) && /^\d/.test(token) && phoneSigns.test(token))
      tokens[tokens.length - 1] = before + token;
    else tokens.push(token);
  }
  return tokens;
}

function addToken(query: PeopleQuery, token: string): void {
  if (policyNumber.test(token) || saidId.test(token)) query.traces.push(idTrace(token));
  else if (token.includes('@')) query.email ||= token.toLowerCase();
  else if (phoneSigns.test(token)) query.traces.push(...phoneTraces(token));
  else if (taxCodePart.test(token)) query.traces.push(...taxCodeTraces(token));
  else query.words.push(...typedWords(token));
}

export const asksNothing = ({ email, words, traces }: PeopleQuery) =>
  email === '' && words.length === 0 && traces.length === 0;

/** A word that may as well be the letters of a tax code: `RSSMRA`. */
export const asTaxCodeLetters = ({ words, email, traces }: PeopleQuery): string | null => {
  const letters = words.join(' ');
  const isAlone = email === '' && traces.length === 0;
  return isAlone && /^[a-z]{4,6}$/.test(letters) ? tidyTaxCode(letters) : null;
};

/** Who writes an address wrongly often has the name right: `mario.rosi@example.it`. */
export const wordsOfEmail = (email: string) => typedWords(email.replace(/@.*/, '').replace(/\d/g, ' '));
