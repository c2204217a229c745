import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file whose bytes are produced on demand: at once, or one piece of text at a time. */
export type ZipFile = { readonly path: string } & (
  | { readonly load: () => Promise<Uint8Array> }
  | { readonly text: AsyncIterable<string> | Iterable<string> }
);

/** PDFs and photos are compressed already. */
const isPacked = (path: string) => /\.(?:pdf|jpg)$/.test(path);

/** A fixed date that every ZIP reader accepts: the same files always produce the same bytes. */
const noMoment = new Date(2000, 0, 1);

/** Streams files as one ZIP; a slow reader causes no buffering. */
export async function* zipOf(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else waiting.push(chunk);
  });
  const drain = () => {
    if (fault) throw fault;
    const ready = waiting;
    waiting = [];
    return ready;
  };
  for (const file of files) {
    const packed = isPacked(file.path)
      ? new ZipPassThrough(file.path)
      : new ZipDeflate(file.path, { level: 6 });
    packed.mtime = noMoment;
    zip.add(packed);
    for await (const piece of piecesOf(file)) {
      packed.push(piece);
      yield* drain();
    }
    packed.push(new Uint8Array(), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

async function* piecesOf(file: ZipFile): AsyncGenerator<Uint8Array> {
  if ('load' in file) yield await file.load();
  else for await (const text of file.text) yield Buffer.from(text, 'utf8');
}
