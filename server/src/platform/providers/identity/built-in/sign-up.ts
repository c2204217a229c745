import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../../database/connection.ts';
import type { RequestingBrowser, MailedProof, Registration } from '../identity-provider.ts';
import { Refusal, refuse } from '../refusal.ts';
import { findAccount, lockMailbox } from './find-account.ts';
import { issueCode, checkProof, useUp } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import {
  promoteToAccount,
  hasSeveralRegistrations,
  moveCodesTo,
  withoutConsent,
  registrationToConfirm,
  storeRegistration,
} from './registrations.ts';
import type { RegistrationRow } from './tables.ts';
import { changeAndEmit, type EmitEvent } from './deliver-events.ts';

/**
 * Stores a registration beside others pending for the mailbox: until a code proves the mailbox it is
 * nobody's, and does not affect what confirming another one opens (docs/decisions/0011).
 */
export async function signUp(
  parts: IdentityParts,
  registration: Registration,
  { browser, withCode }: { browser: RequestingBrowser; withCode: boolean },
) {
  const exists = refuse('UsernameExistsException');
  const mailbox = emailKey(registration.email);
  if (await findAccount(parts.db, { mailbox })) return exists;

  const { password, dealUuid, ...person } = registration;
  const passwordHash = await parts.passwords.hash(password);
  return changeAndEmit(parts, async (tx, tell) => {
    await lockMailbox(tx, mailbox);
    if (await findAccount(tx, { mailbox })) return exists;
    const createdAt = parts.clock();
    const stored = await storeRegistration(tx, {
      ...person,
      emailKey: mailbox,
      browser,
      passwordHash,
      createdAt,
    });
    if (withCode) await makeSignUpCode(tx, parts, tell, stored, { isAnother: false, browser, dealUuid });
    else await moveCodesTo(tx, stored);
    return { username: stored.email };
  });
}

type SignUpCode = {
  /** After an earlier code that was lost or expired. */
  isAnother: boolean;
  browser: RequestingBrowser;
  dealUuid: DealUuid | null;
};

export async function makeSignUpCode(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  registration: RegistrationRow,
  { isAnother, browser, dealUuid }: SignUpCode,
): Promise<void> {
  const { id, emailKey: mailbox, hasOwnPassword, product } = registration;
  const issued = await issueCode(tx, parts, { purpose: 'sign-up', mailbox }, { browser, registrationId: id });
  const isOneOfMany = await hasSeveralRegistrations(tx, mailbox);
  const details = { ...issued, isAnother, dealUuid, product, hasOwnPassword, isOneOfMany };
  tell(registration, null, { kind: 'sign-up-code-asked', ...details });
}

/**
 * In a browser that registered nothing, a password possibly chosen by someone else opens nothing: the one
 * sent with the code replaces it.
 */
export async function confirmSignUp(
  parts: IdentityParts,
  { email, password, ...proof }: MailedProof & { password?: string | undefined },
  browser: RequestingBrowser | null,
) {
  const mailbox = emailKey(email);
  const chosen =
    password === undefined
      ? {}
      : { passwordHash: await parts.passwords.hash(password), hasOwnPassword: true };
  return changeAndEmit(parts, async (tx, tell) => {
    await lockMailbox(tx, mailbox);
    const code = await checkProof(tx, parts, { purpose: 'sign-up', mailbox }, proof, browser);
    if (code instanceof Refusal) return code;
    const confirmed = await registrationToConfirm(tx, mailbox, code, browser);
    if (!confirmed) return refuse('ExpiredCodeException');
    const { registration, isOwn } = confirmed;
    // Nobody knows the random password of a purchase.
    if (!isOwn && registration.hasOwnPassword && password === undefined) return refuse('PasswordRequired');
    if (!(await useUp(tx, parts, code))) return refuse('ExpiredCodeException');
    const account = await promoteToAccount(tx, parts, tell, registration, {
      ...chosen,
      ...(isOwn ? {} : { marketing: withoutConsent(registration) }),
    });
    return { accountId: account.id, codeSentAt: code.createdAt, wrongTries: code.wrongTries };
  });
}
