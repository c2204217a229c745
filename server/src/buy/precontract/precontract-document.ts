import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { SoldProduct } from '@riparo/domain/buy/products/product.ts';
import {
  insurerKinds,
  type PrecontractDocument,
  type PrecontractKind,
  versionInWords,
} from '@riparo/domain/buy/documents/precontract-documents.ts';
import type { DocumentText } from '@riparo/domain/buy/precontract/text.ts';
import type { DocumentBlock, DocumentContent } from '../../platform/drawing/content.ts';
import { pictureOfProduct } from '../../platform/drawing/pictures/picture-of-product.ts';

/**
 * Only an insurer writes the documents of its product (Regulation IVASS 41/2018): ours show what they
 * contain.
 */
const sample: DocumentBlock = {
  kind: 'callout',
  title: 'Esempio (facsimile)',
  text: 'Questo documento mostra che cosa contiene il set informativo. Non è quello di chi offre la copertura, che lo sostituisce prima di ogni vendita vera.',
};

const isInsurers = (kind: PrecontractKind) => insurerKinds.some((each) => each === kind);

/** A document to read before paying; the same version gives the same bytes. */
export function precontractContent(
  product: SoldProduct,
  { key, title, version }: PrecontractDocument,
  { lead, sections }: DocumentText,
): DocumentContent {
  // On every page: a single one may be printed.
  const mark = isInsurers(key) ? 'Esempio · ' : '';
  return {
    title: `${mark}${title} · ${product.title}`,
    runningTitle: `${mark}${product.title} · ${title}`,
    createdAt: `${version}T12:00:00Z`,
    blocks: [
      {
        kind: 'cover',
        picture: pictureOfProduct(product.key),
        overline: `${mark}${product.title} · ${versionInWords(version)}`,
        title,
        lead,
      },
      ...(isInsurers(key) ? [sample] : []),
      ...sections.flatMap(({ heading, blocks }) => [{ kind: 'heading' as const, text: heading }, ...blocks]),
      {
        kind: 'callout',
        title: 'Qualcosa non è chiaro?',
        text: `Chiedi prima di pagare: scrivi ${toMailbox(brand.support.email)}, risponde una persona.`,
      },
    ],
  };
}
