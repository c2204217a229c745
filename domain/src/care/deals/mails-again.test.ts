import { expect, test } from 'vitest';
import type { DealStage } from '../../buy/deal/stages.ts';
import { isSendableAgain } from './mails-again.ts';

test.each<[string, DealStage, boolean]>([
  ['payment-link', 'pay_intent', true],
  ['payment-link', 'paid', false],
  ['documents-to-sign', 'documentation_send', true],
  ['documents-to-sign', 'documentation_signed', false],
  // Only the signer requests a code.
  ['signature-code', 'documentation_send', false],
])('resending %s at %s is possible: %s', (template, stage, isSendable) => {
  expect(isSendableAgain(template, stage)).toBe(isSendable);
});
