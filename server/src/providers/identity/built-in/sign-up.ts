import { emailKey } from '@riparo/domain/account/email-key.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import { eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { Failure, failure } from '../../../http/problem-answers.ts';
import type { MailedCode, Registration } from '../identity-provider.ts';
import { limitCodes } from './code-requests.ts';
import { findAccount, lockAccount } from './find-account.ts';
import { issueCode, takeCode } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import { type AccountRow, accounts } from './tables.ts';

/**
 * Registers, or registers anew over what was never confirmed: until a code proves the mailbox, an account belongs to
 * nobody, and a stranger who was there first must not choose the owner's password (docs/decisions/0011).
 */
export async function signUp(parts: IdentityParts, registration: Registration) {
  const exists = failure(accountErrors.UsernameExistsException);
  const earlier = await findAccount(parts.db, registration);
  if (earlier?.confirmedAt) return exists;
  // Each further registration sends a code: beyond the limit for codes the earlier one stands.
  if (earlier && (await limitCodes(parts, 'sign-up', registration.email))) return exists;

  const passwordHash = await parts.passwords.hash(registration.password);
  return parts.db.transaction(async (tx) => {
    const account = await storeUnconfirmed(tx, parts, registration, passwordHash);
    if (!account) return exists;
    const code = await issueCode(tx, parts, { accountId: account.id, purpose: 'sign-up' });
    await parts.sendMailLater(tx, {
      to: account.email,
      template: 'account-confirmation-code',
      data: {
        firstName: account.firstName,
        email: account.email,
        code,
        dealUuid: registration.dealUuid,
        hasOwnPassword: account.hasOwnPassword,
        replacesEarlier: earlier !== null,
      },
    });
    return { username: account.email };
  });
}

async function storeUnconfirmed(
  tx: Transaction,
  { clock }: IdentityParts,
  registration: Registration,
  passwordHash: string,
): Promise<AccountRow | undefined> {
  const { email, firstName, lastName, birthDate, phone, marketing, hasOwnPassword } = registration;
  const values = {
    email,
    emailKey: emailKey(email),
    passwordHash,
    hasOwnPassword,
    firstName,
    lastName,
    birthDate,
    phone,
    marketing,
    createdAt: clock(),
  };
  const [account] = await tx
    .insert(accounts)
    .values(values)
    .onConflictDoUpdate({ target: accounts.emailKey, set: values, setWhere: isNull(accounts.confirmedAt) })
    .returning();
  return account;
}

export async function confirmSignUp(parts: IdentityParts, { email, code }: MailedCode) {
  return parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { email });
    if (!account) return failure(accountErrors.CodeMismatchException);
    const taken = await takeCode(tx, parts, { accountId: account.id, purpose: 'sign-up' }, code);
    if (taken instanceof Failure) return taken;
    await markConfirmed(tx, parts, account);
    return undefined;
  });
}

/** The mailbox is proved: the account is its owner's from now on. */
export async function markConfirmed(
  tx: Transaction,
  { clock, sendMailLater }: Pick<IdentityParts, 'clock' | 'sendMailLater'>,
  { id, email, firstName, hasOwnPassword }: AccountRow,
): Promise<void> {
  await tx.update(accounts).set({ confirmedAt: clock() }).where(eq(accounts.id, id));
  await sendMailLater(tx, { to: email, template: 'account-welcome', data: { firstName, hasOwnPassword } });
}
