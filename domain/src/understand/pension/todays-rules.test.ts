import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { pensionFacts } from '../../platform/law/pension-facts.ts';
import { cents } from '../../platform/values/money.ts';
import { pensionRulesByYear, pensionRulesOf, type Worker } from './rules-by-year.ts';
import { netIncome, taxOnPension } from './tax-of-today.ts';
import { pensionByTodaysRules } from './todays-rules.ts';

const today = isoDate('2026-11-15');

type Who = readonly [birthDate: string, began: number, income: number, career: number, worker: Worker];
const pensionOf = ([birthDate, workStartYear, income, career, worker]: Who) =>
  pensionByTodaysRules({
    birthDate: isoDate(birthDate),
    workStartYear,
    grossIncomeCents: cents(income * 100),
    career,
    worker,
    today,
  });

// Computed by hand with geometric sums: pot, then coefficient, then tax.
test.each([
  {
    story:
      '67 years and 3 months, reached in June 2057: paid from July, with half a year more of contributions',
    who: ['1990-03-27', 2014, 30_000, 50, 'employee'],
    expected: {
      year: 2057,
      month: 7,
      ageYears: 67,
      ageMonths: 3,
      waitsFor: null,
      grossYearlyCents: 3_345_673,
      taxYearlyCents: 771_434,
      localTaxYearlyCents: 67_917,
      monthlyCents: 192_794,
    },
  },
  {
    story: 'the same person as a craftsman puts aside 24 percent',
    who: ['1990-03-27', 2014, 30_000, 50, 'selfEmployed'],
    expected: { year: 2057, month: 7, grossYearlyCents: 2_433_217, monthlyCents: 147_522 },
  },
  {
    story: '67 in December 2026 is enough for who turns 67 in 2026',
    who: ['1959-12-10', 1998, 45_000, 30, 'employee'],
    expected: { year: 2027, month: 1, ageYears: 67, ageMonths: 0, monthlyCents: 166_490 },
  },
  {
    story: 'a month later it is 67 and a month',
    who: ['1960-01-10', 1998, 45_000, 30, 'employee'],
    expected: { year: 2027, month: 3, ageYears: 67, ageMonths: 1, monthlyCents: 167_612 },
  },
  {
    story: 'who would reach 67 and a month in January 2028 finds 67 and 3 months there',
    who: ['1960-12-10', 1998, 45_000, 30, 'employee'],
    expected: { year: 2028, month: 4, ageYears: 67, ageMonths: 3, monthlyCents: 173_628 },
  },
  {
    story: 'who began late need not wait for twenty years: at 71 five are enough',
    who: ['1960-05-20', 2020, 20_000, 50, 'employee'],
    expected: {
      year: 2031,
      month: 9,
      ageYears: 71,
      ageMonths: 3,
      waitsFor: 'years',
      taxYearlyCents: 0,
      localTaxYearlyCents: 0,
      monthlyCents: 40_882,
    },
  },
  {
    story: 'income above the ceiling earns no pension; who is born on the first has a month more',
    who: ['1980-07-01', 2005, 200_000, 50, 'employee'],
    expected: { year: 2047, month: 11, ageYears: 67, ageMonths: 4, monthlyCents: 570_455 },
  },
  {
    story: 'an amount below the social allowance waits until 71',
    who: ['1970-02-15', 2010, 4000, 30, 'employee'],
    expected: { year: 2041, month: 6, ageYears: 71, ageMonths: 3, waitsFor: 'amount', monthlyCents: 23_426 },
  },
  {
    story: 'craftsmen pay, and earn a pension, on the minimum income at least',
    who: ['1970-02-15', 2010, 4000, 30, 'selfEmployed'],
    expected: { year: 2037, month: 6, ageYears: 67, ageMonths: 3, waitsFor: null, monthlyCents: 61_369 },
  },
  {
    story: 'who is past the age can have it from next month',
    who: ['1950-04-05', 1996, 30_000, 50, 'employee'],
    expected: { year: 2026, month: 12, ageYears: 76, ageMonths: 7, waitsFor: null, coefficientPercent: 6.51 },
  },
] as const)('$story', ({ who, expected }) => {
  expect(pensionOf(who)).toMatchObject({ rulesYear: 2026, ...expected });
});

test('an amount that grows past the minimum is paid before 71', () => {
  const pension = pensionOf(['1970-02-15', 2010, 11_500, 50, 'employee']);
  expect(pension).toMatchObject({ waitsFor: 'amount', ageYears: 67, ageMonths: 10 });
  expect(pension.grossYearlyCents).toBeGreaterThanOrEqual(54_624 * 13);
});

test.each([
  [8500, 0, 0],
  [20_000, 4600 - 1214.871_795, 406],
  [28_000, 6440 - 750, 568.4],
  [28_500, 6605 - 734.090_909, 578.55],
  [40_000, 10_400 - 318.181_818, 812],
  [60_000, 18_000, 1218],
])('on a pension of %i euro the tax is %f and the surcharges %f', (gross, incomeTax, localTax) => {
  const tax = taxOnPension(pensionRulesOf(2026), gross);
  expect(tax.incomeTax).toBeCloseTo(incomeTax, 5);
  expect(tax.localTax).toBeCloseTo(localTax, 5);
});

test.each([
  ['employee', 30_000, 1805.26],
  ['employee', 14_000, 1027.7],
  ['selfEmployed', 30_000, 1366.92],
] as const)(
  'an %s earning %i euro has a net income of %f in each of thirteen payments',
  (worker, gross, net) => {
    expect(netIncome(pensionRulesOf(2026), worker, gross) / 13).toBeCloseTo(net, 2);
  },
);

describe('the table of pension rules', () => {
  test('the rules are in order of year, and a year without rules uses the latest', () => {
    const years = pensionRulesByYear.map(({ year }) => year);
    expect(years).toEqual([...new Set(years)].toSorted((one, other) => one - other));
    expect(pensionRulesOf(2031).year).toBe(years.at(-1));
    expect(pensionRulesOf(2019).year).toBe(years[0]);
  });

  test.each(pensionRulesByYear.map((rules) => [rules.year, rules] as const))(
    'the rules of %i have a source for each number',
    (year, { coefficients, firstCoefficientAge }) => {
      expect(pensionFacts[year]?.length).toBeGreaterThan(5);
      expect(coefficients[67 - firstCoefficientAge]).toBe(5.608);
    },
  );
});

test('a person of retirement age waits until the December of the twentieth contribution year', () => {
  expect(pensionOf(['1960-05-20', 2008, 30_000, 50, 'employee'])).toMatchObject({
    year: 2028,
    month: 1,
    waitsFor: 'years',
  });
});

test('today’s income is shown net, over as many payments as the pension', () => {
  expect(pensionOf(['1990-03-27', 2014, 30_000, 50, 'employee']).netIncomePerPaymentCents).toBe(180_526);
});
