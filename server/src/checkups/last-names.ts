import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { findTogether } from '../database/together.ts';
import { checkups } from './tables.ts';

/** The name in the questionnaire filled in last with this e-mail. */
export type FindLastName = (
  emailKey: EmailKey,
) => Promise<Pick<typeof checkups.$inferSelect, 'firstName' | 'lastName'> | null>;

/** What every submission asks: written once, and planned once for each connection. */
export function openLastNames(db: Database): FindLastName {
  const finding = db
    .selectDistinctOn([checkups.emailKey], {
      emailKey: checkups.emailKey,
      firstName: checkups.firstName,
      lastName: checkups.lastName,
    })
    .from(checkups)
    .where(sql`${checkups.emailKey} = any(${sql.placeholder('emailKeys')})`)
    .orderBy(checkups.emailKey, desc(checkups.createdAt))
    .prepare('last_names_in_checkups');
  return findTogether(
    (emailKeys: readonly EmailKey[]) => finding.execute({ emailKeys }),
    (row) => row.emailKey,
  );
}
