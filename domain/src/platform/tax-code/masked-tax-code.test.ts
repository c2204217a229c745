import { expect, test } from 'vitest';
import { maskTaxCode } from './masked-tax-code.ts';

test.each([
  ['RSSMRA85T10A562S', 'RSSMRA••••••••••'],
  // Of a company, or of who has none yet: figures that say nothing by their beginning.
  ['12345678901', '•••••••••••'],
  ['', ''],
])('%s is shown as %s', (code, masked) => {
  expect(maskTaxCode(code)).toBe(masked);
});
