import { brand } from '@riparo/domain/brand/brand.ts';
import { complaintIdSchema } from '@riparo/domain/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { DocumentFile, DocumentParts } from '../documents/document-file.ts';
import { answerDocument, receiptDocument } from './complaint-documents.ts';
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

/** Made anew each time, always the same: what it says does not change once it is stored. */
export async function complaintReceiptFile(parts: Parts, id: string): Promise<DocumentFile | null> {
  const complaint = await find(parts, id);
  return (
    (complaint && fileOf('ricevuta', complaint, await parts.documents.render(receiptDocument(complaint)))) ??
    null
  );
}

/** What was sent, as it was sent; null before that. */
export async function complaintAnswerFile(parts: Parts, id: string): Promise<DocumentFile | null> {
  const complaint = await find(parts, id);
  return complaint?.state === 'answered' && complaint.endedAt
    ? drawAnswer(parts, complaint, complaint.endedAt, false)
    : null;
}

/** The same before it is sent, to be looked at; null while nothing is saved. */
export async function answerPreviewFile(parts: Parts, id: string, now: Date): Promise<DocumentFile | null> {
  const complaint = await find(parts, id);
  if (!complaint) return null;
  const isSent = complaint.state === 'answered' && complaint.endedAt !== null;
  return drawAnswer(parts, complaint, isSent ? (complaint.endedAt ?? now) : now, !isSent);
}

async function drawAnswer(
  { documents }: Parts,
  complaint: ComplaintRow,
  at: Date,
  isDraft: boolean,
): Promise<DocumentFile | null> {
  const { answerText: text, answerOutcome: outcome } = complaint;
  if (!text || !outcome) return null;
  const by = (isDraft ? complaint.answerSavedBy : complaint.endedBy) ?? '';
  const content = await documents.render(answerDocument(complaint, { text, outcome, by, at, isDraft }));
  return fileOf(isDraft ? 'bozza' : 'risposta', complaint, content);
}
