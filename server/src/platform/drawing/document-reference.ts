import type { DealUuid, RequestId } from '@riparo/domain/platform/values/ids.ts';
import type { DealDocumentKind } from '@riparo/domain/buy/documents/deal-documents.ts';
import type { DocumentFile } from './document-file.ts';

/** Every kind of document that mails bring or pages offer. Kept with each mail that waits: renaming one loses those. */
export type DocumentName =
  | 'checkup-report'
  | 'ski-certificate'
  | 'ski-receipt'
  | 'deal-document'
  | 'call-for-calendar'
  | 'complaint-receipt'
  | 'complaint-answer';

/** Names a document by what it is made from, so that a mail that waits holds no copy of it. */
export type DocumentReference = { document: DocumentName; id: string };

/** Makes a document from its rows; null when they are gone. */
export type MakeDocument = (reference: DocumentReference) => Promise<DocumentFile | null>;

/** How a mail names a call for the calendar: by the line of its history that the mail tells of. */
export const calendarCallId = (requestId: RequestId, line: number) => `${requestId}/${line}`;

/** How a mail names a document of a deal. */
export const dealDocumentId = (dealUuid: DealUuid, kind: DealDocumentKind) => `${dealUuid}/${kind}`;
