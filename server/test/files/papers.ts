import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from 'pdf-lib';

/** One page with a line, written by hand: it shows where everything stands. */
export async function plainPaper(): Promise<PDFDocument> {
  const written = await PDFDocument.create();
  written.addPage([200, 100]).drawText('Fattura 12', { x: 20, y: 50, size: 12 });
  written.setAuthor('Ada Prova');
  written.setCreator('Telefono Uno');
  return written;
}

export const savedPaper = async (document: PDFDocument, useObjectStreams = false) =>
  Buffer.from(await document.save({ useObjectStreams }));

export async function paper(): Promise<Buffer> {
  return savedPaper(await plainPaper());
}

/** Its page has these too. */
export async function paperWith(
  more: (document: PDFDocument) => Record<string, PDFObject>,
  { useObjectStreams = false }: { useObjectStreams?: boolean } = {},
): Promise<Buffer> {
  const document = await plainPaper();
  for (const [key, value] of Object.entries(more(document)))
    document.getPage(0).node.set(PDFName.of(key), value);
  return savedPaper(document, useObjectStreams);
}

/** Notes of who wrote it, with what and when, wherever a program puts some. */
export async function paperWithNotes(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setAuthor('Ada Prova');
  document.setCreator('Telefono Uno');
  const { context, catalog } = document;
  const note = () => context.register(context.stream('Ada Prova', { Type: 'Metadata' }));
  catalog.set(PDFName.of('Metadata'), note());
  const page = document.addPage([200, 100]).node;
  page.set(PDFName.of('Contents'), context.register(context.stream('0 0 100 50 re f')));
  const mask = context.register(context.stream('mask', { Subtype: 'Image' }));
  page.set(PDFName.of('Thumb'), context.register(context.stream('small', { Subtype: 'Image', SMask: mask })));
  page.set(PDFName.of('PieceInfo'), context.obj({ Disegno: { Private: note() } }));
  page.set(PDFName.of('LastModified'), PDFString.of('D:20260101'));
  page.set(PDFName.of('Annots'), context.obj([{ Subtype: 'Text', Metadata: note() }]));
  return savedPaper(document);
}

/** Does something as soon as it is opened. */
export async function paperWithAction(
  action: Record<string, string>,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<Buffer> {
  const document = await plainPaper();
  const { context, catalog } = document;
  const entries = Object.entries(action).map(([key, value]) => [
    key,
    key === 'S' ? PDFName.of(value) : PDFString.of(value),
  ]);
  const dictionary = context.obj(Object.fromEntries(entries) as Record<string, PDFName>);
  catalog.set(PDFName.of('OpenAction'), context.register(dictionary));
  return savedPaper(document, hidden);
}

export async function paperWithFile(): Promise<Buffer> {
  const document = await plainPaper();
  await document.attach(Buffer.from('MZ'), 'conto.exe', { mimeType: 'application/octet-stream' });
  return savedPaper(document);
}

/** With a photo inside, as scanners and phones make them. */
export async function paperWithPhoto(jpeg: Buffer): Promise<Buffer> {
  const document = await PDFDocument.create();
  const image = await document.embedJpg(jpeg);
  document.addPage([200, 100]).drawImage(image, { x: 0, y: 0, width: 64, height: 48 });
  return savedPaper(document);
}

/** A photo under further layers, the outermost first: each is undone before the next. */
export const paperWithPackedPhoto = (
  jpeg: Buffer,
  ...layers: readonly { readonly filter: string; readonly pack: (bytes: Buffer) => Buffer }[]
): Promise<Buffer> =>
  paperWith(({ context }) => {
    const packed = layers.reduceRight((bytes, { pack }) => pack(bytes), jpeg);
    const filters = [...layers.map(({ filter }) => filter), 'DCTDecode'].map((name) => PDFName.of(name));
    const stream = context.stream(packed, {
      Subtype: 'Image',
      Width: 64,
      Height: 48,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Filter: context.obj(filters),
      DecodeParms: [...layers.map(() => null), { ColorTransform: 1 }],
    });
    return { Resources: context.obj({ XObject: { Photo: context.register(stream) } }) };
  });

/** Objects in a stream of zeros that goes on for `megabytes`, which the reader opens to look for them. */
export async function paperBomb(megabytes: number): Promise<Buffer> {
  const document = await plainPaper();
  const inflated = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  const stream = PDFRawStream.of(
    document.context.obj({ Type: 'ObjStm', N: 1, First: 4, Filter: 'FlateDecode' }),
    deflateSync(inflated, { level: 1 }),
  );
  document.context.register(stream);
  return savedPaper(document);
}

/** Says that it is encrypted: whoever has no password reads nothing. */
export async function lockedPaper(): Promise<Buffer> {
  const document = await plainPaper();
  const { context } = document;
  const secret = PDFHexString.of('00'.repeat(32));
  context.trailerInfo.Encrypt = context.register(
    context.obj({ Filter: 'Standard', V: 1, R: 2, P: -44, O: secret, U: secret }),
  );
  return savedPaper(document);
}
