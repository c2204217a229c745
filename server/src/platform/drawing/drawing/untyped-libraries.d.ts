// The little of them that is used here: they bring no types of their own.

declare module 'fontkit' {
  export function create(content: Buffer): { characterSet: readonly number[] };
}

declare module 'pdfkit/output' {
  /** Ends when the document has ended. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
