// The little of ASN.1 that a certificate and a signature are written in (ITU-T X.690).

export const tagged = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: readonly Buffer[]) => tagged(0x30, ...parts);
/** Elements of a set stand in the order of their bytes, so that there is one way to write it. */
export const set = (...parts: readonly Buffer[]) => tagged(0x31, ...parts.toSorted(Buffer.compare));
export const octets = (content: Buffer) => tagged(0x04, content);
export const bits = (content: Buffer, unused = 0) => tagged(0x03, Buffer.from([unused]), content);
export const text = (value: string) => tagged(0x0c, Buffer.from(value, 'utf8'));
export const nothing = Buffer.from([0x05, 0x00]);
export const yes = Buffer.from([0x01, 0x01, 0xff]);

/** Never negative: a leading bit would make it so. */
export const integer = (value: Buffer) => {
  const first = value.findIndex((byte) => byte !== 0);
  const digits = first === -1 ? Buffer.from([0]) : value.subarray(first);
  return tagged(0x02, (digits[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), digits]) : digits);
};

export const smallInteger = (value: number) => integer(Buffer.from([value]));

/** `1.2.840.113549.1.7.2` */
export const identifier = (dotted: string) => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(inSevenBits)]));
};

function inSevenBits(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** `YYMMDDHHMMSSZ`; good until 2049. */
export const utcTime = (moment: Date) =>
  tagged(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`));

export type DerElement = { tag: number; content: Buffer; /** With tag and length. */ whole: Buffer };

/** The elements that stand one after the other. */
export function readElements(bytes: Buffer): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length;) {
    const { start, length } = readLength(bytes, at + 1);
    const end = start + length;
    if (end > bytes.length) throw new RangeError('an element is cut off');
    elements.push({
      tag: bytes.readUInt8(at),
      content: bytes.subarray(start, end),
      whole: bytes.subarray(at, end),
    });
    at = end;
  }
  return elements;
}

function readLength(bytes: Buffer, at: number): { start: number; length: number } {
  const first = bytes.readUInt8(at);
  if (first < 0x80) return { start: at + 1, length: first };
  const count = first & 0x7f;
  return { start: at + 1 + count, length: bytes.readUIntBE(at + 1, count) };
}
