import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import type { CheckupReport } from '@riparo/domain/contract/checkup-calls.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { together } from '../database/together.ts';
import { checkups } from './tables.ts';

type Name = { firstName: string; lastName: string };

export type EarlierCheckups = {
  /** The report that this very submission was answered with before. */
  reportOf(submissionKey: string): Promise<CheckupReport | null>;
  /** The name in the questionnaire filled in last with this e-mail. */
  lastNameWith(emailKey: EmailKey): Promise<Name | null>;
};

export function openEarlierCheckups(db: Database): EarlierCheckups {
  // What every submission asks: written once, and planned once for each connection.
  const lastNames = db
    .selectDistinctOn([checkups.emailKey], {
      emailKey: checkups.emailKey,
      firstName: checkups.firstName,
      lastName: checkups.lastName,
    })
    .from(checkups)
    .where(sql`${checkups.emailKey} = any(${sql.placeholder('emailKeys')})`)
    .orderBy(checkups.emailKey, desc(checkups.createdAt))
    .prepare('last_names_in_checkups');
  return {
    async reportOf(submissionKey) {
      const [row] = await db
        .select({ id: checkups.id, report: checkups.report })
        .from(checkups)
        .where(eq(checkups.submissionKey, submissionKey));
      return row ? { id: row.id, ...row.report } : null;
    },
    lastNameWith: together(async (emailKeys: readonly EmailKey[]) => {
      const names = new Map((await lastNames.execute({ emailKeys })).map((row) => [row.emailKey, row]));
      return emailKeys.map((emailKey) => names.get(emailKey) ?? null);
    }),
  };
}
