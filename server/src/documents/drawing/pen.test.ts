import { expect, test } from 'vitest';
import { styles } from './look.ts';
import { openPen } from './pen.ts';

const pen = openPen({ title: 'Righe', author: 'Riparo', createdAt: new Date('2026-11-16T10:00:00Z') });
const style = styles.body;
const ciao = pen.widthOf('Ciao', style);
const twice = ciao + pen.widthOf(' ', style) + ciao;

test.each([
  ['both words where they just fit', 'Ciao Ciao', twice, ['Ciao Ciao']],
  ['one word where two are a little too wide', 'Ciao Ciao', twice - 0.01, ['Ciao', 'Ciao']],
  ['words as wide as itself', 'Ciao Ciao Ciao', ciao, ['Ciao', 'Ciao', 'Ciao']],
  ['as much as it can of a word that is wider', 'Ciao', ciao - 0.01, ['Cia', 'o']],
  ['a letter at least', 'ab', 1, ['a', 'b']],
  ['nothing of nothing', '', ciao, ['']],
])('a line holds %s', (_, text, width, expected) => {
  const lines = pen.linesOf(text, style, width);
  const said = lines.map(({ runs }) => runs.map((run) => run.text).join(''));
  expect(said).toEqual(expected);
  for (const [index, line] of lines.entries())
    expect(line.width).toBeCloseTo(pen.widthOf(expected[index] ?? '', style));
});
