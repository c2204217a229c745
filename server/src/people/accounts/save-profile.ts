import type { Account, Person } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure, failureFor } from '../../platform/http/problem-answers.ts';
import { mayMailCode } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import { mailsToOneMailbox, mayMail } from '../../platform/mail/mailbox-limit.ts';
import { notePerson } from '../search/keep-people.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { failureOf } from './refusals.ts';

type Parts = Pick<Dependencies, 'db' | 'identity' | 'limiter' | 'mailBudget'>;
type Profile = Person & { email: string; profileVersion: number };

/** Saves what was changed from the version it names; a code goes to a new e-mail, if it may. */
export async function saveProfile(parts: Parts, account: Account, profile: Profile, device: string) {
  const { db, identity } = parts;
  if (account.profileVersion !== profile.profileVersion) return failure(accountErrors.ProfileChanged);
  const isMoving = emailKey(profile.email) !== emailKey(account.email);
  const limited = isMoving ? await limitNewEmail(parts, account, profile.email) : null;
  const saved = await identity.saveProfile(account, profile, { device, withCode: !limited });
  if (!(saved instanceof Refusal)) {
    // The desk finds them by the name they have now.
    await notePerson(db, emailKey(saved.account.email));
    return saved;
  }
  return limited && saved.code === 'LimitExceededException' ? limited : failureOf(saved);
}

/** Counted for both: nobody gets many codes, and nobody can write to many addresses. */
async function limitNewEmail({ db, limiter, mailBudget }: Parts, { id }: Account, newEmail: string) {
  const verdict = await mayMailCode(limiter, 'email-change', id);
  if (!verdict.allowed) return failureFor(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  const mayLeave =
    (await mayMail(limiter, 'new e-mail', newEmail)) &&
    (await mailBudget.hasRoom(db, { to: newEmail, mailClass: 'newEmail' }));
  return mayLeave ? null : failureFor(mailsToOneMailbox.windowSeconds, mailErrors['mail-withheld']);
}
