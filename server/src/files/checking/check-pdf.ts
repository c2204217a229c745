import { inflateSync, constants } from 'node:zlib';
import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { type OpenedFile, Refused } from './outcome.ts';
import { withoutNotes } from './jpeg-segments.ts';

/** What does something when it is opened, carries other files, or leads to some. */
const refusedNames = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
]);

/** Who wrote it, with what, where: nobody asked. */
const notes = ['Metadata', 'PieceInfo', 'Info', 'LastModified'].map((name) => PDFName.of(name));

type Written = Pick<OpenedFile, 'contentType' | 'width' | 'height' | 'pages' | 'content' | 'preview'>;

/** A PDF written anew from its objects: what stands between or behind them does not come along. */
export async function checkPdf(bytes: Buffer): Promise<Written> {
  // Stands in the clear wherever it is true; what follows can not be read then.
  if (bytes.includes('/Encrypt')) throw new Refused('FileProtected');
  refuseBombs(bytes);
  const document = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    ignoreEncryption: true,
  });
  if (document.isEncrypted) throw new Refused('FileProtected');
  const pages = document.getPageCount();
  if (pages === 0) throw new Refused('FileBroken');
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    refuseActive(object);
    if (isPhoto(object)) document.context.assign(reference, withoutPhotoNotes(object));
  }
  forgetUnreached(document.context);
  const content = Buffer.from(await document.save({ useObjectStreams: false }));
  return { contentType: 'application/pdf', width: null, height: null, pages, content, preview: null };
}

function refuseActive(object: PDFObject): void {
  if (object instanceof PDFName && refusedNames.has(object.decodeText()))
    throw new Refused('FileWithProgram');
  if (object instanceof PDFStream) refuseActive(object.dict);
  if (object instanceof PDFArray) for (const item of object.asArray()) refuseActive(item);
  if (!(object instanceof PDFDict)) return;
  for (const note of notes) object.delete(note);
  for (const [key, value] of object.entries()) {
    refuseActive(key);
    refuseActive(value);
  }
}

/** What no page leads to is seen by nobody and carried by the file all the same: who wrote it, notes that were cut off. */
function forgetUnreached(context: PDFContext): void {
  delete context.trailerInfo.Info;
  const reached = new Set<PDFObject | undefined>();
  const ahead: (PDFObject | undefined)[] = Object.values(context.trailerInfo);
  while (ahead.length > 0) {
    const object = ahead.pop();
    if (object instanceof PDFRef) {
      if (!reached.has(object)) ahead.push(context.lookup(object));
      reached.add(object);
    } else if (object instanceof PDFArray) for (const item of object.asArray()) ahead.push(item);
    else if (object instanceof PDFDict) for (const value of object.values()) ahead.push(value);
    else if (object instanceof PDFStream) ahead.push(object.dict);
  }
  for (const [reference] of context.enumerateIndirectObjects())
    if (!reached.has(reference)) context.delete(reference);
}

const filterName = PDFName.of('Filter');
const parametersName = PDFName.of('DecodeParms');
const asPhoto = PDFName.of('DCTDecode');
const compressed = PDFName.of('FlateDecode');

/** How a stream is unpacked, step by step; a single one may stand in a list too. */
function filtersOf({ dict }: PDFRawStream): readonly (PDFObject | undefined)[] {
  const filter = dict.lookup(filterName);
  return filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)) : [filter];
}

const isPhoto = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && filtersOf(object).at(-1) === asPhoto;

/** A scanned page is a photo, with the place where it was taken, under whatever it was packed into besides. */
function withoutPhotoNotes(photo: PDFRawStream): PDFRawStream {
  const layers = filtersOf(photo).slice(0, -1);
  const bytes = layers.reduce(unpacked, photo.contents);
  const dict = photo.dict.clone(photo.dict.context);
  dict.set(filterName, asPhoto);
  // One set for each layer: the last is the photo's own, if it has any.
  const parameters = dict.lookup(parametersName);
  const own = parameters instanceof PDFArray ? parameters.asArray()[layers.length] : parameters;
  if (own) dict.set(parametersName, own);
  else dict.delete(parametersName);
  return PDFRawStream.of(dict, withoutNotes(bytes));
}

function unpacked(bytes: Uint8Array, layer: PDFObject | undefined): Uint8Array {
  if (layer === compressed) return inflated(bytes, mostInflatedBytes);
  const dict = PDFContext.create().obj({ Filter: layer ?? null });
  return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
}

const mostInflatedBytes = 64 * 1024 * 1024;
const longestDictionary = 64 * 1024;

/** Objects may lie in compressed streams, which the parser opens whole: how far they go is found out before it does. */
function refuseBombs(bytes: Buffer): void {
  let left = mostInflatedBytes;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 1)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = dictionaryBefore(bytes, at);
    if (!/ObjStm|XRef/.test(dictionary)) continue;
    const filters = dictionary.match(/\/\w+Decode|\/(?:Fl|LZW|A85|AHx|RL)\b/g) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1 || filters[0] !== '/FlateDecode') throw new Refused('FileBroken');
    left -= inflated(bytes.subarray(at + (bytes[at + 6] === 0x0d ? 8 : 7)), left).length;
  }
}

function dictionaryBefore(bytes: Buffer, at: number): string {
  const from = Math.max(bytes.lastIndexOf('obj', at), at - longestDictionary);
  // A name may be written in numbers, so that nobody finds it.
  return bytes
    .toString('latin1', from, at)
    .replace(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));
}

/** To the end of the file if need be: where a stream says that it ends may be a lie. */
function inflated(stream: Uint8Array, most: number): Buffer {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new Refused('FileTooDetailed')
      : new Refused('FileBroken');
  }
}
