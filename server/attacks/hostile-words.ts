import { imageMark, scriptMark } from './odd-values.ts';

/** For drawing and writing code: as if every rule had accepted them. */
export const hostileWords = {
  header: 'Ada\r\nBcc: eve@example.org\r\n\r\n',
  markup: `Rossi ${scriptMark} ${imageMark} "' onload=alert(1)`,
  pdf: 'Via ) Tj ET endstream endobj 1 0 obj << /S /JavaScript /JS (app.alert(1)) >> (',
  script: '\u202eissoR \u2066عائشة 👩‍👩‍👧‍👦 A\u0301\u0301\u0301',
} as const;

/** Markup that a mail program or a browser would act on. */
export const liveMarkup = /<script|<img src=x|<svg|href="(?!https?:|mailto:|tel:)/;

/** Names in the file that make a document do something. */
export const liveDocument = /\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b/;

/** The same value with hostile words in place of every free text; addresses and ids stay as they are. */
export function withHostileWords<T>(value: T, words: string): T {
  if (typeof value === 'string') return (isFixed(value) ? value : words) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => withHostileWords(part, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) =>
    unchangedNames.has(name) ? [name, part] : [name, withHostileWords<unknown>(part, words)],
  );
  return Object.fromEntries(parts) as T;
}

/** Chosen by the product from a fixed set, never written by a visitor. */
const unchangedNames = new Set(['kind', 'tone', 'align', 'reason', 'effect', 'failure', 'url', 'picture']);

const isFixed = (text: string) => /^(\/|https?:)|^[\da-f-]{36}$|^\d{4}-\d\d-\d\d/.test(text);
