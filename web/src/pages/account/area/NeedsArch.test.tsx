import { expect, test } from 'vitest';
import { drawnAs } from '../../../../test/markup.ts';
import { NeedsArch } from './NeedsArch.tsx';

type Stones = Parameters<typeof NeedsArch>[0]['stones'];

const pathsOf = (stones: Stones, className: string) =>
  drawnAs(<NeedsArch stones={stones} />, className).map(({ d }) => d);
/** Corners of a stone: inside and outside where it begins, outside and inside where it ends. */
const cornersOf = (path = '') =>
  [...path.matchAll(/(?:[ML]|0 0 1 )(\d+\.\d) (-?\d+\.\d)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
const distances = (path?: string) =>
  cornersOf(path).map(([x, y]) => Math.round(Math.hypot(x - 200, y - 212)));

test('an arch of equal stones is the same on both sides, with a joint between them', () => {
  const [left, right] = pathsOf(
    [
      { key: 'vita', need: 1, cover: 0 },
      { key: 'casa', need: 1, cover: 0 },
    ],
    'open',
  );
  expect(cornersOf(left)).toEqual([
    [88, 209.8],
    [16, 208.5],
    [196.5, 28],
    [197.8, 100],
  ]);
  expect(cornersOf(right).toReversed()).toEqual(
    cornersOf(left).map(([x, y]) => [Math.round((400 - x) * 10) / 10, y]),
  );
});

test('the more it matters the wider a stone is, and what matters least is one too', () => {
  const [least, most] = pathsOf(
    [
      { key: 'vita', need: 0, cover: 0 },
      { key: 'casa', need: 0.6, cover: 0 },
    ],
    'open',
  );
  // A quarter of the half circle, and three.
  expect(cornersOf(least).at(-1)).toEqual([119.3, 134.3]);
  expect(cornersOf(most)[0]).toEqual([122.3, 131.3]);
});

test('a stone is filled as far as it is covered', () => {
  const covers = [0, 0.25, 0.5, 1];
  const stones = covers.map((cover, index) => ({
    key: (['vita', 'casa', 'salute', 'viaggi'] as const)[index] ?? 'vita',
    need: 1,
    cover,
  }));
  expect(pathsOf(stones, 'covered').map(distances)).toEqual([
    [112, 130, 130, 112],
    [112, 148, 148, 112],
    [112, 184, 184, 112],
  ]);
  expect(pathsOf(stones, 'open').map(distances)).toEqual(covers.map(() => [112, 184, 184, 112]));
  // It rains in below what is covered by less than half.
  expect(pathsOf(stones, 'rain')).toHaveLength(2);
});

test('it rains in two drops under the middle of a stone', () => {
  expect(pathsOf([{ key: 'vita', need: 1, cover: 0 }], 'rain')).toEqual(['M200.0 118.0v11M200.0 140.0v11']);
});

test('without stones it is an arch to be built, of eight', () => {
  expect(pathsOf([], 'open')).toHaveLength(8);
  expect(pathsOf([], 'covered')).toEqual([]);
  expect(new Set(pathsOf([], 'rain'))).toHaveProperty('size', 8);
});
