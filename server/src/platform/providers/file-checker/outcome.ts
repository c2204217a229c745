import type { FileRefusal } from '@riparo/domain/care/files/errors.ts';
import type { FileKind } from '@riparo/domain/care/files/limits.ts';

/** Where in the stored PDF the picture of a page is. */
export type PagePicture = { from: number; bytes: number };

/** What was made of a file. */
export type OpenedFile = {
  kind: FileKind;
  contentType: 'image/jpeg' | 'application/pdf';
  /** Of pictures. */
  width: number | null;
  height: number | null;
  /** Of PDFs. */
  pages: number | null;
  pagePictures: PagePicture[] | null;
  content: Buffer;
  /** A small JPEG of the picture, or of the first page. */
  preview: Buffer;
};

export type Drawn = Omit<OpenedFile, 'kind'>;

export type CheckOutcome = OpenedFile | { refusal: FileRefusal };

/** What a first, short try may end with too. */
export type TryOutcome = CheckOutcome | { needsLonger: true };

/** A file that is refused, wherever in its check that shows. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** A file that may be right and takes more than the time of a first try. */
export class NeedsLonger extends Error {
  override readonly name = 'NeedsLonger';
}
