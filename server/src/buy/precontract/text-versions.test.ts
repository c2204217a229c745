import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PRECONTRACT_VERSION, precontractKinds } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractText } from '@riparo/domain/buy/precontract/document-texts.ts';

/**
 * Digests of the wording of each version. A version that buyers may have agreed to never changes: another
 * wording is another version, also in the brand file.
 */
const digests: Readonly<Record<string, string>> = {
  '2026-11-19': '45f21c2bef6b388975fe450f8c2e7d38efc6277e942628232494fd109c949269',
};

test('documents read before paying change their wording only under a new version', () => {
  const texts = soldProducts.map((product) => precontractKinds.map((kind) => precontractText(product, kind)));
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(digest).toBe(digests[PRECONTRACT_VERSION]);
});
