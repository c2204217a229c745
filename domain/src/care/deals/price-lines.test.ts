import { expect, test } from 'vitest';
import { cents } from '../../platform/values/money.ts';
import { priceLines } from './price-lines.ts';

const yearly = { priceCents: cents(8000), isYearly: true, isRenewal: false };

test('a price is for a year, or for the whole cover', () => {
  expect(priceLines(yearly)[0]?.value).toMatch(/80,00.* all’anno$/);
  expect(priceLines({ ...yearly, isYearly: false })[0]?.value).not.toContain('anno');
});

test('the price is the one of the day on which the deal was opened, or its renewal proposed', () => {
  expect(priceLines(yearly)[1]?.value).toContain('la pratica è stata aperta');
  expect(priceLines({ ...yearly, isRenewal: true })[1]?.value).toContain('proposto il rinnovo');
});
