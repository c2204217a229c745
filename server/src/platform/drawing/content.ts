import type { PictureName } from './pictures/pictures.ts';

/**
 * What a document says, without its looks, and nothing that could not cross to another thread. A feature writes it;
 * `drawing/` makes pages of it. Texts are Italian and final: amounts and dates are written out.
 */
export type DocumentContent = {
  /** Its name in the reader's window and list of files. */
  title: string;
  /** Said small at the head of every page after the first. */
  runningTitle: string;
  /** Of the file that it is one part of: its pages are counted with theirs. */
  otherPages?: { before: number; after: number };
  /** ISO moment. The same content with the same moment gives the same bytes. */
  createdAt: string;
  blocks: readonly DocumentBlock[];
};

export type DocumentLink = { label: string; url: string };

/** An address for whoever holds a phone over the page; `label` says what opens. */
export type QrOnPaper = { url: string; label: string };

export type DocumentBlock =
  /** Opens a document: a coloured band with the brand. Only as the first block. */
  | { kind: 'cover'; picture: PictureName; overline: string; title: string; lead: string; qr?: QrOnPaper }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; tone?: 'soft' }
  | { kind: 'list'; items: readonly string[] }
  /** Addresses outside, one below the other. */
  | { kind: 'links'; links: readonly DocumentLink[] }
  | { kind: 'callout'; title: string; text: string; link?: DocumentLink }
  /** Figures side by side, in percent of the same whole. */
  | { kind: 'gauges'; gauges: readonly { label: string; percent: number; tone: 'first' | 'second' }[] }
  /** A picture of wholes and the part of each that is filled (0 to 1); `text` says the same in words. */
  | { kind: 'bars'; legend: readonly [whole: string, part: string]; bars: readonly Bar[] }
  | ({ kind: 'table' } & Table)
  /** Something offered: what, for how much, why, and where to go on. Never split over two pages. */
  | {
      kind: 'card';
      title: string;
      aside: string;
      note: string;
      itemsTitle: string;
      items: readonly string[];
      links: readonly DocumentLink[];
    };

export type Bar = { label: string; whole: number; part: number; text: string };

export type Table = {
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  /** The last row is the sum of the others, and stands out. */
  endsInSum?: boolean;
};

export type TableColumn = { title: string; align: 'left' | 'right'; /** Part of the width. */ share: number };
