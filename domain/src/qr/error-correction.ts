/** Reed–Solomon over the field of 256 elements that QR codes use: a code that is scratched or dirty can still be read. */

const FIELD = 0x11d;

const times = (one: number, other: number) => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
};

/** The divisor of that many correcting bytes, without its leading one. */
const divisorOf = (length: number) => {
  const divisor: number[] = Array.from({ length }, (_, place) => (place === length - 1 ? 1 : 0));
  let root = 1;
  for (let turn = 0; turn < length; turn += 1) {
    for (let place = 0; place < length; place += 1)
      divisor[place] = times(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
};

/** What is added to a block of bytes so that it can be restored. */
export const correctingBytes = (block: readonly number[], length: number): readonly number[] => {
  const divisor = divisorOf(length);
  return block.reduce<number[]>(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0);
      return divisor.map((part, place) => (rest[place + 1] ?? 0) ^ times(part, factor));
    },
    divisor.map(() => 0),
  );
};
