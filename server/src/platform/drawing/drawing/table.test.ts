import { expect, test } from 'vitest';
import { openPen } from './pen.ts';
import { tablePieces } from './table.ts';

const pen = openPen({ title: 'Tabella', author: 'Riparo', createdAt: new Date('2026-11-16T10:00:00Z') });
const long = 'Una voce che non sta in una riga sola, per quanto larga sia la sua colonna. '.repeat(2);

test('a row is as high as its highest cell, wherever it is, and never overlaps the next row', () => {
  const columns = [
    { title: 'Voce', align: 'left', share: 0.5 },
    { title: 'Nota', align: 'left', share: 0.5 },
  ] as const;
  const rows = [
    ['Breve', 'Breve'],
    [long, 'Breve'],
    ['Breve', long],
    [long, long],
  ];
  const [, short = 0, ...high] = tablePieces(pen, { columns, rows }).map(({ height }) => height);
  expect(new Set(high).size).toBe(1);
  expect(high[0]).toBeGreaterThan(short);
});
