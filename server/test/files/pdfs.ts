import { PDFDocument, PDFHexString, PDFName, type PDFObject } from '@cantoo/pdf-lib';

/** One page with a line, written by hand: it shows the position of everything. */
export async function plainPdf(): Promise<PDFDocument> {
  const written = await PDFDocument.create();
  written.addPage([200, 100]).drawText('Fattura 12', { x: 20, y: 50, size: 12 });
  written.setAuthor('Ada Prova');
  written.setCreator('Telefono Uno');
  return written;
}

export const savedPdf = async (document: PDFDocument, useObjectStreams = false) =>
  Buffer.from(await document.save({ useObjectStreams }));

export async function paper(): Promise<Buffer> {
  return savedPdf(await plainPdf());
}

/** Its page has these too. */
export async function pdfWith(
  more: (document: PDFDocument) => Record<string, PDFObject>,
  { useObjectStreams = false }: { useObjectStreams?: boolean } = {},
): Promise<Buffer> {
  const document = await plainPdf();
  for (const [key, value] of Object.entries(more(document)))
    document.getPage(0).node.set(PDFName.of(key), value);
  return savedPdf(document, useObjectStreams);
}

/** A form with one field. */
export async function filledForm(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  const field = document.getForm().createTextField('città');
  field.setText(text);
  field.addToPage(page, { x: 10, y: 10, width: 180, height: 40 });
  return savedPdf(document);
}

/** With a photo inside, as scanners and phones make them. */
export async function pdfWithPhoto(jpeg: Buffer): Promise<Buffer> {
  const document = await PDFDocument.create();
  const image = await document.embedJpg(jpeg);
  document.addPage([200, 100]).drawImage(image, { x: 0, y: 0, width: 64, height: 48 });
  return savedPdf(document);
}

/** Marked as encrypted: it cannot be read without the password. */
export async function lockedPdf(): Promise<Buffer> {
  const document = await plainPdf();
  const { context } = document;
  const secret = PDFHexString.of('00'.repeat(32));
  context.trailerInfo.Encrypt = context.register(
    context.obj({ Filter: 'Standard', V: 1, R: 2, P: -44, O: secret, U: secret }),
  );
  return savedPdf(document);
}
