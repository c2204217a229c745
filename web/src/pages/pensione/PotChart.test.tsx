import type { PensionWhatIf, WhatIfYear } from '@riparo/domain/pension/what-if.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { describe, expect, test } from 'vitest';
import { drawnAs, markupOf, wordsOf } from '../../../test/markup.ts';
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
const pathOf = (chart: ReturnType<typeof chartOf>, className: string) =>
  drawnAs(chart, className).map(({ d }) => d);

describe('the picture of a pot', () => {
  test('goes from corner to corner, and is filled down to the ground', () => {
    expect(pathOf(chartOf(estimate), 'line')).toEqual(['M64.0 248.0L346.0 136.0L628.0 24.0']);
    expect(pathOf(chartOf(estimate), 'area')).toEqual(['M64 248L64.0 248.0L346.0 136.0L628.0 24.0L628 248z']);
    expect(drawnAs(chartOf(estimate), 'dot').at(-1)).toMatchObject({ cx: '628', cy: '24' });
  });

  test('has a grid of five lines over its width, each with its amount beside it', () => {
    const chart = chartOf(estimate);
    expect(drawnAs(chart, 'grid').map(({ x1, x2, y1, y2 }) => [x1, x2, y1, y2])).toEqual([
      ['64', '628', '248', '248'],
      ['64', '628', '192', '192'],
      ['64', '628', '136', '136'],
      ['64', '628', '80', '80'],
      ['64', '628', '24', '24'],
    ]);
    expect(markupOf(chart)).toContain('<text x="54" y="252" text-anchor="end">0</text>');
    expect(wordsOf(chart)).toContain('0\n25 mila\n50 mila\n75 mila\n100 mila\n');
  });

  test.each([
    [999, '1 mila'],
    [1500, '2 mila'],
    [100_001, '200 mila'],
    [210_000, '400 mila'],
    [450_000, '500 mila'],
    [600_000, '800 mila'],
    [810_000, '1000 mila'],
  ])('of %i euro ends at %s', (highest, top) => {
    expect(wordsOf(chartOf(whatIfOf([year(2020, 0), year(2030, highest)])))).toContain(`\n${top}\n`);
  });

  test('marks today where it stands, unless it is the first or the last year', () => {
    expect(drawnAs(chartOf(estimate), 'today')).toEqual([
      { class: 'today', x1: '346', x2: '346', y1: '136', y2: '248' },
    ]);
    expect(drawnAs(chartOf(estimate), 'mark')).toMatchObject([{ x: '346', y: '122' }]);
    expect(drawnAs(chartOf(estimate), 'dot')[0]).toMatchObject({ cx: '346', cy: '136' });
    for (const other of [2019, 2020, 2030, 2031])
      expect(drawnAs(chartOf(estimate, estimate, other), 'today')).toEqual([]);
  });

  test('stacks savings on the pot, says so, and has a column for them', () => {
    const saving = whatIfOf([year(2020, 0), year(2030, 50_000, 50_000)], 100);
    expect(pathOf(chartOf(saving), 'savings')).toEqual(['M64 248L64.0 248.0L628.0 24.0L628 248z']);
    expect(pathOf(chartOf(saving), 'line')).toEqual(['M64.0 248.0L628.0 136.0']);
    expect(drawnAs(chartOf(saving), 'dot')).toMatchObject([{ cx: '628', cy: '24' }]);
    const words = wordsOf(chartOf(saving));
    expect(words).toContain('a € 50.000 nel 2030, con € 50.000 di risparmi accanto.');
    expect(words).toContain(', e accanto circa \n€ 50.000\n di risparmi');
    expect(words).toContain('La fascia sopra la linea sono i risparmi.');
    expect(words).toContain('Montante\nRisparmi\n');
    expect(words).toContain('2030\n€ 100,00\n€ 50.000,00\n€ 50.000,00');
  });

  test('without savings says nothing of them', () => {
    expect(drawnAs(chartOf(estimate), 'savings')).toEqual([]);
    expect(wordsOf(chartOf(estimate))).not.toMatch(/[Rr]isparmi/);
    expect(wordsOf(chartOf(estimate))).toContain('Montante\n2020\n€ 100,00\n€ 0,00\n2025');
  });

  test('that was moved has room for the estimate too, as a line', () => {
    const earlier = whatIfOf([year(2020, 0), year(2025, 40_000)]);
    const chart = chartOf(earlier, estimate);
    expect(pathOf(chart, 'atRest')).toEqual(['M64.0 248.0L346.0 136.0L628.0 24.0']);
    expect(pathOf(chart, 'line')).toEqual(['M64.0 248.0L346.0 158.4']);
    expect(wordsOf(chart)).toContain('La linea tratteggiata è la tua stima.');
    expect(wordsOf(chartOf(estimate))).not.toContain('tratteggiata');
    expect(pathOf(chartOf(estimate), 'atRest')).toEqual([]);
    // A longer one than the estimate has room as well.
    expect(pathOf(chartOf(estimate, earlier), 'atRest')).toEqual(['M64.0 248.0L346.0 158.4']);
  });

  test('names its first and its last year at the ends', () => {
    expect(markupOf(chartOf(estimate))).toMatch(
      /<text x="64" y="272">2020<.*<text x="628" y="272" text-anchor="end">2030</,
    );
  });

  test('of one year is a point, and of none nothing', () => {
    expect(pathOf(chartOf(whatIfOf([year(2025, 10)])), 'line')).toEqual(['M64.0 24.0']);
    expect(markupOf(chartOf(whatIfOf([])))).toBe('');
  });
});
