import { PRECONTRACT_VERSION } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { expect, test } from 'vitest';
import { logMissingBrandDetails } from './start.ts';

test('a production start logs every missing detail of the brand, and every sample', () => {
  const warnings: unknown[] = [];
  logMissingBrandDetails(
    { warn: (details: unknown) => void warnings.push(details) },
    { precontractFolder: null },
  );
  expect(warnings).toMatchObject([
    {
      placeholders: expect.arrayContaining(['legal.pec', 'disclosure.premiumCollection', 'partners.insurer']),
    },
    {
      samples: expect.arrayContaining([
        `pet/dip-${PRECONTRACT_VERSION}.pdf`,
        `ski/condizioni-${PRECONTRACT_VERSION}.pdf`,
      ]),
    },
  ]);
});
