import { typedWords } from './name-words.ts';
import { idTrace, isWholePhone, isWholeTaxCode, phoneTrace, taxCodeTrace } from './traces.ts';

/** The parts of a search: all that are present must match. */
export type PeopleQuery = {
  /** The beginning of an e-mail, in lower case; empty if none was typed. */
  email: string;
  words: string[];
  /** Complete phones, complete tax codes and ids (`traces.ts`). */
  traces: string[];
  /** Part of a masked value was typed: it finds no one, even if it matches. */
  isPartOfMasked: boolean;
};

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const policyNumber = /^sci-?[\da-f]{6}-?[\da-f]{6}$/i;
const quotedId = /^#[\da-f]{6,12}$/i;
// Letters mixed with digits are not part of a name: `RSSMRA84`, `84C67H501`.
const taxCodePart = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,16}$/i;
const phoneSigns = /^[+\d(][\d().\-/]*$/;

export function readPeopleQuery(text: string): PeopleQuery {
  const query: PeopleQuery = { email: '', words: [], traces: [], isPartOfMasked: false };
  const typed = text.trim();
  if (id.test(typed)) return { ...query, traces: [idTrace(typed)] };
  // As printed on the card, in groups.
  if (isWholeTaxCode(typed)) return { ...query, traces: [taxCodeTrace(typed)] };
  for (const token of tokensIn(typed)) addToken(query, token);
  query.words = query.words.slice(0, 6);
  return query;
}

/** The parts between spaces; a number typed in groups is one part: `rossi 333 12 34`. */
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
  if (policyNumber.test(token) || quotedId.test(token)) query.traces.push(idTrace(token));
  else if (token.includes('@')) query.email ||= token.toLowerCase();
  else if (phoneSigns.test(token)) addMasked(query, isWholePhone(token), phoneTrace(token));
  else if (taxCodePart.test(token)) addMasked(query, isWholeTaxCode(token), taxCodeTrace(token));
  else query.words.push(...typedWords(token));
}

function addMasked(query: PeopleQuery, isWhole: boolean, trace: string): void {
  if (isWhole) query.traces.push(trace);
  else query.isPartOfMasked = true;
}

export const isEmptyQuery = ({ email, words, traces, isPartOfMasked }: PeopleQuery) =>
  isPartOfMasked || (email === '' && words.length === 0 && traces.length === 0);

/** A mistyped address often contains the right name: `mario.rosi@example.it`. */
export const wordsOfEmail = (email: string) => typedWords(email.replace(/@.*/, '').replace(/\d/g, ' '));

const HIDDEN = '•';
const SHOWN_DIGITS = 3;
const MIN_HIDDEN_LENGTH = 5;
const TAX_CODE_LETTERS = 6;

const maskedToken = (token: string): string => {
  if (isWholeTaxCode(token))
    return token.slice(0, TAX_CODE_LETTERS) + HIDDEN.repeat(token.length - TAX_CODE_LETTERS);
  const digits = token.replaceAll(/\D/g, '').length;
  if (!phoneSigns.test(token) || digits < MIN_HIDDEN_LENGTH) return token;
  let seen = 0;
  return token.replaceAll(/\d/g, (digit) => (seen++ < digits - SHOWN_DIGITS ? HIDDEN : digit));
};

/** The search text for the log, where phones and tax codes are masked too. */
export function searchTextForLog(typed: string): { words: string; isMasked: boolean } {
  const plain = tokensIn(typed.trim());
  const compact = plain.join('');
  const words = isWholeTaxCode(compact) ? maskedToken(compact) : plain.map(maskedToken).join(' ');
  return { words, isMasked: words !== plain.join(' ') };
}
