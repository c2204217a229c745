import type { ProductPageKey } from '../catalogue.ts';
import { productPagePath } from '../pages.ts';
import type { Refusal } from '../../suitability/question.ts';

type Link = Refusal['link'];

/** Another product of ours that may fit. */
export const toProduct = (key: ProductPageKey, name: string): Link => ({
  label: `Guarda ${name}`,
  href: productPagePath(key),
});

/** Nothing on the shelf fits: somebody looks for it. */
export const toQuote = (product: string): Link => ({
  label: 'Chiedi un preventivo: è gratis e senza impegno',
  href: `/preventivo/${product}`,
});
