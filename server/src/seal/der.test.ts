import { describe, expect, test } from 'vitest';
import {
  bits,
  identifier,
  integer,
  nothing,
  octets,
  readElements,
  sequence,
  set,
  smallInteger,
  tagged,
  text,
  utcTime,
  yes,
} from './der.ts';

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');

describe('what ASN.1 writes', () => {
  test.each([
    ['nothing', nothing, '05 00'],
    ['yes', yes, '01 01 ff'],
    ['zero', smallInteger(0), '02 01 00'],
    ['a number', smallInteger(5), '02 01 05'],
    ['the largest of one byte', smallInteger(0x7f), '02 01 7f'],
    ['one that would look negative', smallInteger(0x80), '02 02 00 80'],
    ['one with zeros before it', integer(hex('00 00 01 02')), '02 02 01 02'],
    ['one of zeros alone', integer(hex('00 00')), '02 01 00'],
    ['bytes', octets(hex('01 02')), '04 02 01 02'],
    ['bits', bits(hex('01')), '03 02 00 01'],
    ['bits of which six say nothing', bits(hex('c0'), 6), '03 02 06 c0'],
    ['a text', text('è'), '0c 02 c3 a8'],
    ['a moment', utcTime(new Date('2026-11-15T10:02:03.456Z')), '17 0d 3236313131353130303230335a'],
    ['a sequence, in its order', sequence(smallInteger(2), smallInteger(1)), '30 06 02 01 02 02 01 01'],
    ['a set, in the order of bytes', set(smallInteger(2), smallInteger(1)), '31 06 02 01 01 02 01 02'],
    ['an empty sequence', sequence(), '30 00'],
    // From RFC 5652 and X.509: signedData, keyUsage.
    ['a name with long numbers', identifier('1.2.840.113549.1.7.2'), '06 09 2a 86 48 86 f7 0d 01 07 02'],
    ['a short name', identifier('2.5.29.15'), '06 03 55 1d 0f'],
    ['a name with a number of eight bits', identifier('2.5.128'), '06 03 55 81 00'],
  ])('is %s', (_what, written, expected) => {
    expect(written.toString('hex')).toBe(hex(expected).toString('hex'));
  });

  test.each([
    [0x7f, '04 7f'],
    [0x80, '04 81 80'],
    [0xff, '04 81 ff'],
    [0x100, '04 82 01 00'],
    [0x1000, '04 82 10 00'],
    [0x1_0000, '04 83 01 00 00'],
  ])('has its length before it: %i bytes', (length, head) => {
    const written = octets(Buffer.alloc(length, 7));
    expect(written.subarray(0, hex(head).length).toString('hex')).toBe(hex(head).toString('hex'));
    const [read, ...others] = readElements(written);
    expect([read?.tag, read?.content.length, read?.whole.equals(written), others]).toEqual([
      4,
      length,
      true,
      [],
    ]);
  });
});

describe('what is read', () => {
  test('is one element after the other, each with all of it', () => {
    const elements = [tagged(0xa0, smallInteger(1)), octets(Buffer.alloc(300, 9)), nothing];
    const read = readElements(Buffer.concat(elements));
    expect(read.map(({ tag }) => tag)).toEqual([0xa0, 0x04, 0x05]);
    expect(read.map(({ whole }, place) => whole.equals(elements[place] ?? Buffer.alloc(0)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(read.map(({ content }) => content.length)).toEqual([3, 300, 0]);
    expect(readElements(Buffer.alloc(0))).toEqual([]);
  });

  test('is refused where it is cut off', () => {
    expect(() => readElements(hex('04 03 01 02'))).toThrow('cut off');
  });
});
