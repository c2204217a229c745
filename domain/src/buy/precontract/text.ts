export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** The text of a document; the server decides its layout. */
export type DocumentText = {
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly TextBlock[] }[];
};

export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): TextBlock => ({ kind: 'list', items });

/**
 * A list that reads as one sentence: its items have no punctuation, so that a page can show them differently.
 */
export const sentence = (...items: readonly string[]): TextBlock =>
  list(...items.map((item, place) => `${item}${place === items.length - 1 ? '.' : ';'}`));
