import type { CheckupReport } from '@riparo/domain/checkup/report-schema.ts';
import { expect, test } from 'vitest';
import { drawnAs, wordsOf } from '../../../test/markup.ts';
import { AreaBars } from './AreaBars.tsx';

const areas = [
  { key: 'vita', title: 'Vita', need: 1, cover: 0.5, links: [{ label: 'Leggi di più', url: '/guide/vita' }] },
  { key: 'casa', title: 'Casa', need: 0.4, cover: 0 },
] as unknown as CheckupReport['areas'];

test('a bar is as long as its area matters, and full as far as it is covered', () => {
  const bars = <AreaBars areas={areas} />;
  expect(drawnAs(bars, 'open').map(({ width }) => width)).toEqual(['100%', '40%']);
  expect(drawnAs(bars, 'covered').map(({ width }) => width)).toEqual(['50%']);
  expect(drawnAs(bars, 'links')).toHaveLength(1);
  expect(wordsOf(bars)).toContain('Vita\n100\n50%\nCasa\n40\n0%');
});
