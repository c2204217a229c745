import { describe, expect, test } from 'vitest';
import { knownKind } from './known-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
/** The box that a HEIC begins with: how long it is, then its brands. */
const box = (length: number, brands: string) => bytes(`\0\0${numberIn2Bytes(length)}ftyp${brands}`);
const numberIn2Bytes = (number: number) => String.fromCodePoint(number >> 8, number & 255);
const manyBrands = (count: number) => 'mif1'.repeat(count);

describe('what a file is by how it begins', () => {
  test.each([
    ['a JPEG, whatever comes next', bytes('\xFF\xD8\xFF\xE1'), 'jpeg'],
    ['a JPEG and nothing else', bytes('\xFF\xD8\xFF'), 'jpeg'],
    ['a PNG', bytes('\x89PNG\r\n\x1A\n\0'), 'png'],
    ['a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
    ['a PDF', bytes('%PDF-1.7'), 'pdf'],
    ['a HEIC by its first brand', box(16, 'heic\0\0\0\0'), 'heic'],
    ['a HEIC by one it is compatible with', box(24, 'mif1\0\0\0\0miafheic'), 'heic'],
    ['a HEIC by the last one there may be', box(512, `mif1\0\0\0\0${manyBrands(123)}heix`), 'heic'],
  ])('%s', (_, start, kind) => {
    expect(knownKind(start)).toBe(kind);
  });

  test.each([
    ['nothing', bytes('')],
    ['half of a beginning', bytes('\xFF\xD8')],
    ['a beginning behind something else', bytes(' \xFF\xD8\xFF')],
    ['a sound in the same wrapping as a WebP', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['the letters of a WebP in another wrapping', bytes('RIFX\x10\0\0\0WEBPVP8 ')],
    ['a film', box(24, 'mp42\0\0\0\0mp42isom')],
    ['a HEIC by the version of its brand', box(20, 'mif1heicmiaf')],
    ['a HEIC by what stands behind its brands', box(16, 'mif1\0\0\0\0heicheic')],
    ['a HEIC by a brand that is cut', box(18, 'mif1\0\0\0\0heic')],
    ['a HEIC that is cut within its first brands', box(15, 'heic\0\0\0')],
    ['the brands of a HEIC in another box', bytes('\0\0\0\x10freeheic\0\0\0\0')],
    ['a brand further on than anybody writes one', box(516, `mif1\0\0\0\0${manyBrands(124)}heic`)],
  ])('not %s', (_, start) => {
    expect(knownKind(start)).toBeNull();
  });

  test('a part of a larger memory is read from where it begins', () => {
    expect(knownKind(bytes('%PDF-\xFF\xD8\xFF').subarray(5))).toBe('jpeg');
    expect(knownKind(bytes('\xFF\xD8\xFF').subarray(0, 2))).toBeNull();
  });
});
