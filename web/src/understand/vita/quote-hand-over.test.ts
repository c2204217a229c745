import { expect, test } from 'vitest';
import { readQuoteHandOver } from './quote-hand-over.ts';

const quote = {
  uuid: '3f0c7a5e-8d0b-4b8e-9a53-0d6a1c3c9a11',
  firstname: 'Ada',
  total_amount: 17.89,
  sum_assured: 100_000,
  duration: 20,
  effective_date: '2026-12-15',
};

test('the new quote is shown at its own address', () => {
  expect(readQuoteHandOver({ quote }, quote.uuid)).toEqual(quote);
});

test.each([
  ['nothing', null],
  ['another state', 'wizard-step'],
  ['no quote', { quote: null }],
  ['half a quote', { quote: { ...quote, total_amount: '17.89' } }],
])('%s is not a quote', (_, state) => {
  expect(readQuoteHandOver(state, quote.uuid)).toBeNull();
});

test('a quote is not shown at the address of another', () => {
  expect(readQuoteHandOver({ quote }, '00000000-0000-4000-8000-000000000000')).toBeNull();
});
