import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plainFont } from './woff.ts';

const hexOf = (text: string) => Buffer.from(text).toString('hex');
const bytesOf = (...hex: readonly string[]) => Buffer.from(hex.join('').replaceAll(' ', ''), 'hex');
const fourBytes = (number: number) => number.toString(16).padStart(8, '0');

test('a font that was packed for the web is unpacked byte by byte', () => {
  const packed = deflateSync('a'.repeat(30));
  const at = 44 + 3 * 20;
  const woff = bytesOf(
    // Signature, flavour, length of the file, number of tables; what follows nobody reads.
    `${hexOf('wOFF')} ${hexOf('OTTO')} eeeeeeee 0003`,
    'ee'.repeat(30),
    // Name, place, packed and whole length, checksum.
    `${hexOf('long')} ${fourBytes(at)} ${fourBytes(packed.length)} 0000001e 01020304`,
    `${hexOf('five')} ${fourBytes(at + packed.length)} 00000005 00000005 05060708`,
    `${hexOf('four')} ${fourBytes(at + packed.length + 5)} 00000004 00000004 090a0b0c`,
    packed.toString('hex'),
    hexOf('hello'),
    hexOf('ciao'),
  );
  expect(plainFont(woff).toString('hex')).toBe(
    bytesOf(
      // Flavour, number of tables, and the three figures of a search among them.
      `${hexOf('OTTO')} 0003 0020 0001 0010`,
      // Name, checksum, place, length.
      `${hexOf('long')} 01020304 0000003c 0000001e`,
      `${hexOf('five')} 05060708 0000005c 00000005`,
      `${hexOf('four')} 090a0b0c 00000064 00000004`,
      // Each fills fours of bytes.
      `${hexOf('a'.repeat(30))} 0000 ${hexOf('hello')} 000000 ${hexOf('ciao')}`,
    ).toString('hex'),
  );
});

test('what is no font of the web is refused', () => {
  expect(() => plainFont(Buffer.alloc(64))).toThrow(TypeError);
});
