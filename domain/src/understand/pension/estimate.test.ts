import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../platform/values/money.ts';
import { estimatePension } from './estimate.ts';
import { incomeTax, pensionerDeduction, transformationCoefficient } from './tariff.ts';

const facts = ([birthYear, workStartYear, income, career]: readonly [number, number, number, number]) => ({
  birthYear,
  workStartYear,
  grossIncomeCents: cents(income * 100),
  career,
  thisYear: 2026,
});

test.each([
  { who: [1990, 2014, 30_000, 50], retires: 2057, age: 67, monthly: 156_667 },
  { who: [1975, 1998, 45_000, 30], retires: 2042, age: 67, monthly: 200_799 },
  { who: [1985, 2010, 24_000, 60], retires: 2052, age: 67, monthly: 117_762 },
  { who: [1998, 2022, 28_000, 85], retires: 2065, age: 67, monthly: 142_803 },
  { who: [1968, 2018, 90_000, 50], retires: 2038, age: 70, monthly: 191_387 },
  { who: [1960, 2020, 20_000, 50], retires: 2040, age: 80, monthly: 59_446 },
] as const)('born, started, income, career $who: retires in $retires', ({ who, retires, age, monthly }) => {
  expect(estimatePension(facts(who))).toMatchObject({
    yearOfBirth: who[0],
    yearOfRetirement: retires,
    ageOfRetirement: age,
    monthlyCents: monthly,
  });
});

describe('the pension pot', () => {
  const { pot, yearOfRetirement } = estimatePension(facts([1990, 2014, 30_000, 50]));

  test('the pot has one amount per year worked', () => {
    expect(pot[0]).toEqual({ year: 2014, contributionCents: 990_000, potCents: 990_000 });
    expect(pot[1]).toEqual({ year: 2015, contributionCents: 990_000, potCents: 1_989_900 });
    expect(pot.at(-1)?.year).toBe(yearOfRetirement - 1);
  });

  test("past years count with today's income, future ones grow", () => {
    expect(pot.find(({ year }) => year === 2026)?.contributionCents).toBe(990_000);
    expect(pot.find(({ year }) => year === 2027)?.contributionCents).toBe(999_900);
  });
});

test('a person past retirement age still gets an estimate', () => {
  expect(estimatePension(facts([1950, 1995, 30_000, 50]))).toMatchObject({
    yearOfRetirement: 2017,
    ageOfRetirement: 67,
  });
});

test('an estimate states the share of the pot paid each year', () => {
  const { coefficientPercent, grossYearlyCents, pot } = estimatePension(facts([1990, 2014, 30_000, 50]));
  expect(coefficientPercent).toBeCloseTo(5.575, 10);
  expect(grossYearlyCents / 100).toBeCloseTo(((pot.at(-1)?.potCents ?? 0) * 0.055_75) / 100, 1);
});

test('a small pension owes no tax, even if the deduction exceeds it', () => {
  expect(estimatePension(facts([1990, 2014, 5000, 50])).taxYearlyCents).toBe(0);
});

test('a higher income never gives a lower pension', () => {
  const person = fc.tuple(
    fc.integer({ min: 1940, max: 2008 }),
    fc.integer({ min: 1995, max: 2026 }),
    fc.nat(100),
  );
  fc.assert(
    fc.property(person, fc.nat(200_000), fc.nat(50_000), ([born, began, career], income, more) => {
      const less = estimatePension(facts([born, began, income, career])).monthlyCents;
      expect(
        estimatePension(facts([born, began, income + more, career])).monthlyCents,
      ).toBeGreaterThanOrEqual(less);
    }),
  );
});

test.each([
  [50, 4.186],
  [57, 4.186],
  [67, 5.575],
  [71, 6.466],
  [80, 6.466],
])('at %i the pot is paid out at %f percent', (age, percent) => {
  expect(transformationCoefficient(age) * 100).toBeCloseTo(percent, 10);
});

test.each([
  [0, 0, 1880],
  [8000, 1840, 1880],
  [15_000, 3450, 1297],
  [28_000, 6960, 875.475],
  [55_000, 17_220, 0],
  [75_000, 25_420, 0],
  [100_000, 36_170, 0],
])('on %i euro the tax is %f less %f', (gross, tax, deduction) => {
  expect(incomeTax(gross)).toBeCloseTo(tax, 6);
  expect(pensionerDeduction(gross)).toBeCloseTo(deduction, 6);
});
