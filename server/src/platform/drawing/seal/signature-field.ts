import {
  type PDFDocument,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib';

/** What a PDF reader shows about a signature. ASCII only, as these texts are written unencoded. */
export type SignatureTexts = {
  readonly reason: string;
  readonly contact: string;
  readonly name: string;
  readonly place: string;
  readonly signedAt: Date;
};

// In hexadecimal digits: enough for a chain of certificates.
const roomDigits = 24_000;
// Placeholder that `SignPdf` replaces with the real positions.
const positionPlaceholder = '**********';
const isPrinted = 4;
// The document has a signature, and changes may only be appended.
const signatureFlags = 3;

/** Adds an invisible signature field whose signature is filled in later. */
export function addSignatureField(document: PDFDocument, words: SignatureTexts): void {
  const { context, catalog } = document;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let part = 0; part < 3; part += 1) range.push(PDFName.of(positionPlaceholder));
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: range,
    Contents: PDFHexString.of('\0'.repeat(roomDigits)),
    Reason: PDFString.of(words.reason),
    M: PDFString.fromDate(words.signedAt),
    ContactInfo: PDFString.of(words.contact),
    Name: PDFString.of(words.name),
    Location: PDFString.of(words.place),
    Prop_Build: { Filter: { Name: 'Adobe.PPKLite' }, App: { Name: words.name } },
  });
  // As bytes, so that it is written into the file itself and not into a compressed stream.
  const bytes = new Uint8Array(signature.sizeInBytes());
  signature.copyBytesInto(bytes, 0);

  const page = document.getPage(0);
  const nowhere = [0, 0, 0, 0];
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: nowhere,
      V: context.register(PDFInvalidObject.of(bytes)),
      T: PDFString.of('Signature1'),
      F: isPrinted,
      P: page.ref,
      // PDF/A requires an appearance, even for an invisible field.
      AP: { N: context.register(context.formXObject([], { BBox: nowhere, Resources: {} })) },
    }),
  );
  page.node.addAnnot(field);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({});
  form.set(PDFName.of('Fields'), context.obj([field]));
  form.set(PDFName.of('SigFlags'), PDFNumber.of(signatureFlags));
  catalog.set(PDFName.of('AcroForm'), context.register(form));
}
