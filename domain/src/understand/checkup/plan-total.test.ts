import { expect, test } from 'vitest';
import { planTotal, planTotalInWords } from './plan-total.ts';

const ours = (minimum_price: number, installment: string) => ({
  minimum_price,
  installment,
  is_price_indicative: false,
});
const onTheMarket = { minimum_price: 20, installment: 'al mese', is_price_indicative: true };
const byQuote = { minimum_price: null, installment: '', is_price_indicative: true };

test('our own prices are added up, per year and per month', () => {
  expect(planTotal([ours(79, 'all’anno'), ours(8.53, 'al mese'), ours(60, 'all’anno')])).toEqual({
    yearlyCents: 7900 + 8.53 * 12 * 100 + 6000,
    monthlyCents: 2012,
    count: 3,
    others: 0,
  });
});

test('indicative prices, quotes and daily prices are excluded and counted', () => {
  expect(planTotal([onTheMarket, ours(45, 'all’anno'), byQuote, ours(3, 'al giorno')])).toEqual({
    yearlyCents: 4500,
    monthlyCents: 375,
    count: 1,
    others: 3,
  });
});

test('policies without a price are excluded, whatever their instalments', () => {
  const unknown = { ...ours(0, 'al mese'), minimum_price: null };
  expect(planTotal([unknown, ours(45, 'all’anno')])).toMatchObject({ count: 1, others: 1 });
});

test('without any price of ours there is no total', () => {
  expect(planTotalInWords([onTheMarket, byQuote])).toBeNull();
  expect(planTotal([onTheMarket, byQuote])).toBeNull();
  expect(planTotal([])).toBeNull();
});

test.each([
  [
    [ours(79, 'all’anno'), ours(60, 'all’anno'), byQuote],
    'Da € 139,00 all’anno, circa € 11,59 al mese: è quanto costano almeno le 2 di cui abbiamo il prezzo. L’altra qui non c’è: il suo prezzo dipende da te, e lo dice il preventivo.',
  ],
  [
    [ours(79, 'all’anno')],
    'Da € 79,00 all’anno, circa € 6,59 al mese: è quanto costa almeno quella di cui abbiamo il prezzo.',
  ],
  [
    [ours(79, 'all’anno'), byQuote, onTheMarket],
    'Da € 79,00 all’anno, circa € 6,59 al mese: è quanto costa almeno quella di cui abbiamo il prezzo. Le altre 2 qui non ci sono: il loro prezzo dipende da te, e lo dice il preventivo.',
  ],
])('the total of %j is described as %s', (policies, words) => {
  expect(planTotalInWords(policies)?.replaceAll('\u00a0', ' ')).toBe(words);
});
