import type { FileRefusal } from '@riparo/domain/files/errors.ts';
import type { FileKind } from '@riparo/domain/files/limits.ts';

/** What was made of a file. */
export type OpenedFile = {
  kind: FileKind;
  contentType: 'image/jpeg' | 'application/pdf';
  /** Of pictures. */
  width: number | null;
  height: number | null;
  /** Of PDFs. */
  pages: number | null;
  content: Buffer;
  /** A small JPEG; null where there is none, of PDFs. */
  preview: Buffer | null;
};

export type CheckOutcome = OpenedFile | { refusal: FileRefusal };

/** A file that is refused, wherever in its check that shows. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
