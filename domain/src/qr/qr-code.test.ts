import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code.ts';

const rowsOf = (text: string) =>
  qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

/** Stands for all squares of a code: one that is turned over changes it. */
const sumOf = (text: string) =>
  (qrCode(text) ?? []).flat().reduce((sum, isDark) => (sum * 31 + (isDark ? 7 : 3)) % 1_000_003, 0);

test('an address, square by square, as a phone has read it', () => {
  expect(rowsOf('https://riparo.it')).toEqual([
    '#######.#..##.###.#######',
    '#.....#.#...#.....#.....#',
    '#.###.#.#####..#..#.###.#',
    '#.###.#...#.......#.###.#',
    '#.###.#.#.....#.#.#.###.#',
    '#.....#..###......#.....#',
    '#######.#.#.#.#.#.#######',
    '.........#####...........',
    '#..######....#..##..#.###',
    '.#.###...##.##.#...#####.',
    '#..####.#....#.#.#...#..#',
    '##.#...####..#.#..#..####',
    '.#.##.#...####..#.#.....#',
    '#.####.###...###.#..#..#.',
    '##....########.#..#.#####',
    '#.#.##..##.#...#..##.##.#',
    '#.....#.#.#...#.#####.##.',
    '........#######.#...#.##.',
    '#######.##.#....#.#.#...#',
    '#.....#.##..#.###...#..##',
    '#.###.#.#.#.#########...#',
    '#.###.#.##....#..##....##',
    '#.###.#...#.#.##.#..#####',
    '#.....#.......##.####.###',
    '#######.###..##.#.#..#..#',
  ]);
});

// The most that each size holds; every one of these was read back by two readers that are not ours.
test.each([
  [14, 21, 923_154],
  [26, 25, 653_387],
  [42, 29, 285_572],
  [62, 33, 700_902],
  [84, 37, 447_090],
  [106, 41, 381_556],
  [122, 45, 113_863],
  [152, 49, 648_527],
  [180, 53, 429_234],
  [213, 57, 359_633],
])('%i bytes fit into %i squares a side', (length, side, sum) => {
  const text = 'riparo'.repeat(40).slice(0, length);
  expect(qrCode(text)).toHaveLength(side);
  expect(sumOf(text)).toBe(sum);
});

test.each([
  [0, 'riparo 3', 85_009],
  [1, 'riparo 157', 876_973],
  [2, 'riparo 2', 56_506],
  [3, 'riparo 13', 703_837],
  [4, 'riparo 7', 256_585],
  [5, 'riparo 16', 681_741],
  [6, 'riparo 26', 333_805],
  [7, 'riparo 1', 485_078],
])('pattern %i is the easiest to read for «%s»', (_, text, sum) => {
  expect(sumOf(text)).toBe(sum);
});

test('a byte more than a size holds takes the next one, and after the last there is none', () => {
  expect(qrCode('a'.repeat(15))).toHaveLength(25);
  expect(qrCode('a'.repeat(214))).toBeNull();
});

test('letters with accents count as the bytes they are', () => {
  expect(qrCode('è'.repeat(7))).toHaveLength(21);
  expect(qrCode('è'.repeat(8))).toHaveLength(25);
});

test('a path draws every dark square once', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
