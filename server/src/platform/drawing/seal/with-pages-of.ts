export async function pageCountOf(document: Buffer): Promise<number> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  return (await PDFDocument.load(document)).getPageCount();
}

/** Appends the pages of another document; existing pages stay as drawn. */
export async function withPagesOf(document: Buffer, added: Buffer): Promise<Buffer> {
  // Loaded only where it is used.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const [whole, tail] = await Promise.all([
    PDFDocument.load(document, { updateMetadata: false }),
    PDFDocument.load(added),
  ]);
  for (const page of await whole.copyPages(tail, tail.getPageIndices())) whole.addPage(page);
  return Buffer.from(await whole.save({ useObjectStreams: false }));
}
