import { productPages, soldProducts } from './catalogue.ts';
import { productPagePath } from './pages.ts';
import { purchasePath } from './paths.ts';
import type { Noun } from './product.ts';

/** A purchase for which an account is registered; it continues after signing in. */
export type AwaitedPurchase = {
  readonly key: string;
  /** The product's name, after «l’acquisto». */
  readonly named: string;
  readonly path: string;
};

/**
 * `della polizza MiMuovo`, but `della Polizza Sci` and `del Sussidio Pet`: a title that contains the noun
 * does not repeat it.
 */
const nameAfterPurchase = ({ title, noun }: { title: string; noun: Noun }) =>
  (noun === 'polizza' ? 'della ' : 'del ') +
  (title.toLowerCase().startsWith(noun) ? title : `${noun} ${title}`);

export const awaitedPurchases: readonly AwaitedPurchase[] = [
  ...soldProducts.map((product) => ({
    key: product.key,
    named: nameAfterPurchase(product),
    path: purchasePath(product),
  })),
  // With several variants, one is still to be chosen.
  ...productPages
    .filter(({ variants }) => variants.length > 1)
    .map(({ key, name }) => ({
      key,
      named: nameAfterPurchase({ title: name, noun: 'polizza' }),
      path: productPagePath(key),
    })),
];

export const findAwaitedPurchase = (key: string | undefined) =>
  awaitedPurchases.find((purchase) => purchase.key === key);
