import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { CheckupAnswers } from '@riparo/domain/checkup/answers.ts';
import { isSameName } from '@riparo/domain/person/same-name.ts';
import { desc, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { checkups } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'identity'>;

/**
 * Whether this e-mail is known under another name. Whoever proved that the mailbox is theirs decides; without an
 * account, the questionnaire filled in last does. Registrations never confirmed say nothing about a mailbox.
 */
export async function isKnownAsSomeoneElse(
  parts: Parts,
  { email, first_name, last_name }: Pick<CheckupAnswers, 'email' | 'first_name' | 'last_name'>,
): Promise<boolean> {
  const known = (await parts.identity.nameOf(email)) ?? (await lastNameGiven(parts, email));
  if (!known) return false;
  return !(isSameName(known.firstName, first_name) && isSameName(known.lastName, last_name));
}

async function lastNameGiven({ db }: Parts, email: string) {
  const [latest] = await db
    .select({ firstName: checkups.firstName, lastName: checkups.lastName })
    .from(checkups)
    .where(eq(checkups.emailKey, emailKey(email)))
    .orderBy(desc(checkups.createdAt))
    .limit(1);
  return latest ?? null;
}
