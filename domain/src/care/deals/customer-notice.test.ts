import { expect, test } from 'vitest';
import type { DealOrder, DealStage } from '../../buy/deal/stages.ts';
import type { DealAction } from './actions.ts';
import { customerNotice } from './customer-notice.ts';

const about = { email: 'ada@example.it', product: 'MiMuovo', price: '80 €', withdrawalWaits: false };

test.each<[DealAction, DealOrder, DealStage, string]>([
  ['new-link', 'pay-first', 'documentation_send', 'il link per firmare'],
  ['new-link', 'pay-first', 'pay_intent', 'il link della sua pratica'],
  ['send-documents', 'pay-first', 'documentation_send', 'leggere e firmare i documenti'],
  ['send-documents', 'pay-first', 'closed_won', 'l’e-mail con i suoi documenti'],
  ['withdraw', 'pay-first', 'paid', 'l’acquisto di «MiMuovo» è annullato'],
  ['withdraw', 'pay-first', 'documentation_signed', 'il contratto «MiMuovo» è sciolto'],
])('the notice about %s for a %s deal at %s contains «%s»', (action, order, stage, words) => {
  expect(customerNotice(action, { order, stage, ...about })).toContain(words);
});

test('a withdrawal too large for one person is confirmed by the customer, or by a second person', () => {
  const deal = { order: 'pay-first', stage: 'paid', ...about, withdrawalWaits: true } as const;
  expect(customerNotice('withdraw', deal)).toContain('il link per confermare da sé il recesso');
});
