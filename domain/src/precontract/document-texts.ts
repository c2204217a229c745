import type { SoldProduct } from '../deal/products.ts';
import { brokerDisclosure } from './broker-disclosure.ts';
import type { Cover } from './cover.ts';
import { distanceSelling } from './distance-selling.ts';
import type { PrecontractKind } from './documents.ts';
import { conditions, furtherInformation, shortInformation } from './information-set.ts';
import { termsOf } from './terms.ts';
import type { DocumentText } from './text.ts';
import { covid19 } from './texts/covid-19.ts';
import { rcTerzi10, rcTerzi5 } from './texts/liability.ts';
import { bici2go, mimuovo, monopattino } from './texts/mobility.ts';
import { pet } from './texts/pet.ts';
import { ski } from './texts/ski.ts';

const covers: Readonly<Record<string, Cover>> = {
  'covid-19': covid19,
  pet,
  monopattino,
  mimuovo,
  bici2go,
  'rc-terzi-5': rcTerzi5,
  'rc-terzi-10': rcTerzi10,
  ski,
};

/** What a product covers; for documents that say it again. */
export const coverOf = (productKey: string): Cover | null => covers[productKey] ?? null;

/** By its terms, another year follows without a word. */
export const renewsTacitly = (productKey: string) => coverOf(productKey)?.renewal === 'renews-tacitly';

/** Long texts, for the server alone: pages link to the documents. Null for a product without any. */
export const precontractText = (product: SoldProduct, kind: PrecontractKind): DocumentText | null => {
  const cover = covers[product.key];
  if (!cover) return null;
  const terms = termsOf(product, cover);
  switch (kind) {
    case 'dip':
      return shortInformation(product, cover, terms);
    case 'dip-aggiuntivo':
      return furtherInformation(product, cover, terms);
    case 'condizioni':
      return conditions(product, cover, terms);
    case 'informativa-precontrattuale':
      return brokerDisclosure(product, cover);
    case 'vendita-a-distanza':
      return distanceSelling(product, cover, terms);
  }
};
