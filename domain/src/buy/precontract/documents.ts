import {
  documentOf,
  type PrecontractDocument,
  type PrecontractKind,
  precontractKinds,
} from '../documents/precontract-documents.ts';
import { findSoldProduct } from '../products/catalogue.ts';

/** Discontinued products were insurance, as most are. */
export const precontractDocument = (productKey: string, kind: PrecontractKind): PrecontractDocument =>
  documentOf({ key: productKey, provider: findSoldProduct(productKey)?.provider ?? 'insurer' }, kind);

export const precontractDocuments = (productKey: string): readonly PrecontractDocument[] =>
  precontractKinds.map((kind) => precontractDocument(productKey, kind));
