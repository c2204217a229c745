import { inflateSync } from 'node:zlib';

const woffSignature = 0x77_4f_46_46;
const headerBytes = 12;
const directoryEntryBytes = 16;

/**
 * Unpacks a WOFF font into the plain form. The PDF library reads WOFF too, but inflates its tables anew for every
 * document, slowly: that alone took longer than all the rest of a document.
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== woffSignature) throw new TypeError('not a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, 44 + index * 20),
  );
  const start = headerBytes + tables.length * directoryEntryBytes;
  const size = tables.reduce((sum, { content }) => sum + padded(content.length), start);
  const font = Buffer.alloc(size);
  writeHeader(font, woff.readUInt32BE(4), tables.length);
  let offset = start;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = headerBytes + index * directoryEntryBytes;
    font.writeUInt32BE(tag, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, offset);
    offset += padded(content.length);
  }
  return font;
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.readUInt32BE(entry),
    checksum: woff.readUInt32BE(entry + 16),
    content: packedLength < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  };
}

/** The three figures after the count serve a binary search that old readers do. */
function writeHeader(font: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  font.writeUInt32BE(flavour, 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * directoryEntryBytes, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * directoryEntryBytes, 10);
}

const padded = (length: number) => Math.ceil(length / 4) * 4;
