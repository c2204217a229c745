/** How a QR code of each size is made up, with the correction «M»: one in seven of its squares may be lost. */
export interface Version {
  readonly number: number;
  readonly size: number;
  readonly blocks: number;
  /** Correcting bytes of each block. */
  readonly correcting: number;
  readonly dataBytes: number;
  /** Where the small eyes stand, on both axes. */
  readonly eyes: readonly number[];
}

// ISO/IEC 18004, tables 1, 9 and E.1. An address needs no more than ten sizes.
const table: readonly (readonly [
  bytes: number,
  blocks: number,
  correcting: number,
  furtherEyes: readonly number[],
])[] = [
  [26, 1, 10, []],
  [44, 1, 16, [18]],
  [70, 1, 26, [22]],
  [100, 2, 18, [26]],
  [134, 2, 24, [30]],
  [172, 4, 16, [34]],
  [196, 4, 18, [22, 38]],
  [242, 4, 22, [24, 42]],
  [292, 5, 22, [26, 46]],
  [346, 5, 26, [28, 50]],
];

/** The first small eye stands on the ruler. */
const FIRST_EYE = 6;

const versions: readonly Version[] = table.map(([bytes, blocks, correcting, furtherEyes], place) => ({
  number: place + 1,
  size: 21 + 4 * place,
  blocks,
  correcting,
  dataBytes: bytes - blocks * correcting,
  eyes: [FIRST_EYE, ...furtherEyes],
}));

/** The length of the text is written in one byte, in the largest in two. */
export const lengthBits = ({ number }: Version) => (number < 10 ? 8 : 16);

/** The smallest that holds so many bytes; undefined when none does. */
export const versionFor = (byteCount: number) =>
  versions.find((version) => 4 + lengthBits(version) + 8 * byteCount <= 8 * version.dataBytes);
