import { describe, expect, test } from 'vitest';
import { DURATION_YEARS, SUM_ASSURED_EURO } from './vita/choices.ts';
import { exampleLifePrice, lifeStartingPrice } from './vita/starting-price.ts';
import { LIFE_TARIFF } from './vita/tariff.ts';
import { pageOfProduct, productPageKeys } from './pages.ts';
import { soldProducts } from './catalogue.ts';
import { describePrice, startingPrice } from './starting-prices.ts';

const tag = (key: (typeof productPageKeys)[number]) =>
  describePrice(startingPrice(key)).replaceAll('\u00a0', ' ');

test.each([
  ['vita', 'da € 4,71 al mese'],
  ['rc-terzi', 'da € 60,00 all’anno'],
  ['pet', '€ 79,00 all’anno'],
  ['covid-19', '€ 49,00 all’anno'],
  ['monopattino', '€ 29,00 all’anno'],
  ['mimuovo', '€ 35,00 all’anno'],
  ['bici2go', '€ 45,00 all’anno'],
  ['ski', 'da € 3,00 al giorno'],
] as const)('%s costs %s', (key, price) => {
  expect(tag(key)).toBe(price);
});

test('no life policy costs less than the starting price', () => {
  const { youngest, oldest } = LIFE_TARIFF.entryAge;
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, place) => youngest + place);
  const smallest = ages.map((age) => exampleLifePrice(age, SUM_ASSURED_EURO.min, DURATION_YEARS.min));
  expect(Math.min(...smallest)).toBe(lifeStartingPrice());
});

describe('the page of each product', () => {
  test.each(soldProducts)('$title has a page', ({ key }) => {
    expect(pageOfProduct(key)).not.toBeNull();
  });

  test('an unknown product has no page', () => {
    expect(pageOfProduct('astronavi')).toBeNull();
  });
});
