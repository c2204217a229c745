import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { eq } from 'drizzle-orm';
import type { DocumentFile, DocumentParts } from '../../platform/drawing/document-file.ts';
import { checkupReportDocument } from './report-document.ts';
import { checkups } from './tables.ts';

/** Drawn per request, always the same: the row contains all its content. */
export async function checkupReportFile(
  { db, documents, siteUrl }: DocumentParts,
  id: string,
): Promise<DocumentFile | null> {
  const [row] = await db
    .select({ report: checkups.report, createdAt: checkups.createdAt })
    .from(checkups)
    .where(eq(checkups.id, id));
  if (!row) return null;
  const content = checkupReportDocument({ id, ...row.report }, { createdAt: row.createdAt, siteUrl });
  return {
    filename: `${brand.cookiePrefix}-report-di-copertura.pdf`,
    contentType: 'application/pdf',
    content: await documents.render(content),
  };
}
