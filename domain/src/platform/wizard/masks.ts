import { parseAmount } from '../values/money.ts';
import { formatNational } from '../person/phone-number.ts';

/** Inserts separators while typing. Text it does not understand is left as it is, for the rules to judge. */
export type Mask = (text: string) => string;

const DATE_PARTS = [2, 2, 4] as const;

/** Dates and amounts have no letters: typed or pasted ones are removed. */
export const dropLetters: Mask = (text) => text.replace(/[^\d\s/.,€-]/g, '');

/** The format browsers fill in for `bday`, and that of most files: 1985-08-19. */
const ISO_DATE = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;

/** Removes what does not belong in a date; reorders one that begins with its year. */
export const cleanDate: Mask = (text) => {
  const [, year, month = '', day = ''] = ISO_DATE.exec(text) ?? [];
  return year === undefined
    ? dropLetters(text)
    : [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/');
};

/** 12031990, 1/2/1990 and 12-03-1990 all get slashes; excess digits of a part flow into the next. */
export const maskDate: Mask = (text) => {
  const typed = cleanDate(text).trim().split(/\D+/);
  const parts: string[] = [];
  let overflow = '';
  for (const [index, length] of DATE_PARTS.entries()) {
    const digits = overflow + (typed[index] ?? '');
    parts.push(digits.slice(0, length));
    overflow = digits.slice(length);
    if (overflow === '' && index >= typed.length - 1) break;
  }
  return parts.join('/');
};

export const maskYear: Mask = (text) => text.replace(/\D/g, '').slice(0, 4);

export const maskPhone: Mask = (text) => (/[^\d\s()+./-]/.test(text) ? text : formatNational(text));

const isAmount = (text: string) => parseAmount(text) !== null;

/**
 * 30000 becomes 30.000 while it is typed; cents follow a comma. A pasted 28.5 is ambiguous, so it is left
 * alone.
 */
export const maskAmount: Mask = (typed) => {
  const text = dropLetters(typed);
  if (!isAmount(text) && !isAmount(text.slice(0, -1))) return text;
  const match = /^(\d+)(,\d{0,2})?$/.exec(text.replace(/[\s.€]/g, ''));
  if (!match?.[1]) return text;
  const euro = match[1].replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.');
  return euro + (match[2] ?? '');
};

export const maskCapitals: Mask = (text) => text.toUpperCase();
