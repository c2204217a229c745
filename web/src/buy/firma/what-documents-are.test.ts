import { insurerKinds } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { expect, test } from 'vitest';
import { documentDescriptions } from './DocumentCards.tsx';

test.each(insurerKinds)('%s is described without a DIP, which a mutual society does not have', (kind) => {
  expect(documentDescriptions(kind)).not.toContain('DIP');
});
