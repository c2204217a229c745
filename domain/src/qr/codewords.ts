import { correctingBytes } from './error-correction.ts';
import { lengthBits, type Version } from './versions.ts';

const BYTES_FOLLOW = 0b0100;
const FILLING = [0xec, 0x11];
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** Everything that is written into a code, byte by byte: the text, and what restores it. */
export const codewordsOf = (text: readonly number[], version: Version): readonly number[] => {
  const data = filledUp(textBytes(text, version), version.dataBytes);
  const blocks = blocksOf(data, version.blocks);
  return [...inTurns(blocks), ...inTurns(blocks.map((block) => correctingBytes(block, version.correcting)))];
};

/** What follows, how long it is, and the text itself. */
const textBytes = (text: readonly number[], version: Version): readonly number[] => {
  const bits = [
    ...bitsOf(BYTES_FOLLOW, 4),
    ...bitsOf(text.length, lengthBits(version)),
    ...text.flatMap((byte) => bitsOf(byte, 8)),
    // Nothing else follows.
    ...bitsOf(0, 4),
  ];
  return Array.from({ length: Math.ceil(bits.length / 8) }, (_, place) =>
    eight.map((bit) => bits[8 * place + bit] ?? 0).reduce((byte, bit) => 2 * byte + bit, 0),
  ).slice(0, version.dataBytes);
};

const filledUp = (bytes: readonly number[], length: number): readonly number[] => [
  ...bytes,
  ...Array.from({ length: length - bytes.length }, (_, place) => FILLING[place % 2] ?? 0),
];

/** As even as they can be; the longer ones come last. */
const blocksOf = (data: readonly number[], count: number): readonly (readonly number[])[] => {
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  return Array.from({ length: count }, (_, place) => {
    const start = place * short + Math.max(0, place - (count - longer));
    return data.slice(start, start + short + (place >= count - longer ? 1 : 0));
  });
};

/** The first of each, then the second of each: a stain takes a little of every block, not all of one. */
const inTurns = (blocks: readonly (readonly number[])[]): readonly number[] => {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block[place] ?? [])).flat();
};

export const bitsOf = (value: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (value >>> (count - 1 - place)) & 1);
