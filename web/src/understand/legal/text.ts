import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';

/** Plain text, or an emphasised or linked part. */
export type Piece =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'file'; readonly text: string; readonly to: string };

/** A sentence or more, with links inside. */
export type Pieces = Piece | readonly Piece[];

export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: Pieces }
  /** `steps` are numbered: their order matters. */
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Pieces[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly Pieces[])[];
    };

export type Section = {
  /** Its anchor in the address. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
};

/** A legal page as data: `TextPage` renders it. */
export type LegalText = {
  /** For the browser's tab and search results. */
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly lead: Pieces;
  readonly updatedOn: IsoDate;
  readonly sections: readonly Section[];
};

export const strong = (text: string): Piece => ({ kind: 'strong', text });
export const code = (text: string): Piece => ({ kind: 'code', text });
export const link = (text: string, to: string): Piece => ({ kind: 'link', text, to });
/** A document of ours that is no page of the site. */
export const file = (text: string, to: string): Piece => ({ kind: 'file', text, to });
export const mailTo = (address: string): Piece => link(address, `mailto:${address}`);

export const paragraph = (...pieces: readonly Piece[]): Block => ({ kind: 'paragraph', pieces });
export const list = (...items: readonly Pieces[]): Block => ({ kind: 'list', items });
export const steps = (...items: readonly Pieces[]): Block => ({ kind: 'steps', items });
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly Pieces[])[]
): Block => ({ kind: 'table', caption, head, rows });

export const section = (id: string, heading: string, ...blocks: readonly Block[]): Section => ({
  id,
  heading,
  blocks,
});

/** The text alone, as a key or for a test. */
export const wordsOf = (pieces: Pieces): string =>
  [pieces]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
