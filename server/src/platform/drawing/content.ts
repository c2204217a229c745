import type { PictureName } from './pictures/pictures.ts';

/**
 * The content of a document without its look, able to cross to another thread. A feature writes it;
 * `drawing/` turns it into pages. Texts are Italian and final: amounts and dates are written out.
 */
export type DocumentContent = {
  /** Shown in the viewer's window and file list. */
  title: string;
  /** Small text at the head of every page after the first. */
  runningTitle: string;
  /** If it is one part of a file, its pages are counted together with the others. */
  otherPages?: { before: number; after: number };
  /** ISO moment. The same content with the same moment produces the same bytes. */
  createdAt: string;
  blocks: readonly DocumentBlock[];
};

export type DocumentLink = { label: string; url: string };

/** An address to scan with a phone; `label` says what it opens. */
export type PrintedQr = { url: string; label: string };

export type DocumentBlock =
  /** Opens a document with a coloured band and the brand. Only as the first block. */
  | { kind: 'cover'; picture: PictureName; overline: string; title: string; lead: string; qr?: PrintedQr }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; tone?: 'soft' }
  | { kind: 'list'; items: readonly string[] }
  /** External links, one below the other. */
  | { kind: 'links'; links: readonly DocumentLink[] }
  | { kind: 'callout'; title: string; text: string; link?: DocumentLink }
  /** Values side by side, as percentages of the same whole. */
  | { kind: 'gauges'; gauges: readonly { label: string; percent: number; tone: 'first' | 'second' }[] }
  /** A chart of wholes and the filled part of each (0 to 1); `text` says the same in words. */
  | { kind: 'bars'; legend: readonly [whole: string, part: string]; bars: readonly Bar[] }
  | ({ kind: 'table' } & Table)
  /** An offer: what, for how much, why, and where to continue. Never split over two pages. */
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
  /** Highlights the last row as the sum of the others. */
  endsInSum?: boolean;
};

export type TableColumn = { title: string; align: 'left' | 'right'; /** Part of the width. */ share: number };
