import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SoldProduct } from '@riparo/domain/buy/products/product.ts';
import { precontractText } from '@riparo/domain/buy/precontract/document-texts.ts';
import type { PrecontractDocument } from '@riparo/domain/buy/documents/precontract-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { precontractContent } from './precontract-document.ts';

type Parts = Pick<Dependencies, 'documents' | 'config'>;

/**
 * A document to read before paying: the insurer's own file, if the broker has installed one for this product
 * and version; until then ours. Reading and signing use the same one.
 */
export async function precontractFile(
  { documents, config }: Parts,
  product: SoldProduct,
  document: PrecontractDocument,
): Promise<Buffer | null> {
  const own = await insurersFile(config.precontractFolder, product.key, document);
  if (own) return own;
  const text = precontractText(product, document.key);
  return text && documents.render(precontractContent(product, document, text));
}

/** `pet/dip-2026-11.pdf` in the broker's folder. */
export const insurersFileName = (
  folder: string,
  productKey: string,
  { key, version }: Pick<PrecontractDocument, 'key' | 'version'>,
) => join(folder, productKey, `${key}-${version}.pdf`);

async function insurersFile(
  folder: string | null,
  productKey: string,
  { key, version }: PrecontractDocument,
): Promise<Buffer | null> {
  if (folder === null) return null;
  try {
    return await readFile(insurersFileName(folder, productKey, { key, version }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
