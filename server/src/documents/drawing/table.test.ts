import { expect, test } from 'vitest';
import { unbroken } from './table.ts';

test.each([
  ['dal 5 dicembre 2026 al 1º maggio 2027', 'dal 5\u00a0dicembre\u00a02026 al 1º\u00a0maggio\u00a02027'],
  ['fino a € 1.000 per anno', 'fino a €\u00a01.000 per anno'],
  ['nulla da tenere insieme', 'nulla da tenere insieme'],
])('«%s» keeps its dates and amounts on one line', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
