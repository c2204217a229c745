import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { eq } from 'drizzle-orm';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import type { DocumentFile, DocumentParts } from '../../platform/drawing/document-file.ts';
import { payments } from '../payments/tables.ts';
import { certificateDocument } from './certificate-document.ts';
import { findPolicy } from './find-policy.ts';
import { receiptDocument } from './receipt-document.ts';
import { type SkiHolderRow, skiHolders } from './tables.ts';

/** The certificate of one insured. Drawn at each request, always the same. */
export async function skiCertificateFile(parts: DocumentParts, holderId: string) {
  const [holder] = await parts.db.select().from(skiHolders).where(eq(skiHolders.id, holderId));
  const found = holder && (await findPolicy(parts.db, { id: holder.policyId }));
  if (!found) return null;
  return fileOf(
    parts,
    `certificato-sci-${whose(holder)}`,
    certificateDocument({ ...found, holder, siteUrl: parts.siteUrl }),
  );
}

/** `1-ada-d-angelo`: tells several certificates apart; letters that file names cannot contain are omitted. */
const whose = ({ place, firstName, lastName }: SkiHolderRow) =>
  `${place + 1} ${firstName} ${lastName}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');

export async function skiReceiptFile(parts: DocumentParts, policyId: string) {
  const found = await findPolicy(parts.db, { id: policyId });
  if (!found) return null;
  const [payment] = await parts.db
    .select()
    .from(payments)
    .where(eq(payments.dealUuid, found.deal.uuid))
    .orderBy(payments.receivedAt)
    .limit(1);
  return payment ? fileOf(parts, 'ricevuta-sci', receiptDocument({ ...found, payment })) : null;
}

async function fileOf(
  { documents }: DocumentParts,
  name: string,
  content: DocumentContent,
): Promise<DocumentFile> {
  return {
    filename: `${brand.cookiePrefix}-${name}.pdf`,
    contentType: 'application/pdf',
    content: await documents.render(content),
  };
}
