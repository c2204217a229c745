import { toMailbox } from '@riparo/domain/article.ts';
import { brand } from '@riparo/domain/brand.ts';
import type { SoldProduct } from '@riparo/domain/deal/products.ts';
import type { PrecontractDocument } from '@riparo/domain/precontract/documents.ts';
import type { DocumentText } from '@riparo/domain/precontract/text.ts';
import type { DocumentContent } from '../documents/content.ts';

/** A document to read before paying; the same version gives the same bytes. */
export function precontractContent(
  product: SoldProduct,
  { title, version }: PrecontractDocument,
  { lead, sections }: DocumentText,
): DocumentContent {
  return {
    title: `${title} · ${product.title}`,
    runningTitle: `${product.title} · ${title}`,
    createdAt: `${version}-01T12:00:00Z`,
    blocks: [
      { kind: 'cover', overline: `${product.title} · versione ${version}`, title, lead },
      ...sections.flatMap(({ heading, blocks }) => [{ kind: 'heading' as const, text: heading }, ...blocks]),
      {
        kind: 'callout',
        title: 'Qualcosa non è chiaro?',
        text: `Chiedi prima di pagare: scrivi ${toMailbox(brand.support.email)}, risponde una persona.`,
      },
    ],
  };
}
