import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import type { CheckupReport } from '@riparo/domain/contract/checkup-calls.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { checkups } from './tables.ts';

type Name = { firstName: string; lastName: string };

export type EarlierCheckups = {
  /** The report that this very submission was answered with before. */
  reportOf(submissionKey: string): Promise<CheckupReport | null>;
  /** The name in the questionnaire filled in last with this e-mail. */
  lastNameWith(emailKey: EmailKey): Promise<Name | null>;
};

/** What every submission asks first: written once, and planned once for each connection. */
export function openEarlierCheckups(db: Database): EarlierCheckups {
  const report = db
    .select({ id: checkups.id, report: checkups.report })
    .from(checkups)
    .where(eq(checkups.submissionKey, sql.placeholder('submissionKey')))
    .prepare('report_of_submission');
  const name = db
    .select({ firstName: checkups.firstName, lastName: checkups.lastName })
    .from(checkups)
    .where(eq(checkups.emailKey, sql.placeholder('emailKey')))
    .orderBy(desc(checkups.createdAt))
    .limit(1)
    .prepare('last_name_in_checkups');
  return {
    async reportOf(submissionKey) {
      const [row] = await report.execute({ submissionKey });
      return row ? { id: row.id, ...row.report } : null;
    },
    async lastNameWith(emailKey) {
      const [row] = await name.execute({ emailKey });
      return row ?? null;
    },
  };
}
