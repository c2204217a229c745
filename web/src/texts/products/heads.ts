import { type ProductPageKey, productPageKeys } from '@riparo/domain/deal/product-pages.ts';
import { findSoldProduct } from '@riparo/domain/deal/products.ts';
import { describePrice, startingPrice } from '@riparo/domain/deal/starting-prices.ts';
import { paths } from '../../paths.ts';

/** What a list of products shows of each. */
export interface ProductHead {
  readonly key: ProductPageKey;
  readonly name: string;
  /** What it is for, in a line. */
  readonly line: string;
  /** `da € 60,00 all’anno` */
  readonly price: string;
  /** Where one goes on from its page; `#…` is a choice on the page itself. */
  readonly start: { readonly to: string; readonly label: string };
}

/** The id of the table in which variants are compared. */
export const COMPARISON_ID = 'confronto';

const own: Partial<Record<ProductPageKey, Pick<ProductHead, 'name' | 'line'>>> = {
  vita: { name: 'Polizza Vita', line: 'Un capitale per chi conta su di te, se vieni a mancare' },
  'rc-terzi': { name: 'RC Terzi', line: 'I danni che causi agli altri, nella vita di ogni giorno' },
};

const starts: Readonly<Record<ProductPageKey, ProductHead['start']>> = {
  vita: { to: paths.lifeQuote, label: 'Calcola il tuo prezzo' },
  'rc-terzi': { to: `#${COMPARISON_ID}`, label: 'Scegli il massimale' },
  pet: { to: paths.buyPet, label: 'Acquista online' },
  'covid-19': { to: paths.buyCovid, label: 'Acquista online' },
  monopattino: { to: paths.buyScooter, label: 'Acquista online' },
  mimuovo: { to: paths.buyMobilityProduct('mimuovo'), label: 'Acquista online' },
  bici2go: { to: paths.buyMobilityProduct('bici2go'), label: 'Acquista online' },
  ski: { to: paths.buySki, label: 'Calcola il tuo prezzo' },
};

/** Name and line are the catalogue's, where it has the product. */
export const productHead = (key: ProductPageKey): ProductHead => {
  const sold = findSoldProduct(key);
  const { name, line } = own[key] ?? { name: sold?.title ?? key, line: sold?.subTitle ?? '' };
  return { key, name, line, price: describePrice(startingPrice(key)), start: starts[key] };
};

export const productHeads: readonly ProductHead[] = productPageKeys.map(productHead);
