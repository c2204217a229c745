import { purchasableProducts } from '../products/catalogue.ts';
import type { PurchasableProduct } from '../products/product.ts';
import { suitabilityQuestions } from '../products/suitability/questions.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { purchaseWizard } from './wizards.ts';

export type BuyableProduct = { readonly product: PurchasableProduct; readonly wizard: Wizard };

const buyable: ReadonlyMap<string, BuyableProduct> = new Map(
  purchasableProducts.map((product) => [
    product.key,
    { product, wizard: purchaseWizard(product, suitabilityQuestions(product.key)) },
  ]),
);

/**
 * A product that guests can buy, with its questions. For the server: browsers load the questions of one
 * product only.
 */
export const findBuyableProduct = (key: string | undefined) => buyable.get(key ?? '');
