import { emailKey } from '@riparo/domain/account/email-key.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import type { Transaction } from '../../../database/connection.ts';
import { Failure, failure } from '../../../http/problem-answers.ts';
import { mayMailCode } from '../../../mail/code-mails.ts';
import type { AskingBrowser, MailedProof, Registration } from '../identity-provider.ts';
import { findAccount, lockMailbox } from './find-account.ts';
import { issueCode, judgeProof, useUp } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import {
  becomeAccount,
  keepRegistration,
  notAgreed,
  pendingFor,
  registeredBy,
  registrationOf,
} from './registrations.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * Keeps a registration beside those that wait for the same mailbox already: until a code proves the mailbox it belongs
 * to nobody, and changes nothing of what another one's confirmation opens (docs/decisions/0011).
 */
export async function signUp(parts: IdentityParts, registration: Registration, browser: AskingBrowser) {
  const exists = failure(accountErrors.UsernameExistsException);
  const mailbox = emailKey(registration.email);
  // Counted before anything is looked up: many at once are as many.
  const { allowed: isMailed } = await mayMailCode(parts.limiter, 'registration', mailbox);
  if (await findAccount(parts.db, { mailbox })) return exists;

  const { password, dealUuid, ...person } = registration;
  const passwordHash = await parts.passwords.hash(password);
  return parts.db.transaction(async (tx) => {
    await lockMailbox(tx, mailbox);
    if (await findAccount(tx, { mailbox })) return exists;
    const createdAt = parts.clock();
    const stored = await keepRegistration(tx, {
      ...person,
      emailKey: mailbox,
      browser,
      passwordHash,
      createdAt,
    });
    if (isMailed)
      await mailCode(tx, parts, stored, { template: 'account-confirmation-code', browser, dealUuid });
    return { username: stored.email };
  });
}

type CodeMail = {
  template: 'account-confirmation-code' | 'account-new-confirmation-code';
  browser: AskingBrowser;
  dealUuid: DealUuid | null;
};

export async function mailCode(
  tx: Transaction,
  parts: IdentityParts,
  { id, email, emailKey: mailbox, firstName, hasOwnPassword, product }: RegistrationRow,
  { template, browser, dealUuid }: CodeMail,
): Promise<void> {
  const issued = await issueCode(tx, parts, { purpose: 'sign-up', mailbox }, { browser, registrationId: id });
  const isOneOfMany = (await pendingFor(tx, mailbox)).length > 1;
  const data = { firstName, email, ...issued, dealUuid, product, hasOwnPassword, isOneOfMany };
  await parts.sendMailLater(tx, { to: email, template, data });
}

/**
 * A code of whichever mail proves the mailbox; what is confirmed is what this browser registered. Where it registered
 * nothing, a password that somebody else may have chosen opens nothing: one that comes with the code takes its place.
 */
export async function confirmSignUp(
  parts: IdentityParts,
  { email, password, ...proof }: MailedProof & { password?: string | undefined },
  browser: AskingBrowser | null,
) {
  const mailbox = emailKey(email);
  const chosen =
    password === undefined
      ? {}
      : { passwordHash: await parts.passwords.hash(password), hasOwnPassword: true };
  return parts.db.transaction(async (tx) => {
    await lockMailbox(tx, mailbox);
    const code = await judgeProof(tx, parts, { purpose: 'sign-up', mailbox }, proof, browser);
    if (code instanceof Failure) return code;
    const pending = await pendingFor(tx, mailbox);
    const own = registeredBy(pending, browser);
    const registration = own ?? registrationOf(pending, code);
    if (!registration) return failure(accountErrors.ExpiredCodeException);
    // The random password of a purchase is known to nobody.
    if (!own && registration.hasOwnPassword && password === undefined)
      return failure(accountErrors.PasswordRequired);
    if (!(await useUp(tx, parts, code))) return failure(accountErrors.ExpiredCodeException);
    await becomeAccount(tx, parts, registration, {
      ...chosen,
      ...(own ? {} : { marketing: notAgreed(registration) }),
    });
    return undefined;
  });
}
