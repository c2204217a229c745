import { existsSync } from 'node:fs';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractDocument } from '@riparo/domain/buy/precontract/documents.ts';
import { insurerKinds } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { insurersFileName } from './precontract-file.ts';

/** Insurers' files that the broker has not installed: visitors read our samples instead. */
export const samplesLeft = (folder: string | null): readonly string[] =>
  soldProducts.flatMap(({ key: productKey }) =>
    insurerKinds
      .map((kind) => precontractDocument(productKey, kind))
      .filter((document) => folder === null || !existsSync(insurersFileName(folder, productKey, document)))
      .map((document) => insurersFileName('', productKey, document)),
  );
