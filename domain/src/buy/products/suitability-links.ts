import type { Refusal } from '../../platform/wizard/suitability-option.ts';

// By key alone: the list of products lists whose questions these are. A test finds a link that leads nowhere.

type Link = Refusal['link'];

/** Another product of ours that may fit. */
export const toProduct = (key: string, name: string): Link => ({
  label: `Guarda ${name}`,
  href: `/prodotti/${key}`,
});

/** Nothing on the shelf fits: somebody looks for it. */
export const toQuote = (product: string): Link => ({
  label: 'Chiedi un preventivo: è gratis e senza impegno',
  href: `/preventivo/${product}`,
});
