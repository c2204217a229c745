import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import { desc } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { openFinder } from '../database/finder.ts';
import { checkups } from './tables.ts';

/** The name in the questionnaire filled in last with this e-mail. */
export type FindLastName = (
  emailKey: EmailKey,
) => Promise<Pick<typeof checkups.$inferSelect, 'firstName' | 'lastName'> | null>;

export function openLastNames(db: Database): FindLastName {
  return openFinder(db, 'last_names_in_checkups', {
    key: checkups.emailKey,
    fields: { firstName: checkups.firstName, lastName: checkups.lastName },
    orderBy: desc(checkups.createdAt),
  });
}
