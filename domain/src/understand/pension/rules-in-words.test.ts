import { describe, expect, test } from 'vitest';
import { pensionRulesOf } from './rules-by-year.ts';
import { agesInWords, bracketsInWords, lateAge } from './rules-in-words.ts';

const rules = pensionRulesOf(2026);

describe('retirement ages', () => {
  test('retirement ages are described with their changes by law', () => {
    expect(agesInWords(rules.ages)).toBe('67 anni fino al 2026, 67 e un mese nel 2027, 67 e 3 mesi dal 2028');
  });

  test.each([
    [[{ inYear: 2019, years: 67, months: 0 }], '67 anni'],
    [
      [
        { inYear: 2019, years: 67, months: 0 },
        { inYear: 2027, years: 67, months: 4 },
        { inYear: 2030, years: 68, months: 0 },
      ],
      '67 anni fino al 2026, 67 e 4 mesi dal 2027 al 2029, 68 anni dal 2030',
    ],
  ])('%j', (ages, words) => {
    expect(agesInWords(ages)).toBe(words);
  });

  test('the latest retirement age is known', () => {
    expect(lateAge(rules)).toBe(71);
  });
});

test('tax rates are described in one phrase', () => {
  expect(bracketsInWords(rules.brackets)).toBe('23, 33 e 43%');
  expect(bracketsInWords([{ upTo: 1, rate: 0.235 }])).toBe('23,5%');
});

test('two rates are joined by «e»', () => {
  const brackets = [
    { upTo: 1, rate: 0.23 },
    { upTo: 2, rate: 0.33 },
  ];
  expect(bracketsInWords(brackets)).toBe('23 e 33%');
});
