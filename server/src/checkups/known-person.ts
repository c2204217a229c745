import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { CheckupAnswers } from '@riparo/domain/checkup/answers.ts';
import { isSameName } from '@riparo/domain/person/same-name.ts';
import type { Dependencies } from '../dependencies.ts';
import type { FindLastName } from './last-names.ts';

type Parts = Pick<Dependencies, 'identity'> & { findLastName: FindLastName };

/**
 * Whether this e-mail is known under another name. Whoever proved that the mailbox is theirs decides; without an
 * account, the questionnaire filled in last does. Registrations never confirmed say nothing about a mailbox.
 */
export async function isKnownAsSomeoneElse(
  parts: Parts,
  { email, first_name, last_name }: Pick<CheckupAnswers, 'email' | 'first_name' | 'last_name'>,
): Promise<boolean> {
  const [ofAccount, ofCheckup] = await Promise.all([
    parts.identity.nameOf(email),
    parts.findLastName(emailKey(email)),
  ]);
  const known = ofAccount ?? ofCheckup;
  if (!known) return false;
  return !(isSameName(known.firstName, first_name) && isSameName(known.lastName, last_name));
}
