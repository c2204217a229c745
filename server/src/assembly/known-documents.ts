import { checkupReportFile } from '../checkups/report-file.ts';
import { skiCertificateFile, skiReceiptFile } from '../ski/policy-files.ts';
import { dealDocumentFile } from '../deal-documents/deal-documents.ts';
import type { DocumentFile, DocumentParts } from '../documents/document-file.ts';

/** Names a document by what it is made from, so that a mail that waits holds no copy of it. */
export type DocumentReference = { document: DocumentName; id: string };

/** Makes a document from its rows; null when they are gone. */
export type MakeDocument = (reference: DocumentReference) => Promise<DocumentFile | null>;

type Maker = (parts: DocumentParts, id: string) => Promise<DocumentFile | null>;

/** One line for each kind of document that mails bring or pages offer. */
const makers = {
  'checkup-report': checkupReportFile,
  /** By the id of who is insured. */
  'ski-certificate': skiCertificateFile,
  'ski-receipt': skiReceiptFile,
  'deal-document': dealDocumentFile,
} satisfies Record<string, Maker>;

export type DocumentName = keyof typeof makers;

export function documentMaker(parts: DocumentParts): MakeDocument {
  return ({ document, id }) => makers[document](parts, id);
}
