import { findSoldProduct } from '../products/catalogue.ts';

/** What the law wants in a buyer's hands before they pay. */
export const precontractKinds = [
  'set-informativo',
  'informativa-precontrattuale',
  'vendita-a-distanza',
] as const;

export type PrecontractKind = (typeof precontractKinds)[number];

/** A document in the version that is sold today; a deal keeps key and version. */
export type PrecontractDocument = {
  readonly key: PrecontractKind;
  readonly title: string;
  /** What it is for, in a line. */
  readonly purpose: string;
  readonly version: string;
  readonly path: string;
};

/** Changing a text is changing its version; addresses carry it, so what was agreed to is never another text. */
export const PRECONTRACT_VERSION = '2026-11';

/** What a mutual society gives has a regulation, not conditions. */
const hasRegulation = (productKey: string) => findSoldProduct(productKey)?.provider === 'mutual-society';

const titles = (productKey: string): Readonly<Record<PrecontractKind, string>> => ({
  'set-informativo': hasRegulation(productKey)
    ? 'Regolamento e set informativo'
    : 'Set informativo (DIP e condizioni)',
  'informativa-precontrattuale': 'Informativa precontrattuale (MUP)',
  'vendita-a-distanza': 'Appendice sulla vendita a distanza',
});

const purposes: Readonly<Record<PrecontractKind, string>> = {
  'set-informativo': 'Che cosa copre, che cosa no e come funziona',
  'informativa-precontrattuale': 'Chi siamo, come lavoriamo e chi ci paga',
  'vendita-a-distanza': 'I tuoi diritti e i 14 giorni per ripensarci',
};

export const precontractPath = (productKey: string, kind: PrecontractKind, version = PRECONTRACT_VERSION) =>
  `/documenti/${productKey}/${kind}-${version}.pdf`;

export const precontractDocument = (productKey: string, key: PrecontractKind): PrecontractDocument => ({
  key,
  title: titles(productKey)[key],
  purpose: purposes[key],
  version: PRECONTRACT_VERSION,
  path: precontractPath(productKey, key),
});

export const precontractDocuments = (productKey: string): readonly PrecontractDocument[] =>
  precontractKinds.map((kind) => precontractDocument(productKey, kind));
