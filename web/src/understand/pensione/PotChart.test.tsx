import type { PensionWhatIf, WhatIfYear } from '@riparo/domain/understand/pension/what-if.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { describe, expect, test } from 'vitest';
import { drawnAs, wordsOf } from '../../../test/markup.ts';
import { PotChart } from './PotChart.tsx';

const year = (number: number, potEuro: number, savedEuro = 0): WhatIfYear => ({
  year: number,
  contributionCents: cents(10_000),
  potCents: cents(potEuro * 100),
  savedCents: cents(savedEuro * 100),
});

const whatIfOf = (pot: readonly WhatIfYear[], savingsCents = 0) =>
  ({ pot, savingsCents: cents(savingsCents), yearOfRetirement: 2031 }) as PensionWhatIf;

const estimate = whatIfOf([year(2020, 0), year(2025, 50_000), year(2030, 100_000)]);
const chartOf = (whatIf: PensionWhatIf, atRest = whatIf, thisYear = 2025) => (
  <PotChart whatIf={whatIf} atRest={atRest} thisYear={thisYear} />
);
describe('the chart of the pension pot', () => {
  test.each([
    [999, '1 mila'],
    [1500, '2 mila'],
    [100_001, '200 mila'],
    [210_000, '400 mila'],
    [450_000, '500 mila'],
    [600_000, '800 mila'],
    [810_000, '1000 mila'],
  ])('the chart of a pot of %i euro ends at %s', (highest, top) => {
    expect(wordsOf(chartOf(whatIfOf([year(2020, 0), year(2030, highest)])))).toContain(`\n${top}\n`);
  });

  test('without savings the chart does not mention them', () => {
    expect(drawnAs(chartOf(estimate), 'savings')).toEqual([]);
    expect(wordsOf(chartOf(estimate))).not.toMatch(/[Rr]isparmi/);
    expect(wordsOf(chartOf(estimate))).toContain('Montante\n2020\n€ 100,00\n€ 0,00\n2025');
  });
});
