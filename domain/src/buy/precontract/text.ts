export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** The words of a document; how they look on paper is the server's affair. */
export type DocumentText = {
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly TextBlock[] }[];
};

export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): TextBlock => ({ kind: 'list', items });

/** A list that reads as one sentence: its items come without their marks, so that a page can show them otherwise. */
export const sentence = (...items: readonly string[]): TextBlock =>
  list(...items.map((item, place) => `${item}${place === items.length - 1 ? '.' : ';'}`));
