import { expect, test } from 'vitest';
import { isDealDocumentKind, isPrecontractKind } from './deal-documents.ts';

test.each(['polizza', 'polizza-firmata', 'condizioni', 'set-informativo'])(
  '%s is a document of a purchase',
  (kind) => {
    expect(isDealDocumentKind(kind)).toBe(true);
  },
);

test.each(['', 'Polizza', 'certificato-sci', 'fattura'])('%j is none', (kind) => {
  expect(isDealDocumentKind(kind)).toBe(false);
});

test('what had to be in hand before is told from what came with the purchase', () => {
  expect(isPrecontractKind('dip')).toBe(true);
  expect(isPrecontractKind('vendita-a-distanza')).toBe(true);
  expect(isPrecontractKind('polizza')).toBe(false);
  expect(isPrecontractKind('set-informativo')).toBe(false);
});
