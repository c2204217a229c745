import { productPages } from '../products/catalogue.ts';
import type { SoldProduct } from '../products/product.ts';
import { brokerDisclosure } from './broker-disclosure.ts';
import type { Cover } from '../products/cover.ts';
import { distanceSelling } from './distance-selling.ts';
import type { PrecontractKind } from '../documents/precontract-documents.ts';
import { conditions, furtherInformation, shortInformation } from './information-set.ts';
import { termsOf } from './terms.ts';
import type { DocumentText } from './text.ts';

const texts = await Promise.all(productPages.map((page) => page.texts()));
const covers: ReadonlyMap<string, Cover> = new Map(texts.flatMap((each) => Object.entries(each.covers)));

/** What a product covers; for documents that say it again. */
export const coverOf = (productKey: string): Cover | null => covers.get(productKey) ?? null;

/** Long texts, for the server alone: pages link to the documents. Null for a product without any. */
export const precontractText = (product: SoldProduct, kind: PrecontractKind): DocumentText | null => {
  const cover = covers.get(product.key);
  if (!cover) return null;
  const terms = termsOf(product);
  switch (kind) {
    case 'dip':
      return shortInformation(product, cover, terms);
    case 'dip-aggiuntivo':
      return furtherInformation(product, cover, terms);
    case 'condizioni':
      return conditions(product, cover, terms);
    case 'informativa-precontrattuale':
      return brokerDisclosure(product);
    case 'vendita-a-distanza':
      return distanceSelling(product, terms);
  }
};
