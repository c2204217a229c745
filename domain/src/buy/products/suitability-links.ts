import type { Refusal } from '../../platform/wizard/suitability-option.ts';

// By key only, because the list of products includes these questions. A test finds broken links.

type Link = Refusal['link'];

/** Another product of ours that may fit. */
export const toProduct = (key: string, name: string): Link => ({
  label: `Guarda ${name}`,
  href: `/prodotti/${key}`,
});

/** No product fits: a consultant looks for one. */
export const toQuote = (product: string): Link => ({
  label: 'Chiedi un preventivo: è gratis e senza impegno',
  href: `/preventivo/${product}`,
});
