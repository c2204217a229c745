import { formatItalianDate, isIsoDate } from '../../platform/values/calendar.ts';

/** The information set: only who offers the cover writes it (Regulation IVASS 41/2018). Ours are samples. */
export const insurerKinds = ['dip', 'dip-aggiuntivo', 'condizioni'] as const;

/** What the law wants in a buyer's hands before they pay. */
export const precontractKinds = [
  ...insurerKinds,
  'informativa-precontrattuale',
  'vendita-a-distanza',
] as const;

export type InsurerKind = (typeof insurerKinds)[number];
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

/** A day. Changing a text is changing its version; addresses carry it, so what was agreed to is never another text. */
export const PRECONTRACT_VERSION = '2026-11-19';

/** A version as buyers read it; one of a broker's own documents may be any word. */
export const versionInWords = (version: string): string =>
  isIsoDate(version) ? `versione del ${formatItalianDate(version)}` : `versione ${version}`;

/** What is sold, as far as its documents depend on it. */
type Sold = { readonly key: string; readonly provider: 'insurer' | 'mutual-society' };

/** What a mutual society gives has a regulation, not conditions, and is no insurance. */
const subsidyTitles: Readonly<Record<InsurerKind, string>> = {
  dip: 'Scheda del sussidio',
  'dip-aggiuntivo': 'Altre informazioni sul sussidio',
  condizioni: 'Regolamento del sussidio',
};

const titles: Readonly<Record<PrecontractKind, string>> = {
  dip: 'Set informativo: DIP',
  'dip-aggiuntivo': 'Set informativo: DIP aggiuntivo',
  condizioni: 'Set informativo: condizioni',
  'informativa-precontrattuale': 'Informativa precontrattuale (MUP)',
  'vendita-a-distanza': 'Appendice sulla vendita a distanza',
};

const purposes: Readonly<Record<PrecontractKind, string>> = {
  dip: 'Che cosa copre e che cosa no, in breve',
  'dip-aggiuntivo': 'Per chi è, i costi, i reclami',
  condizioni: 'Come funziona, per intero',
  'informativa-precontrattuale': 'Chi siamo, come lavoriamo e chi ci paga',
  'vendita-a-distanza': 'I tuoi diritti e i 14 giorni per ripensarci',
};

export const precontractPath = (productKey: string, kind: PrecontractKind, version = PRECONTRACT_VERSION) =>
  `/documenti/${productKey}/${kind}-${version}.pdf`;

/** One of the documents of a product. */
export const documentOf = ({ key, provider }: Sold, kind: PrecontractKind): PrecontractDocument => ({
  key: kind,
  title: (provider === 'mutual-society' ? { ...titles, ...subsidyTitles } : titles)[kind],
  purpose: purposes[kind],
  version: PRECONTRACT_VERSION,
  path: precontractPath(key, kind),
});
