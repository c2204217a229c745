import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import type { DocumentFile, DocumentParts } from '../../platform/drawing/document-file.ts';
import { answerDocument, closingDocument, receiptDocument } from './complaint-documents.ts';
import { makeOnce } from './stored-documents.ts';
import { type ComplaintRow, complaints } from './tables.ts';

type Parts = Pick<DocumentParts, 'db' | 'documents'>;

const find = async ({ db }: Parts, id: string): Promise<ComplaintRow | undefined> =>
  (
    await db
      .select()
      .from(complaints)
      .where(eq(complaints.id, complaintIdSchema.parse(id)))
  )[0];

const fileOf = (name: string, { number }: ComplaintRow, content: Buffer): DocumentFile => ({
  filename: `${brand.cookiePrefix}-${name}-${number}.pdf`,
  contentType: 'application/pdf',
  content,
});

export async function complaintReceiptFile(parts: Parts, id: string): Promise<DocumentFile | null> {
  const complaint = await find(parts, id);
  if (!complaint) return null;
  const render = () => parts.documents.render(receiptDocument(complaint));
  return fileOf('ricevuta', complaint, await makeOnce(parts.db, complaint.id, 'receipt', render));
}

/** The answer as it was sent; null before that. */
export async function complaintAnswerFile(parts: Parts, id: string): Promise<DocumentFile | null> {
  const complaint = await find(parts, id);
  return complaint ? sentAnswer(parts, complaint) : null;
}

/** A preview of the answer; null while none is saved. */
export async function answerPreviewFile(parts: Parts, id: string, now: Date): Promise<DocumentFile | null> {
  const complaint = await find(parts, id);
  if (!complaint) return null;
  if (complaint.state === 'answered') return sentAnswer(parts, complaint);
  if (complaint.state === 'closed') return closingLetter(parts, complaint);
  const content = answerContent(complaint, now, true);
  return content && fileOf('bozza', complaint, await parts.documents.render(content));
}

async function sentAnswer(parts: Parts, complaint: ComplaintRow): Promise<DocumentFile | null> {
  const { id, state, endedAt } = complaint;
  const content = state === 'answered' && endedAt ? answerContent(complaint, endedAt, false) : null;
  if (!content) return null;
  const render = () => parts.documents.render(content);
  return fileOf('risposta', complaint, await makeOnce(parts.db, id, 'answer', render));
}

/** A complainant with a mailbox has read it in the mail. */
async function closingLetter(parts: Parts, complaint: ComplaintRow): Promise<DocumentFile | null> {
  const { id, email, endedAt, endedBy } = complaint;
  if (email !== null || !endedAt) return null;
  const render = () => parts.documents.render(closingDocument(complaint, { by: endedBy ?? '', at: endedAt }));
  return fileOf('chiusura', complaint, await makeOnce(parts.db, id, 'closing', render));
}

function answerContent(complaint: ComplaintRow, at: Date, isDraft: boolean): DocumentContent | null {
  const { answerText: text, answerOutcome: outcome } = complaint;
  if (!text || !outcome) return null;
  const by = (isDraft ? complaint.answerSavedBy : complaint.endedBy) ?? '';
  return answerDocument(complaint, { text, outcome, by, at, isDraft });
}
