import { existsSync } from 'node:fs';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractDocument } from '@riparo/domain/buy/precontract/documents.ts';
import { insurerKinds } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { insurersFileName } from './precontract-file.ts';

/** The files of insurers that the broker has not put in place: in their stead visitors read our samples. */
export const samplesLeft = (folder: string | null): readonly string[] =>
  soldProducts.flatMap(({ key: productKey }) =>
    insurerKinds
      .map((kind) => precontractDocument(productKey, kind))
      .filter((document) => folder === null || !existsSync(insurersFileName(folder, productKey, document)))
      .map((document) => insurersFileName('', productKey, document)),
  );
