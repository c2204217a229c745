import { expect, test } from 'vitest';
import { unbroken } from './pen.ts';

test.each([
  ['dal 5 dicembre 2026 al 1º maggio 2027', 'dal 5\u00a0dicembre\u00a02026 al 1º\u00a0maggio\u00a02027'],
  ['fino a € 1.000 per anno', 'fino a €\u00a01.000 per anno'],
  ['ha chiesto 1.234,50 € per la degenza', 'ha chiesto 1.234,50\u00a0€ per la degenza'],
  ['20 euro, in 45 giorni', '20\u00a0euro, in 45\u00a0giorni'],
  ['(articolo 177, decreto n. 215)', '(articolo\u00a0177, decreto n.\u00a0215)'],
  ['nel 2026 europei', 'nel 2026 europei'],
  ['nulla da tenere insieme', 'nulla da tenere insieme'],
])('«%s» keeps its dates, amounts and articles on one line', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
