import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { checkups } from './tables.ts';

type Where = { id: string } | { submissionKey: SubmissionKey };

/** The report as it was computed, whatever rules changed since. */
export async function findReport(db: Database | Transaction, where: Where): Promise<CheckupReport | null> {
  const [row] = await db
    .select({ id: checkups.id, report: checkups.report })
    .from(checkups)
    .where('id' in where ? eq(checkups.id, where.id) : eq(checkups.submissionKey, where.submissionKey));
  return row ? { id: row.id, ...row.report } : null;
}
