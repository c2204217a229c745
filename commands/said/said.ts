/** Everything somebody can read of ours under one name: a page's address, a mail's key, a document's kind. */
export type Said = { readonly name: string; readonly text: string };

/** Every string inside a value, in order, one a line. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsIn).filter(Boolean).join('\n');
}

/** Amounts and dates hold together with spaces of their own; here they are spaces. */
export const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
