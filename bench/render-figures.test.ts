import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderFigures } from './render-figures.ts';
import { readResults, type Result, writeResult } from './results.ts';

const routes: Result = {
  name: 'Routes',
  date: '2026-11-15T10:20:30.000Z',
  machine: '2 cores',
  rows: [
    { what: 'deal by id', figure: '4000 /s', floor: '5000 /s', ratio: 0.8, goal: '≥ 0.70', met: true },
    { what: 'pages | forms', figure: '70 kB' },
  ],
};

describe('the page of figures', () => {
  test('shows each run with its day, its machine and a table', () => {
    const page = renderFigures([routes]);
    expect(page).toContain('## Routes\n\n2026-11-15 10:20 UTC, 2 cores.\n');
    expect(page).toContain('| deal by id     | 4000 /s  | 5000 /s | 0.80         | ≥ 0.70 | yes |');
    expect(page).toContain('Every goal is met.');
  });

  test('keeps a bar inside its cell', () => {
    expect(renderFigures([routes])).toContain('| pages \\| forms | 70 kB ');
  });

  test('says first what was not met', () => {
    const missed = { ...routes, rows: [{ what: 'start', figure: '9 s', goal: '≤ 5 s', met: false }] };
    expect(renderFigures([missed])).toContain('Not met: start.');
    expect(renderFigures([missed])).toContain('| **no** |');
  });

  test('leaves out columns that no line fills', () => {
    const plain = { ...routes, rows: [{ what: 'PDFs', figure: '20 /s' }] };
    expect(renderFigures([plain])).toContain('|      | measured |\n| ---- | -------- |\n| PDFs | 20 /s    |');
  });
});

test('a result is read as it was written, and a later one of the same name takes its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeResult('Cold start', [{ what: 'first', figure: '3 s' }], folder);
  const written = await writeResult('Cold start', [{ what: 'second', figure: '2 s' }], folder);
  expect(await readResults(folder)).toEqual([written]);
});

test('where nothing was measured there is nothing to read', async () => {
  expect(await readResults(join(tmpdir(), 'riparo-no-results-here'))).toEqual([]);
});
