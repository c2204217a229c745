import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';

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

/** Objects in a stream of zeros that goes on for `megabytes`, which the reader opens to look for them. */
export async function paperBomb(megabytes: number): Promise<Buffer> {
  const document = await plainPaper();
  const inflated = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  const stream = PDFRawStream.of(
    document.context.obj({ Type: 'ObjStm', N: 1, First: 4, Filter: 'FlateDecode' }),
    deflateSync(inflated, { level: 9 }),
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
