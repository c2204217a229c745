import { expect, test } from 'vitest';
import { eventInWords } from './timeline.ts';
import type { DealEvent, DealOrder } from './stages.ts';

test.each<[DealOrder, boolean, DealEvent, string]>([
  ['pay-first', false, 'payment-opened', 'Hai aperto la pagina di pagamento'],
  ['pay-only', false, 'payment-opened', 'Hai aperto la pagina di pagamento'],
  ['sign-first', false, 'payment-opened', 'Ti abbiamo mandato il link per pagare'],
  ['sign-first', false, 'payment-confirmed', 'Il pagamento è arrivato'],
  ['pay-first', false, 'policy-activated', 'La copertura è attiva'],
  ['sign-first', false, 'policy-activated', 'La copertura è attiva'],
  ['pay-only', false, 'policy-activated', 'Abbiamo emesso la polizza'],
  ['pay-only', true, 'policy-activated', 'La copertura è attiva'],
  ['pay-only', false, 'payment-confirmed', 'Il pagamento è arrivato'],
])('the owner of a deal that is %s (renewal: %s) reads on %s: %s', (order, isRenewal, event, words) => {
  expect(eventInWords({ order, isRenewal }, event)).toBe(words);
});
