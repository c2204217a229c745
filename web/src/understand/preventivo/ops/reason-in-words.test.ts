import { expect, test } from 'vitest';
import type { QuotationFacts } from '../../../platform/calls/quotation-facts.ts';
import { isAboutAge } from './SavedQuotePage.tsx';

const refused = (reason: string) => ({ result: { outcome: 'refused', reason } }) as unknown as QuotationFacts;

test.each([
  ['too-old', true],
  ['too-young', true],
  ['expires-too-late', false],
])('who is refused as %s can change the birth date alone: %s', (reason, isIt) => {
  expect(isAboutAge(refused(reason))).toBe(isIt);
});

test('what is not known is not about anybody’s age', () => {
  expect(isAboutAge(null)).toBe(false);
});
