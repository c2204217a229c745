import type { IsoDate } from '../../platform/values/calendar.ts';
import type { PurchasableProduct } from '../../buy/products/product.ts';
import { type GuideKey, guidePagePath, guidePdfPath } from '../../platform/site/guide.ts';
import { DURATION_YEARS, SUM_ASSURED_EURO } from '../../buy/products/vita/choices.ts';
import { priceLife } from '../../buy/products/vita/price.ts';
import { centsFromEuro, formatWholeEuro } from '../../platform/values/money.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from '../quote/products.ts';
import type { AreaKey } from './areas.ts';
import { purchasePath } from '../../buy/products/paths.ts';
import { salesPageOf, productPagePath } from '../../buy/products/pages.ts';

/** Euro, and their period. */
type From = { readonly euro: number; readonly installment: string };

export type SuggestedProduct = {
  readonly title: string;
  /**
   * Indicative: the lower end of the Italian market for an ordinary person, researched in autumn 2026. These
   * are sold by quote, without a tariff of ours. Null if policies differ too much for any number; `tariff` if
   * we can compute it.
   */
  readonly from: From | 'tariff' | null;
  /** A key of `quote/products.ts`, or the life quote, which has its own questions. */
  readonly quoteProduct: string;
  readonly guide: GuideKey | null;
};

const LIFE_QUOTE = 'vita-tcm';

export const suggestedProducts: Readonly<Record<AreaKey, SuggestedProduct>> = {
  vita: {
    title: 'Assicurazione vita (temporanea caso morte)',
    from: 'tariff',
    quoteProduct: LIFE_QUOTE,
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
    quoteProduct: 'invalidita',
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
    quoteProduct: 'rc-famiglia',
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
    quoteProduct: 'non-autosufficienza',
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
    quoteProduct: 'perdita-lavoro',
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
    quoteProduct: 'sport',
    guide: 'sci',
  },
  viaggi: {
    title: 'Assicurazione viaggio',
    from: { euro: 20, installment: 'a viaggio' },
    quoteProduct: 'viaggi',
    guide: null,
  },
};

/**
 * We have no permission to show insurers' logos: a neutral logo of ours represents the partner to be chosen.
 */
const PARTNER_LOGO = '/partner/partner-riparo.svg';

const INDICATIVE_NOTE = 'Cifra indicativa: il prezzo giusto per te lo trovi nel preventivo.';
const QUOTE_ONLY_NOTE = 'Il prezzo dipende molto dalla persona: lo trovi nel preventivo.';

/** The smallest policy the tariff offers this person; null if none. */
function cheapestLife(birthDate: IsoDate, today: IsoDate): From | null {
  const price = priceLife(
    {
      birthDate,
      smoker: false,
      sumAssuredCents: centsFromEuro(SUM_ASSURED_EURO.min),
      years: DURATION_YEARS.min,
    },
    today,
  );
  return price.outcome === 'priced' ? { euro: price.monthlyCents / 100, installment: 'al mese' } : null;
}

const LIFE_NOTE = `Alla tua età, senza fumare: ${formatWholeEuro(centsFromEuro(SUM_ASSURED_EURO.min))} per ${DURATION_YEARS.min} anni.`;

function priceOf(area: AreaKey, birthDate: IsoDate, today: IsoDate) {
  const { from } = suggestedProducts[area];
  const isComputed = from === 'tariff';
  const price = isComputed ? cheapestLife(birthDate, today) : from;
  if (!price)
    return { minimum_price: null, installment: '', is_price_indicative: true, price_note: QUOTE_ONLY_NOTE };
  return {
    minimum_price: price.euro,
    installment: price.installment,
    is_price_indicative: !isComputed,
    price_note: isComputed ? LIFE_NOTE : INDICATIVE_NOTE,
  };
}

/**
 * A button must lead to an existing page: products missing from the quote catalogue become a generic request.
 */
const requestPath = (product: string) =>
  `/preventivo/${(findQuotableProduct(product) ?? GENERIC_PRODUCT).key}`;

export const quotePathFor = (area: AreaKey) => requestPath(suggestedProducts[area].quoteProduct);

const callToAction = (product: string, isComputed: boolean) =>
  product === LIFE_QUOTE && isComputed
    ? { cta: 'Calcola il prezzo', cta_url: `/preventivo/${LIFE_QUOTE}` }
    : { cta: 'Chiedi un preventivo', cta_url: requestPath(product) };

/** Where it is bought: on its page, if there is something to choose first. */
const purchaseOf = (product: PurchasableProduct) => {
  const page = salesPageOf(product.key);
  return page && page.variants.length > 1
    ? { cta: 'Scegli il massimale', cta_url: productPagePath(page.key) }
    : { cta: 'Acquista online', cta_url: purchasePath(product) };
};

/** Sold online at the catalogue's price. */
const onlineOffer = (product: PurchasableProduct) => ({
  minimum_price: product.priceCents / 100,
  installment: 'all’anno',
  is_price_indicative: false,
  price_note: `È il prezzo di «${product.title}», che si acquista online.`,
  ...purchaseOf(product),
});

const quotedOffer = (area: AreaKey, birthDate: IsoDate, today: IsoDate) => {
  const price = priceOf(area, birthDate, today);
  return { ...price, ...callToAction(suggestedProducts[area].quoteProduct, !price.is_price_indicative) };
};

/** The offer for an area, under the API names; `sold` is what this person can buy online. */
export function offerFor(area: AreaKey, birthDate: IsoDate, today: IsoDate, sold?: PurchasableProduct) {
  const { title, guide } = suggestedProducts[area];
  return {
    area,
    title,
    company_logo: PARTNER_LOGO,
    ...(sold ? onlineOffer(sold) : quotedOffer(area, birthDate, today)),
    guide_url: guide && guidePdfPath(guide),
    guide_page_url: guide && guidePagePath(guide),
  };
}
