import { describe, expect, test } from 'vitest';
import { type SkiChoice, skiPackages } from './choice.ts';
import { coverageOf } from './coverage.ts';
import { priceSki, promoEffect } from './price.ts';

const choice = (changes: Partial<SkiChoice> = {}): SkiChoice => ({
  policyType: 'plus',
  policyDuration: 'daily',
  policyDayCount: 1,
  policyAdults: 1,
  policyKids: 0,
  ...changes,
});

/** Written from the price list alone, in euro and per person, so that it shares nothing with the rule. */
const priceByHand = (platinum: boolean, days: number | 'season', party: string[], hasPromo: boolean) => {
  let euro = 0;
  for (const person of party) {
    let daily = person === 'adult' ? 3 : 2;
    if (platinum) daily += 1;
    euro += days === 'season' ? daily * 10 : daily * days;
    if (hasPromo && days === 'season') euro -= platinum ? 6 : 4.5;
  }
  return Math.round(euro * 100);
};

test('all 7,800 combinations have the price of the price list', () => {
  let combinations = 0;
  const wrong: unknown[] = [];
  const durations = [...Array.from({ length: 29 }, (_, index) => index + 1), 'season' as const];
  for (const policyType of skiPackages)
    for (const duration of durations)
      for (let adults = 0; adults <= 10; adults += 1)
        for (let kids = 0; adults + kids <= 10; kids += 1)
          for (const promoCode of [null, 'SCONTO15']) {
            if (adults + kids === 0) continue;
            combinations += 1;
            const bought = choice({
              policyType,
              policyDuration: duration === 'season' ? 'season' : 'daily',
              policyDayCount: duration === 'season' ? 1 : duration,
              policyAdults: adults,
              policyKids: kids,
            });
            const party = [...Array<string>(adults).fill('adult'), ...Array<string>(kids).fill('kid')];
            const expected = priceByHand(policyType === 'plus', duration, party, promoCode !== null);
            if (priceSki(bought, promoCode).totalCents !== expected) wrong.push(bought);
          }
  expect(combinations).toBe(7800);
  expect(wrong).toEqual([]);
});

describe('applying a promo code', () => {
  const family = choice({ policyDuration: 'season', policyAdults: 2, policyKids: 2 });

  test.each(['SCONTO15', 'sconto15', ' Sconto15 '])(
    'the promo code %j reduces the price of a season',
    (code) => {
      expect(priceSki(family, code)).toEqual({ listCents: 14_000, discountCents: 2400, totalCents: 11_600 });
      expect(promoEffect(code, family)).toBe('applied');
    },
  );

  test('a promo code has no effect on daily policies, and the reason is shown', () => {
    expect(priceSki(choice({ policyDayCount: 29 }), 'SCONTO15').discountCents).toBe(0);
    expect(promoEffect('SCONTO15', choice())).toBe('season-only');
  });

  test('an unknown promo code leaves the price unchanged, and the reason is shown', () => {
    expect(priceSki(family, 'SCONTO99').totalCents).toBe(14_000);
    expect(promoEffect('SCONTO99', family)).toBe('unknown');
    expect(promoEffect(' ', family)).toBe('none');
  });
});

const names = (changes: Partial<SkiChoice>) => coverageOf(choice(changes)).map(({ name }) => name);

describe('the guarantees of a ski policy', () => {
  const gold = ['Responsabilità civile', 'Spese mediche'];
  const platinum = [...gold, 'Invalidità permanente', 'Morte', 'Diaria da ricovero'];
  const refunds = ['Rimborso delle spese', 'Rimborso ai familiari'];

  test.each([
    [{ policyType: 'base', policyDayCount: 3 }, gold],
    [{ policyType: 'base', policyDayCount: 4 }, [...gold, ...refunds]],
    [{ policyType: 'base', policyDuration: 'season' }, [...gold, ...refunds]],
    [{ policyType: 'plus', policyDayCount: 3 }, platinum],
    [{ policyType: 'plus', policyDayCount: 4 }, [...platinum, ...refunds]],
    [{ policyType: 'plus', policyDuration: 'season' }, [...platinum, ...refunds]],
  ] satisfies [Partial<SkiChoice>, string[]][])('the guarantees of %j', (changes, expected) => {
    expect(names(changes)).toEqual(expected);
  });

  test('the guarantees state their limits', () => {
    const limits = coverageOf(choice()).map(({ limit }) => limit.replaceAll('\u00a0', ' '));
    expect(limits).toEqual([
      'fino a € 250.000',
      '€ 200',
      '€ 20.000',
      '€ 30.000',
      '€ 20 al giorno, fino a 60 giorni',
    ]);
  });
});
