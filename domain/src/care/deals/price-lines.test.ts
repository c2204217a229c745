import { expect, test } from 'vitest';
import { cents } from '../../platform/values/money.ts';
import { priceLines } from './price-lines.ts';

const yearly = { priceCents: cents(8000), isYearly: true, isRenewal: false, ski: null };
const ski = {
  choice: 'Base',
  listPriceCents: cents(2000),
  discountCents: cents(0),
  promoCode: null,
  tariffVersion: '2026-11',
};
const labelsOf = (priced: Parameters<typeof priceLines>[0]) => priceLines(priced).map(({ label }) => label);

test('a price is for a year, or for the whole cover', () => {
  expect(priceLines(yearly)[0]?.value).toMatch(/80,00.* all’anno$/);
  expect(priceLines({ ...yearly, isYearly: false })[0]?.value).not.toContain('anno');
});

test('it is the one of the day on which the deal was opened, or its renewal proposed', () => {
  expect(priceLines(yearly)[1]?.value).toContain('la pratica è stata aperta');
  expect(priceLines({ ...yearly, isRenewal: true })[1]?.value).toContain('proposto il rinnovo');
});

test('of ski every line of its tariff is told, a discount only where there is one', () => {
  const priced = { ...yearly, ski };
  const [choice, list, total, tariff] = labelsOf(priced);
  expect(labelsOf(priced)).toHaveLength(4);
  expect(choice).toBe('Scelta');
  expect(tariff).toBe('Tariffa');
  const discounted = { ...ski, discountCents: cents(1) };
  const [, , discount = ''] = labelsOf({ ...priced, ski: discounted });
  expect(labelsOf({ ...priced, ski: discounted })).toEqual([choice, list, discount, total, tariff]);
  expect(discount).not.toContain('(');
  expect(labelsOf({ ...priced, ski: { ...discounted, promoCode: 'NEVE' } })[2]).toBe(`${discount} (NEVE)`);
});
