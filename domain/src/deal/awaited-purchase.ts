import { productPagePath } from './product-pages.ts';
import { type Noun, soldProducts } from './products.ts';

/** A purchase that an account is registered for: it goes on once somebody is signed in. */
export type AwaitedPurchase = {
  readonly key: string;
  /** What is bought, after «l’acquisto». */
  readonly named: string;
  /** Where it begins. */
  readonly path: string;
};

/** `della polizza MiMuovo`, but `della Polizza Sci` and `del Sussidio Pet`: a title that says what it is says it once. */
const nameAfterPurchase = ({ title, noun }: { title: string; noun: Noun }) =>
  (noun === 'polizza' ? 'della ' : 'del ') +
  (title.toLowerCase().startsWith(noun) ? title : `${noun} ${title}`);

export const awaitedPurchases: readonly AwaitedPurchase[] = [
  ...soldProducts.map((product) => ({
    key: product.key,
    named: nameAfterPurchase(product),
    path: product.webFlowBaseUrl.replace(/\/$/, ''),
  })),
  // Of its two limits one is still to be chosen.
  {
    key: 'rc-terzi',
    named: nameAfterPurchase({ title: 'RC Terzi', noun: 'polizza' }),
    path: productPagePath('rc-terzi'),
  },
];

export const findAwaitedPurchase = (key: string | undefined) =>
  awaitedPurchases.find((purchase) => purchase.key === key);
