import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { FileEntry } from './file-entries.ts';

/** PDFs and photos are packed already. */
const isPacked = (path: string) => /\.(?:pdf|jpg)$/.test(path);

/** A moment that every ZIP can hold and that says nothing: the same deal makes the same bytes, whenever it is asked for. */
const noMoment = new Date(2000, 0, 1);

/** Files as one ZIP, a file at a time: whoever reads slowly makes nothing pile up. */
export async function* zipOf(entries: readonly FileEntry[]): AsyncGenerator<Uint8Array> {
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
  for (const { path, load } of entries) {
    const file = isPacked(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = noMoment;
    zip.add(file);
    file.push(await load(), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
