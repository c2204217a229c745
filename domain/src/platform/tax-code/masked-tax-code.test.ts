import { expect, test } from 'vitest';
import { maskTaxCode } from './masked-tax-code.ts';

test.each([
  ['RSSMRA85T10A562S', 'RSSMRA••••••••••'],
  // Of a company, or a provisional one: its first digits reveal nothing.
  ['12345678901', '•••••••••••'],
  ['', ''],
])('%s is shown as %s', (code, masked) => {
  expect(maskTaxCode(code)).toBe(masked);
});
