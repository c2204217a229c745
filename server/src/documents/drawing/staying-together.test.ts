import { expect, test } from 'vitest';
import { barPieces } from './bars.ts';
import type { Piece } from './flow.ts';
import { openPen } from './pen.ts';
import { tablePieces } from './table.ts';
import { headingPieces, listPieces, paragraphPieces } from './text-blocks.ts';

const pen = openPen({ title: 'Pezzi', author: 'Riparo', createdAt: new Date('2026-11-16T10:00:00Z') });

/** A sign for each piece: + where no page may end below it. */
const told = (pieces: readonly Piece[]) =>
  pieces.map(({ staysWithNext }) => (staysWithNext ? '+' : '.')).join('');

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const lines = (count: number) => times(count, 'x'.repeat(60)).join(' ');

test('a heading opens a section, and stays with what it announces', () => {
  const [heading] = headingPieces(pen, { text: 'Titolo' });
  expect(heading).toMatchObject({ staysWithNext: true, opensSection: true });
});

test.each([
  [1, '.'],
  [2, '+.'],
  [3, '++.'],
  [4, '+.+.'],
  [5, '+..+.'],
])('no first or last line of %i is alone on a page', (count, expected) => {
  expect(told(paragraphPieces(pen, { text: lines(count) }))).toBe(expected);
});

test.each([
  [[1], '.'],
  [[1, 1], '+.'],
  [[1, 1, 1], '++.'],
  [[1, 1, 1, 1], '+.+.'],
  [[1, 1, 1, 1, 1], '+..+.'],
  [[2, 1], '++.'],
  [[1, 3], '+++.'],
  [[1, 1, 2, 1, 1], '+.+.+.'],
  [[1, 1, 1, 2, 1], '+..++.'],
])('no first or last item of a list is alone: of so many lines each, %j', (items, expected) => {
  expect(told(listPieces(pen, { items: items.map(lines) }))).toBe(expected);
});

test.each([
  [0, '.'],
  [1, '+.'],
  [2, '++.'],
  [3, '+++.'],
  [4, '++.+.'],
  [5, '++..+.'],
])('the head of a table stays with two rows, and no last row of %i goes over alone', (count, expected) => {
  const columns = [{ title: 'Voce', align: 'left', share: 1 }] as const;
  expect(told(tablePieces(pen, { columns, rows: times(count, ['Una']) }))).toBe(expected);
});

test.each([
  [1, '+.'],
  [3, '+++.'],
  [4, '++++.'],
  [7, '++++.++.'],
  [8, '++++..++.'],
])('of %i bars no few are alone on a page, and what follows may go over without them', (count, expected) => {
  const bar = { label: 'Una', whole: 1, part: 0.5, text: 'metà' };
  expect(told(barPieces(pen, { legend: ['Tutto', 'Parte'], bars: times(count, bar) }))).toBe(expected);
});
