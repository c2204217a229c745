import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

type Entry = {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

export type ZipFile = { readonly name: string; readonly content: AsyncIterable<string> | Iterable<string> };

// Sizes and checksum follow the content: nothing has to be known, or kept, before it is sent.
const sizesFollow = 0x08;
const namesAreUtf8 = 0x08_00;
const flags = sizesFollow | namesAreUtf8;
const deflated = 8;
const version = 20;
// The first of January 1980: the same content is the same file.
const noDate = 0x21;

/** Files packed one after the other while they are made: of none is more in memory than what was not sent yet. */
export async function* zipOf(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let sent = 0;
  const counted = (bytes: Buffer) => {
    sent += bytes.length;
    return bytes;
  };
  for (const { name, content } of files) {
    const nameBytes = Buffer.from(name, 'utf8');
    const at = sent;
    yield counted(Buffer.concat([localHeader(nameBytes), nameBytes]));
    let crc = 0;
    let size = 0;
    const measured = async function* () {
      for await (const text of content) {
        const bytes = Buffer.from(text, 'utf8');
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    };
    const begun = sent;
    for await (const chunk of Readable.from(measured()).pipe(createDeflateRaw()))
      yield counted(chunk as Buffer);
    const packed = sent - begun;
    entries.push({ name: nameBytes, crc, packed, size, at });
    yield counted(fields([4, 0x08_07_4b_50], [4, crc], [4, packed], [4, size]));
  }
  const directoryAt = sent;
  for (const entry of entries) yield counted(Buffer.concat([directoryHeader(entry), entry.name]));
  const length = sent - directoryAt;
  yield fields(
    [4, 0x06_05_4b_50],
    [4, 0],
    [2, entries.length],
    [2, entries.length],
    [4, length],
    [4, directoryAt],
    [2, 0],
  );
}

const localHeader = (name: Buffer) =>
  fields(
    [4, 0x04_03_4b_50],
    [2, version],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, noDate],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );

const directoryHeader = ({ name, crc, packed, size, at }: Entry) =>
  fields(
    [4, 0x02_01_4b_50],
    [2, version],
    [2, version],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, noDate],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, at],
  );

/** Numbers of so many bytes each, the lowest byte first. Throws where one needs more: such a file is too large for its kind. */
function fields(...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0));
  let place = 0;
  for (const [bytes, value] of numbers) place = buffer.writeUIntLE(value, place, bytes);
  return buffer;
}
