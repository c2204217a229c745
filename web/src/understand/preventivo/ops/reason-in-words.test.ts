import { expect, test } from 'vitest';
import type { QuotationFacts } from '../../../platform/calls/quotation-facts.ts';
import { isAboutAge } from './SavedQuotePage.tsx';

const refused = (reason: string) => ({ result: { outcome: 'refused', reason } }) as unknown as QuotationFacts;

test.each([
  ['too-old', true],
  ['too-young', true],
  ['expires-too-late', false],
])('a visitor refused as %s can change only the birth date: %s', (reason, isIt) => {
  expect(isAboutAge(refused(reason))).toBe(isIt);
});

test('unknown facts are not about anyone’s age', () => {
  expect(isAboutAge(null)).toBe(false);
});
