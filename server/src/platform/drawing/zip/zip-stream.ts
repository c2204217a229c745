import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file whose bytes come when they are needed: in one piece, or a piece of text at a time. */
export type ZipFile = { readonly path: string } & (
  | { readonly load: () => Promise<Uint8Array> }
  | { readonly text: AsyncIterable<string> | Iterable<string> }
);

/** PDFs and photos are packed already. */
const isPacked = (path: string) => /\.(?:pdf|jpg)$/.test(path);

/** A moment that every ZIP can hold and that says nothing: the same files make the same bytes, whenever they are asked for. */
const noMoment = new Date(2000, 0, 1);

/** Files as one ZIP, a piece at a time: whoever reads slowly makes nothing pile up. */
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
