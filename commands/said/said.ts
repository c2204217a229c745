/** Every text under one name: a page's address, a mail's key, a document's kind. */
export type Said = { readonly name: string; readonly text: string };

/** Every string inside a value, in order, one per line. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsIn).filter(Boolean).join('\n');
}

/** Amounts and dates contain non-breaking spaces; here they become plain ones. */
export const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
