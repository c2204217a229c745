import { type GuideKey, guidePagePath, guidePdfPath } from '../guide/guide.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from '../quote/products.ts';
import type { AreaKey } from './areas.ts';

export type SuggestedProduct = {
  readonly title: string;
  /**
   * Euro, and how often they are paid. Indicative: the lower end of what such a policy costs on the Italian market for
   * an ordinary person, looked at in autumn 2026, since these are sold by quote and we have no tariff of our own.
   * Null where policies differ so much that any figure would mislead.
   */
  readonly from: { readonly euro: number; readonly installment: string } | null;
  /** A key of `quote/products.ts`. */
  readonly quoteProduct: string;
  readonly guide: GuideKey | null;
};

export const suggestedProducts: Readonly<Record<AreaKey, SuggestedProduct>> = {
  vita: {
    title: 'Assicurazione vita (temporanea caso morte)',
    from: { euro: 8, installment: 'al mese' },
    quoteProduct: 'vita-tcm',
    guide: 'vita',
  },
  infortuni: {
    title: 'Polizza infortuni',
    from: { euro: 7, installment: 'al mese' },
    quoteProduct: 'infortuni',
    guide: 'infortuni-e-salute',
  },
  salute: {
    title: 'Polizza salute per visite, esami e ricoveri',
    from: { euro: 20, installment: 'al mese' },
    quoteProduct: 'salute',
    guide: 'infortuni-e-salute',
  },
  invalidita: {
    title: 'Protezione del reddito in caso di invalidità',
    from: { euro: 12, installment: 'al mese' },
    quoteProduct: 'infortuni',
    guide: 'infortuni-e-salute',
  },
  'rc-professionale': {
    title: 'Responsabilità civile professionale',
    from: { euro: 150, installment: 'all’anno' },
    quoteProduct: 'rc-professionale',
    guide: 'responsabilita-civile',
  },
  casa: {
    title: 'Assicurazione casa',
    from: { euro: 90, installment: 'all’anno' },
    quoteProduct: 'casa',
    guide: 'casa',
  },
  'rc-famiglia': {
    title: 'Responsabilità civile della famiglia',
    from: { euro: 50, installment: 'all’anno' },
    quoteProduct: 'casa',
    guide: 'responsabilita-civile',
  },
  pensione: {
    title: 'Pensione integrativa',
    from: { euro: 50, installment: 'al mese, che restano tuoi' },
    quoteProduct: 'pensione-integrativa',
    guide: 'pensione',
  },
  'non-autosufficienza': {
    title: 'Rendita per la non autosufficienza (LTC)',
    from: null,
    quoteProduct: 'salute',
    guide: 'infortuni-e-salute',
  },
  mobilita: {
    title: 'Assicurazione bici e monopattino',
    from: { euro: 30, installment: 'all’anno' },
    quoteProduct: 'mobilita',
    guide: 'mobilita',
  },
  lavoro: {
    title: 'Protezione per la perdita del lavoro',
    from: null,
    quoteProduct: GENERIC_PRODUCT.key,
    guide: null,
  },
  animali: {
    title: 'Assicurazione per il tuo animale',
    from: { euro: 80, installment: 'all’anno' },
    quoteProduct: 'animali',
    guide: 'animali',
  },
  sport: {
    title: 'Assicurazione sport e sci',
    from: { euro: 3, installment: 'al giorno' },
    quoteProduct: GENERIC_PRODUCT.key,
    guide: 'sci',
  },
  viaggi: {
    title: 'Assicurazione viaggio',
    from: { euro: 20, installment: 'a viaggio' },
    quoteProduct: 'viaggi',
    guide: null,
  },
};

/** We have no insurer's leave to show its logo: a neutral mark of our own stands for the partner to be chosen. */
const PARTNER_LOGO = '/partner/partner-riparo.svg';
const CALL_TO_ACTION = 'Chiedi un preventivo';

/** A call to action leads to a page that exists: what the catalogue of quotes does not know is a generic request. */
const quotePath = (key: string) => `/preventivo/${(findQuotableProduct(key) ?? GENERIC_PRODUCT).key}`;

/** What is offered for an area, under the names of the wire. */
export function offerFor(area: AreaKey) {
  const { title, from, quoteProduct, guide } = suggestedProducts[area];
  return {
    area,
    title,
    minimum_price: from?.euro ?? null,
    installment: from?.installment ?? '',
    is_price_indicative: true,
    company_logo: PARTNER_LOGO,
    cta: CALL_TO_ACTION,
    cta_url: quotePath(quoteProduct),
    guide_url: guide && guidePdfPath(guide),
    guide_page_url: guide && guidePagePath(guide),
  };
}
