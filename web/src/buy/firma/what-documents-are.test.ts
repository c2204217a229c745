import { insurerKinds } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { expect, test } from 'vitest';
import { whatItIs } from './DocumentCards.tsx';

test.each(insurerKinds)('%s is described without a DIP, which a mutual society does not have', (kind) => {
  expect(whatItIs(kind)).not.toContain('DIP');
});
