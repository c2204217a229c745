import { checkupReportFile } from '../understand/checkups/report-file.ts';
import { complaintAnswerFile, complaintReceiptFile } from '../care/complaints/complaint-files.ts';
import { dealDocumentFile } from '../buy/documents/deal-documents.ts';
import type { DocumentFile, DocumentParts } from '../platform/drawing/document-file.ts';
import type { DocumentName, MakeDocument } from '../platform/drawing/document-reference.ts';
import { type CalendarParts, callForCalendarFile } from '../care/requests/call-for-calendar.ts';
import { skiCertificateFile, skiReceiptFile } from '../buy/ski/policy-files.ts';

type MakerParts = DocumentParts & CalendarParts;
type Maker = (parts: MakerParts, id: string) => Promise<DocumentFile | null>;

/** One line per kind of document in mails or on pages. */
const makers: Readonly<Record<DocumentName, Maker>> = {
  'checkup-report': checkupReportFile,
  /** By the id of the insured person. */
  'ski-certificate': skiCertificateFile,
  'ski-receipt': skiReceiptFile,
  'deal-document': dealDocumentFile,
  'call-for-calendar': callForCalendarFile,
  'complaint-receipt': complaintReceiptFile,
  'complaint-answer': complaintAnswerFile,
};

export function documentMaker(parts: MakerParts): MakeDocument {
  return ({ document, id }) => makers[document](parts, id);
}
