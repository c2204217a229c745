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

/** What a reader of PDF shows of a signature. Plain letters: these texts are written as they are. */
export type SignatureWords = {
  readonly reason: string;
  readonly contact: string;
  readonly name: string;
  readonly place: string;
  readonly signedAt: Date;
};

// In hexadecimal digits: enough for a chain of certificates.
const roomDigits = 24_000;
// What `SignPdf` looks for, and puts the real places in.
const unknownPlace = '**********';
const isPrinted = 4;
// There is a signature, and whoever changes the file may only add to it.
const signatureFlags = 3;

/** Adds an invisible signature field whose signature is yet to be filled in. */
export function addSignaturePlace(document: PDFDocument, words: SignatureWords): void {
  const { context, catalog } = document;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let part = 0; part < 3; part += 1) range.push(PDFName.of(unknownPlace));
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
  // As bytes, so that it stands in the file as it is and in no compressed stream.
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
      // PDF/A asks for an appearance, also of what is not seen.
      AP: { N: context.register(context.formXObject([], { BBox: nowhere, Resources: {} })) },
    }),
  );
  page.node.addAnnot(field);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({});
  form.set(PDFName.of('Fields'), context.obj([field]));
  form.set(PDFName.of('SigFlags'), PDFNumber.of(signatureFlags));
  catalog.set(PDFName.of('AcroForm'), context.register(form));
}
