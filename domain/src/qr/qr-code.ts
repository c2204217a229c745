import { bitsOf, codewordsOf } from './codewords.ts';
import { disturbance } from './disturbance.ts';
import { fixedSquares, type Grid, writeFormat } from './fixed-squares.ts';
import { type Version, versionFor } from './versions.ts';

/** Rows of squares, true where one is dark. Around them four squares stay light. */
export type QrCode = readonly (readonly boolean[])[];

/** Light squares that a reader needs around a code. */
export const QUIET_SQUARES = 4;

/** A text, mostly an address, as a QR code; null when it is longer than 213 bytes. */
export const qrCode = (text: string): QrCode | null => {
  const bytes = bytesOf(text);
  const version = versionFor(bytes.length);
  if (!version) return null;
  const bits = codewordsOf(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const drawn = masks.map((mask, number) => {
    const grid = fixedSquares(version);
    writeData(grid, version, bits, mask);
    writeFormat(grid, number);
    const code = grid.map((row) => row.map((square) => square === true));
    return { code, disturbance: disturbance(code) };
  });
  // Of the eight patterns the one that readers confuse least.
  const [best] = drawn.toSorted((one, other) => one.disturbance - other.disturbance);
  return best?.code ?? null;
};

/** The path of a code as SVG or PDF draw it: one unit is one square, the light edge is left to who draws. */
export const qrPath = (code: QrCode): string =>
  code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** As UTF-8. */
const bytesOf = (text: string): readonly number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([sign, code]) =>
    code === undefined ? sign.charCodeAt(0) : Number.parseInt(code, 16),
  );

type Mask = (row: number, column: number) => boolean;

/** Turns squares over in a pattern, so that no large areas are of one colour. */
const masks: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Two columns at a time from the right, up and down in turns, around everything that is fixed. */
const writeData = (grid: Grid, { size }: Version, bits: readonly number[], mask: Mask) => {
  let next = 0;
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the ruler is none of a pair.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = (bits[next] === 1) !== mask(y, x);
        next += 1;
      }
    }
    isUpwards = !isUpwards;
  }
};
