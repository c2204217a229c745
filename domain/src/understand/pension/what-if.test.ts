import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../platform/values/money.ts';
import { estimatePension } from './estimate.ts';
import { isEarly, pensionWhatIf, initialWishes, wishLimits } from './what-if.ts';

const ada = {
  birthYear: 1990,
  workStartYear: 2014,
  grossIncomeCents: cents(3_000_000),
  career: 50,
  thisYear: 2026,
};

const wishes = (wish: Partial<ReturnType<typeof initialWishes>> = {}) => ({
  ...initialWishes(ada),
  ...wish,
});

describe('the simulation before anything is moved', () => {
  test('the unmoved simulation equals the estimate to the cent, pot included', () => {
    const estimate = estimatePension(ada);
    const whatIf = pensionWhatIf(ada, wishes(), 'employee');
    expect(whatIf.pensionCents).toBe(estimate.monthlyCents);
    expect(whatIf.totalCents).toBe(156_667);
    expect(whatIf.pot.map(({ potCents }) => potCents)).toEqual(estimate.pot.map(({ potCents }) => potCents));
    expect(whatIf.savingsCents).toBe(0);
  });

  test('income is shown net like the pension: 30.000 euro gross give 1.805,26 for each of thirteen payments', () => {
    const { netIncomeCents, missingCents } = pensionWhatIf(ada, wishes(), 'employee');
    expect(netIncomeCents).toBe(180_526);
    expect(missingCents).toBe(180_526 - 156_667);
  });
});

// Worked by hand from the estimate's formula: other years, another coefficient, another contribution.
test.each([
  ['four years later', { retirementAge: 71 }, { yearOfRetirement: 2061, pensionCents: 195_020 }],
  ['three years earlier', { retirementAge: 64 }, { yearOfRetirement: 2054, pensionCents: 134_066 }],
  [
    'ten thousand euro more from next year on',
    { grossIncomeCents: cents(4_000_000) },
    { yearOfRetirement: 2057, pensionCents: 184_274 },
  ],
])('%s', (_, wish, expected) => {
  expect(pensionWhatIf(ada, wishes(wish), 'employee')).toMatchObject(expected);
});

test('a hundred euro a month for thirty years add about 152, thirteen times a year', () => {
  // 1.200 a year from 2027 to 2056, at 1%: 41.741,87; 5,575% of it, in 13 parts, 85% of each.
  const { savingsCents, pensionCents, totalCents, pot } = pensionWhatIf(
    ada,
    wishes({ savedMonthlyCents: cents(10_000) }),
    'employee',
  );
  expect(pot.at(-1)?.savedCents).toBe(4_174_187);
  expect(savingsCents).toBe(15_216);
  expect(pensionCents).toBe(156_667);
  expect(totalCents).toBe(156_667 + 15_216);
});

test('past earnings and savings stay as they are', () => {
  const { pot } = pensionWhatIf(
    ada,
    wishes({ grossIncomeCents: cents(6_000_000), savedMonthlyCents: cents(50_000) }),
    'employee',
  );
  expect(pot.find(({ year }) => year === 2026)).toMatchObject({ contributionCents: 990_000, savedCents: 0 });
  expect(pot.find(({ year }) => year === 2027)).toMatchObject({
    contributionCents: 1_999_800,
    savedCents: 600_000,
  });
});

test('the suggested saving closes the gap, to within the ten euro it is rounded to', () => {
  const { closingMonthlyCents } = pensionWhatIf(ada, wishes(), 'employee');
  expect(closingMonthlyCents).toBe(16_000);
  const closed = pensionWhatIf(ada, wishes({ savedMonthlyCents: cents(16_000) }), 'employee');
  expect(closed.missingCents).toBe(0);
  const almost = pensionWhatIf(ada, wishes({ savedMonthlyCents: cents(15_000) }), 'employee');
  expect(almost.missingCents).toBeGreaterThan(0);
});

describe('the ranges of the sliders', () => {
  test.each([
    // Enough contribution years: from 64 to 71.
    [{ ...ada }, { min: 64, max: 71 }],
    // A late start must wait for twenty contribution years.
    [
      { ...ada, birthYear: 1968, workStartYear: 2018 },
      { min: 70, max: 71 },
    ],
    // At 66 it is too late to have stopped at 64.
    [
      { ...ada, birthYear: 1960, workStartYear: 1996 },
      { min: 66, max: 71 },
    ],
    // A single possible age.
    [
      { ...ada, birthYear: 1960, workStartYear: 2020 },
      { min: 80, max: 80 },
    ],
  ])('the age range of %o', (facts, age) => {
    expect(wishLimits(facts)?.age).toEqual(age);
  });

  test('a person who could already have retired has nothing to move', () => {
    expect(wishLimits({ ...ada, birthYear: 1958, workStartYear: 1996 })).toBeNull();
  });

  test('a person who reaches the age next year has a slider, one who reaches it this year has none', () => {
    expect(wishLimits({ ...ada, birthYear: 1960, workStartYear: 1996 })).not.toBeNull();
    expect(wishLimits({ ...ada, birthYear: 1959, workStartYear: 1996 })).toBeNull();
  });

  test('savings range from zero to a thousand euro a month, in steps of ten', () => {
    expect(wishLimits(ada)?.saved).toEqual({ min: 0, max: 100_000, step: 1000 });
  });

  // In euro. From half to twice the income; a small one can still grow by 20.000.
  test.each([
    [10_000, { min: 5000, max: 30_000, step: 500 }],
    [20_000, { min: 10_000, max: 40_000, step: 500 }],
    [30_000, { min: 15_000, max: 60_000, step: 500 }],
    [100_000, { min: 50_000, max: 200_000, step: 500 }],
    [100_001, { min: 50_001, max: 205_001, step: 5000 }],
    [1_000_000, { min: 500_000, max: 2_000_000, step: 5000 }],
    [1_000_001, { min: 500_001, max: 2_050_001, step: 50_000 }],
    [20_000_000, { min: 10_000_000, max: 40_000_000, step: 50_000 }],
  ])('an income of %i euro: %j', (income, { min, max, step }) => {
    const limits = { min: min * 100, max: max * 100, step: step * 100 };
    expect(wishLimits({ ...ada, grossIncomeCents: cents(income * 100) })?.income).toEqual(limits);
  });

  test("today's income is always on a step within the range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (income) => {
        const limits = wishLimits({ ...ada, grossIncomeCents: cents(income) });
        const { min, max, step } = limits?.income ?? { min: 0, max: 0, step: 1 };
        expect((income - min) % step).toBe(0);
        expect((max - min) % step).toBe(0);
        expect(min).toBeGreaterThanOrEqual(0);
        expect(max).toBeGreaterThan(income);
      }),
    );
  });
});

const total = (wish: Parameters<typeof wishes>[0]) => pensionWhatIf(ada, wishes(wish), 'employee').totalCents;

test('saving more or working longer never gives less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 64, max: 70 }), fc.nat(50_000), fc.nat(10_000), (age, saved, more) => {
      const now = total({ retirementAge: age, savedMonthlyCents: cents(saved) });
      expect(total({ retirementAge: age, savedMonthlyCents: cents(saved + more) })).toBeGreaterThanOrEqual(
        now,
      );
      expect(total({ retirementAge: age + 1, savedMonthlyCents: cents(saved) })).toBeGreaterThanOrEqual(now);
    }),
  );
});

test('retiring before 67 is early, at 67 it is not', () => {
  expect([64, 66, 67, 71].map(isEarly)).toEqual([true, true, false, false]);
});

test('a person who could have retired this year has no year left for saving', () => {
  const done = { ...ada, birthYear: 1959, workStartYear: 1996 };
  const { closingMonthlyCents, savingsCents } = pensionWhatIf(
    done,
    { ...initialWishes(done), savedMonthlyCents: cents(10_000) },
    'employee',
  );
  expect(closingMonthlyCents).toBeNull();
  expect(savingsCents).toBe(0);
});

test('a person with one year left still reads what would close the gap, however much', () => {
  const late = { ...ada, birthYear: 1961, workStartYear: 1996 };
  const { missingCents, closingMonthlyCents } = pensionWhatIf(late, initialWishes(late), 'employee');
  expect(missingCents).toBeGreaterThan(0);
  // One euro a month, twelve by the end: 5,575% of them, in 13 parts, 85% of each.
  const paidOfOneEuro = ((12 * 0.055_75) / 13) * 0.85;
  expect(closingMonthlyCents).toBe(Math.ceil(missingCents / paidOfOneEuro / 1000) * 1000);
});

test("there is no gap if the pension exceeds today's income", () => {
  const { missingCents, closingMonthlyCents } = pensionWhatIf(
    ada,
    wishes({ grossIncomeCents: cents(1000) }),
    'employee',
  );
  expect(missingCents).toBe(0);
  expect(closingMonthlyCents).toBe(0);
});
