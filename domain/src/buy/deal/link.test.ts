import { expect, test } from 'vitest';
import { isCorrectable } from './link.ts';
import type { DealOrder, DealStage } from './stages.ts';

test.each<[DealOrder, DealStage, boolean]>([
  ['pay-first', 'quotation', true],
  ['pay-first', 'qualified_lead', true],
  ['pay-first', 'pay_intent', true],
  ['pay-first', 'paid', false],
  ['sign-first', 'quotation', true],
  ['sign-first', 'qualified_lead', true],
  ['sign-first', 'pay_intent', false],
  ['sign-first', 'documentation_signed', false],
  ['pay-only', 'pay_intent', false],
  ['pay-only', 'closed_lost', false],
])('a deal that is %s, at stage %s, can be corrected: %s', (order, stage, isOpen) => {
  expect(isCorrectable(order, stage)).toBe(isOpen);
});
