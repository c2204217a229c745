import { deflateSync } from 'node:zlib';

/** A photo as in a phone's gallery: as heavy as requested, since noise does not compress. */
export function photo(name: string, { width = 60, height = 40 }: { width?: number; height?: number } = {}) {
  return { name, mimeType: 'image/png', buffer: noisyPng(width, height) };
}

function noisyPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  let seed = 7;
  for (let at = 0; at < rows.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    rows[at] = at % (1 + 3 * width) === 0 ? 0 : (seed >> 16) & 0xff;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(rows, { level: 1 })],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    ...parts.map(([type, data]) => chunk(type, data)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), 4 + body.length);
  return framed;
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
