import type { IsoDate } from '../values/calendar.ts';

/** The addresses of the guides: `/guide/vita` is the page, `/guide/vita.pdf` the document. */
export const guideKeys = [
  'vita',
  'casa',
  'responsabilita-civile',
  'animali',
  'mobilita',
  'pensione',
  'infortuni-e-salute',
  'sci',
  'quando-succede',
  'reclami',
] as const;

export type GuideKey = (typeof guideKeys)[number];

export const isGuideKey = (key: string): key is GuideKey => (guideKeys as readonly string[]).includes(key);

export type GuideBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A short guide, written once: the page and the PDF are both rendered from it. */
export type Guide = {
  readonly key: GuideKey;
  readonly title: string;
  readonly summary: string;
  readonly updatedOn: IsoDate;
  readonly readingMinutes: number;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly GuideBlock[] }[];
  readonly sources: readonly { readonly label: string; readonly href: string }[];
  /** The quote offered next: a key of `quote/products.ts`. */
  readonly quoteProduct?: string;
};

export const guidePagePath = (key: GuideKey) => `/guide/${key}`;
export const guidePdfPath = (key: GuideKey) => `/guide/${key}.pdf`;
