import { expect, test } from 'vitest';
import { addressAfter, authenticationPage, cardPage, closedPage } from './pay-pages.ts';
import type { SandboxCheckout } from './tables.ts';
import { outcomeOf, spaced } from './test-cards.ts';

const open: SandboxCheckout = {
  id: 'cs_test_1',
  account: 'partner',
  amountCents: 7900,
  currency: 'eur',
  productName: 'Sussidio Pet',
  productDescription: 'Un aiuto per le cure',
  email: 'ada@example.it',
  reference: null,
  metadata: {},
  successUrl: 'https://www.riparo.example/success?s={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://www.riparo.example/cancel',
  status: 'open',
  paymentId: null,
  refundedCents: 0,
  createdAt: new Date('2026-11-15T10:00:00Z'),
  expiresAt: new Date('2026-11-15T11:00:00Z'),
  paidAt: null,
};

test('the pages to pay on say what was approved', async () => {
  const pages = {
    'a card is asked for': cardPage(open),
    'of somebody without e-mail, for something without description': cardPage({
      ...open,
      email: null,
      productDescription: null,
    }),
    'a card was refused': cardPage(open, 'La banca ha rifiutato la carta.'),
    'the bank asks': authenticationPage(open),
    'it was paid before': closedPage({ ...open, status: 'complete' }),
    'its time ran out': closedPage({ ...open, status: 'expired' }),
  };
  const told = Object.entries(pages).map(([when, { text }]) => `== ${when}\n${text}\n`);
  await expect(told.join('\n')).toMatchFileSnapshot('pay-pages.txt');
  expect(addressAfter(open)).toBe('https://www.riparo.example/success?s=cs_test_1');
});

test.each([
  ['4242 4242 4242 4242', 'approved'],
  ['4000000000000002', 'declined'],
  ['4000-0027-6000-3184', 'authentication'],
  ['4000 0000 0000 0259', 'disputed'],
  ['5555 5555 5555 4444', null],
  ['', null],
])('the card %s: %s', (typed, outcome) => {
  expect(outcomeOf(typed)).toBe(outcome);
});

test('a number is read in groups of four', () => {
  expect(spaced('4242424242424242')).toBe('4242 4242 4242 4242');
});
