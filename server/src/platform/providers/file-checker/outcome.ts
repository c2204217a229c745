import type { FileRefusal } from '@riparo/domain/care/files/errors.ts';
import type { FileKind } from '@riparo/domain/care/files/limits.ts';

/** Where the picture of a page is in the stored PDF. */
export type PagePicture = { from: number; bytes: number };

/** The result of opening a file. */
export type OpenedFile = {
  kind: FileKind;
  contentType: 'image/jpeg' | 'application/pdf';
  /** Only for pictures. */
  width: number | null;
  height: number | null;
  /** Only for PDFs. */
  pages: number | null;
  pagePictures: PagePicture[] | null;
  content: Buffer;
  /** A small JPEG of the picture, or of the first page. */
  preview: Buffer;
};

export type Drawn = Omit<OpenedFile, 'kind'>;

export type CheckOutcome = OpenedFile | { refusal: FileRefusal };

/** Additional outcome of the first, quick run. */
export type TryOutcome = CheckOutcome | { needsLonger: true };

/** Thrown when a file is refused, at any point of its check. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Thrown for a file that may be valid but needs more than the quick run. */
export class NeedsLonger extends Error {
  override readonly name = 'NeedsLonger';
}
