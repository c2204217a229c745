// The parts we use: these libraries have no types of their own.

declare module 'fontkit' {
  export function create(content: Buffer): { characterSet: readonly number[] };
}

declare module 'pdfkit/output' {
  /** Resolves when the document has ended. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
