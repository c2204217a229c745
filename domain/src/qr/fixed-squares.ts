import { bitsOf } from './codewords.ts';
import type { Version } from './versions.ts';

/** Rows of squares: dark, light, or not decided yet. */
export type Grid = (boolean | undefined)[][];

const set = (grid: Grid, x: number, y: number, isDark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
};

/** What every code of a size has in common: eyes, rulers, and room for what tells its format. */
export const fixedSquares = (version: Version): Grid => {
  const { size, eyes } = version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let place = 0; place < size; place += 1) {
    set(grid, 6, place, place % 2 === 0);
    set(grid, place, 6, place % 2 === 0);
  }
  const [first, last] = [3, size - 4];
  for (const [x, y] of [
    [first, first],
    [last, first],
    [first, last],
  ] as const)
    drawEye(grid, x, y, 4, [0, 1, 3]);
  for (const [row, y] of eyes.entries())
    for (const [column, x] of eyes.entries()) {
      const isCorner = [row, column].every((place) => place === 0 || place === eyes.length - 1);
      // In three corners the large eyes are.
      if (!isCorner || (row > 0 && column > 0)) drawEye(grid, x, y, 2, [0, 2]);
    }
  writeFormat(grid, 0);
  if (version.number >= 7) writeVersion(grid, version);
  return grid;
};

/** Rings around a middle, dark where their distance from it is among `dark`. */
const drawEye = (grid: Grid, x: number, y: number, reach: number, dark: readonly number[]) => {
  for (let down = -reach; down <= reach; down += 1)
    for (let across = -reach; across <= reach; across += 1)
      set(grid, x + across, y + down, dark.includes(Math.max(Math.abs(down), Math.abs(across))));
};

/** What is left of a number after its division, bit by bit, written behind it. */
const withRemainder = (value: number, bits: number, divisor: number) => {
  let rest = value;
  for (let turn = 0; turn < bits; turn += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
};

const CORRECTION_M = 0;

/** Which correction and which mask a code has, twice: beside the first eye, and beside the two others. */
export const writeFormat = (grid: Grid, mask: number) => {
  const { length: size } = grid;
  const word = withRemainder((CORRECTION_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bits = bitsOf(word, 15).toReversed();
  for (const [place, bit] of bits.entries()) {
    const isDark = bit === 1;
    // The ruler is stepped over.
    const along = place < 6 ? place : place < 8 ? place + 1 : 14 - place + (place === 8 ? 1 : 0);
    if (place < 8) {
      set(grid, 8, along, isDark);
      set(grid, size - 1 - place, 8, isDark);
    } else {
      set(grid, along, 8, isDark);
      set(grid, 8, size - 15 + place, isDark);
    }
  }
  set(grid, 8, size - 8, true);
};

/** Large codes say how large they are, in two places. */
const writeVersion = (grid: Grid, { number, size }: Version) => {
  const bits = bitsOf(withRemainder(number, 12, 0x1f25), 18).toReversed();
  for (const [place, bit] of bits.entries()) {
    const near = Math.floor(place / 3);
    const far = size - 11 + (place % 3);
    set(grid, far, near, bit === 1);
    set(grid, near, far, bit === 1);
  }
};
