import type { DealUuid, RequestId } from '@riparo/domain/platform/values/ids.ts';
import type { DealDocumentKind } from '@riparo/domain/buy/documents/deal-documents.ts';
import type { DocumentFile } from './document-file.ts';

/** Every kind of document in mails or on pages. Stored with each queued mail: renaming one loses those. */
export type DocumentName =
  | 'checkup-report'
  | 'ski-certificate'
  | 'ski-receipt'
  | 'deal-document'
  | 'call-for-calendar'
  | 'complaint-receipt'
  | 'complaint-answer';

/** Identifies a document by its source, so that a queued mail holds no copy of it. */
export type DocumentReference = { document: DocumentName; id: string };

/** Makes a document from its rows; null if they are gone. */
export type MakeDocument = (reference: DocumentReference) => Promise<DocumentFile | null>;

/** How a mail refers to a calendar entry for a call: by the line of its history. */
export const calendarCallId = (requestId: RequestId, line: number) => `${requestId}/${line}`;

/** How a mail refers to a document of a deal. */
export const dealDocumentId = (dealUuid: DealUuid, kind: DealDocumentKind) => `${dealUuid}/${kind}`;
