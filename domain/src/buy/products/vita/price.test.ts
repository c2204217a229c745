import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../../platform/values/calendar.ts';
import { cents, centsFromEuro } from '../../../platform/values/money.ts';
import { durationsYears, sumsAssuredEuro } from './choices.ts';
import { ISTAT_2002_UNISEX } from './mortality.ts';
import { type LifeFacts, priceLife } from './price.ts';
import { exampleLifePrice, lifeStartingPrice } from './starting-price.ts';
import { findLifeTariff, LIFE_TARIFF, TARIFF_VERSION } from './tariff.ts';

const today = isoDate('2026-11-15');
type Person = { age: number; sumEuro: number; years: number; smoker: boolean };

const facts = ({ age, sumEuro, years, smoker }: Person): LifeFacts => ({
  birthDate: isoDate(`${2026 - age}-03-27`),
  sumAssuredCents: centsFromEuro(sumEuro),
  years,
  smoker,
});

const monthlyCents = (person: Person) => {
  const price = priceLife(facts(person), today);
  return price.outcome === 'priced' ? price.monthlyCents : null;
};

/**
 * The same price computed backwards, recursively from the last year to the first, as actuaries do, with the
 * tariff's numbers repeated.
 */
const recomputedCents = ({ age, sumEuro, years, smoker }: Person) => {
  let cover = 0;
  let annuity = 0;
  for (let at = age + years - 1; at >= age; at -= 1) {
    const q = Math.min((ISTAT_2002_UNISEX.yearly[at - 18] ?? Number.NaN) * (smoker ? 1.6 : 0.85), 1);
    cover = q / Math.sqrt(1.01) + ((1 - q) * cover) / 1.01;
    annuity = 1 + ((1 - q) * annuity) / 1.01;
  }
  const yearly = ((cover / annuity) * sumEuro + (3 * sumEuro) / 10_000) / 0.92 + 15;
  return Math.max(300, Math.round((yearly * 103) / 12));
};

const choices = (age: number): Person[] =>
  sumsAssuredEuro.flatMap((sumEuro) =>
    durationsYears.flatMap((years) => [true, false].map((smoker) => ({ age, sumEuro, years, smoker }))),
  );

test.each([
  [35, 100_000, 20, 1789, 2998],
  [20, 100_000, 10, 853, 1245],
  [50, 250_000, 10, 9038, 16_243],
  [35, 250_000, 20, 4280, 7303],
])('at %i, %i euro for %i years cost %i cents a month, for smokers %i', (age, sumEuro, years, not, yes) => {
  expect(monthlyCents({ age, sumEuro, years, smoker: false })).toBe(not);
  expect(monthlyCents({ age, sumEuro, years, smoker: true })).toBe(yes);
});

describe.each([18, 24, 35, 45, 50, 60, 65])('at %i', (age) => {
  test('every sum and duration costs what an independent calculation gives', () => {
    const all = choices(age);
    expect(all).toHaveLength(17 * 6 * 2);
    const expected = all.map((person) => (person.age + person.years > 75 ? null : recomputedCents(person)));
    expect(all.map(monthlyCents)).toEqual(expected);
  });
});

test('the parts of every price add up to it, and none is negative', () => {
  for (const person of [18, 33, 48, 65].flatMap(choices)) {
    const price = priceLife(facts(person), today);
    if (price.outcome === 'refused') continue;
    const parts = Object.values(price.parts);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price.monthlyCents);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  }
});

test('a price lists its parts', () => {
  const person = { age: 35, sumEuro: 100_000, years: 20, smoker: false };
  expect(priceLife(facts(person), today)).toEqual({
    outcome: 'priced',
    tariffVersion: 'tcm-2026-11',
    age: 35,
    monthlyCents: 1789,
    parts: {
      riskCents: 1233,
      expensesCents: 250,
      commissionCents: 129,
      fixedCents: 125,
      instalmentCents: 52,
      minimumCents: 0,
    },
  });
});

test('below the minimum premium the price is the minimum premium, and says so', () => {
  const price = priceLife(facts({ age: 20, sumEuro: 1000, years: 5, smoker: false }), today);
  expect(price).toMatchObject({ monthlyCents: 300, parts: { fixedCents: 125, minimumCents: 164 } });
});

const outcomeOf = (birthDate: string, years: number) => {
  const person = { birthDate: isoDate(birthDate), smoker: false, sumAssuredCents: cents(5_000_000), years };
  const price = priceLife(person, today);
  return price.outcome === 'refused' ? price.reason : price.outcome;
};

describe('people outside the tariff', () => {
  test.each([
    ['the day before the 18th birthday', '2008-11-16', 5, 'too-young'],
    ['on the 18th birthday', '2008-11-15', 5, 'priced'],
    ['the day before the 66th birthday', '1960-11-16', 10, 'priced'],
    ['on the 66th birthday', '1960-11-15', 5, 'too-old'],
    ['at 65 for ten years, until 75', '1961-01-01', 10, 'priced'],
    ['at 65 for fifteen years', '1961-01-01', 15, 'expires-too-late'],
    ['at 45 for thirty years', '1981-01-01', 30, 'priced'],
    ['at 46 for thirty years', '1980-01-01', 30, 'expires-too-late'],
  ])('%s', (_, birthDate, years, outcome) => {
    expect(outcomeOf(birthDate, years)).toBe(outcome);
  });
});

describe('the price never falls', () => {
  const person = fc.record({
    age: fc.integer({ min: 18, max: 65 }),
    sumEuro: fc.constantFrom(...sumsAssuredEuro),
    years: fc.constantFrom(...durationsYears),
    smoker: fc.boolean(),
  });
  const changes: [string, (one: Person) => Person][] = [
    ['the price never falls for a larger sum', (one) => ({ ...one, sumEuro: one.sumEuro + 25_000 })],
    ['the price never falls for a longer duration', (one) => ({ ...one, years: one.years + 5 })],
    ['the price is never lower for a smoker', (one) => ({ ...one, smoker: true })],
    [
      'the price never falls a year later, except for five years from 24 to 25',
      (one) => (one.age === 24 && one.years === 5 ? one : { ...one, age: one.age + 1 }),
    ],
  ];

  test.each(changes)('%s', (_, change) => {
    const property = fc.property(person, (one) => {
      const [less, more] = [monthlyCents(one), monthlyCents(change(one))];
      fc.pre(less !== null && more !== null);
      expect(more).toBeGreaterThanOrEqual(less);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  // In 2002 fewer people died at 25 and 26 than at 24, so over five years the table makes 25 cheaper.
  test('the price does fall slightly between 24 and 25, because of the table', () => {
    const smoker = { sumEuro: 450_000, years: 5, smoker: true };
    expect(monthlyCents({ age: 24, ...smoker })).toBe(5243);
    expect(monthlyCents({ age: 25, ...smoker })).toBe(5232);
  });
});

test('a quote is recomputed with the tariff it was made with', () => {
  expect(findLifeTariff(TARIFF_VERSION)).toBe(LIFE_TARIFF);
  expect(findLifeTariff('tcm-1999')).toBeUndefined();
});

test('examples are tariff prices for non-smokers, and the lowest one is the starting price', () => {
  expect(exampleLifePrice(35, 100_000, 20)).toBe(1789);
  expect(lifeStartingPrice()).toBe(monthlyCents({ age: 18, sumEuro: 50_000, years: 5, smoker: false }));
  expect(() => exampleLifePrice(66, 100_000, 5)).toThrow(RangeError);
});
