import { guidePagePath } from '../../platform/site/guide.ts';
import { findProductPage, productPagePath } from '../../buy/products/pages.ts';
import type { AreaKey } from './areas.ts';
import type { Facts } from './facts.ts';
import { productPagesFor } from './sold-online.ts';
import { quotePathFor, suggestedProducts } from './suggested-policies.ts';

/** Where an area leads to, suggested or not: what we sell for it, what we wrote about it, else a quote. */
export const areaLinks = (area: AreaKey, facts: Facts) => {
  const { guide } = suggestedProducts[area];
  const links = [
    ...productPagesFor(area, facts).map((page) => ({
      label: `Scopri ${findProductPage(page)?.name ?? page}`,
      url: productPagePath(page),
    })),
    ...(guide ? [{ label: 'Leggi la guida', url: guidePagePath(guide) }] : []),
  ];
  return links.length > 0 ? links : [{ label: 'Chiedi un preventivo', url: quotePathFor(area) }];
};
