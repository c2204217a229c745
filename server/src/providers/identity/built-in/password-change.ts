import { accountErrors } from '@riparo/domain/account/errors.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { Failure, failure } from '../../../http/problem-answers.ts';
import type { Account, MailedCode } from '../identity-provider.ts';
import { findAccount, lockAccount, toAccount } from './find-account.ts';
import { takeCode, voidCodes } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import { passkeyNamesOf, removeAllPasskeys } from './passkeys/own-passkeys.ts';
import { closeAllSessions, openSession } from './sessions.ts';
import { markConfirmed } from './sign-up.ts';
import { type AccountRow, accounts } from './tables.ts';

export async function changePassword(
  parts: IdentityParts,
  { id }: Account,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  device: string,
) {
  const refused = failure(accountErrors.NotAuthorizedException);
  const found = await findAccount(parts.db, { id });
  if (!found || !(await parts.passwords.matches(found.passwordHash, oldPassword))) return refused;

  const passwordHash = await parts.passwords.hash(newPassword);
  return parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { id });
    if (account?.passwordHash !== found.passwordHash) return refused;
    await replacePassword(tx, parts, account, passwordHash, { passkeys: await passkeyNamesOf(tx, id) });
    await parts.onAccountEvent(tx, { accountId: id, kind: 'password-changed', device });
    return { token: await openSession(tx, id, device, parts.clock()), account: toAccount(account) };
  });
}

/**
 * Whoever chooses a password by mail may do so because somebody else is in: no passkey of before stays (decision 0037).
 * A code that reached the mailbox also confirms an account that never was: the password is its owner's now.
 */
export async function forgotPasswordSubmit(
  parts: IdentityParts,
  { email, code, newPassword }: MailedCode & { newPassword: string },
  device: string,
) {
  const passwordHash = await parts.passwords.hash(newPassword);
  return parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { email });
    if (!account) return failure(accountErrors.CodeMismatchException);
    const taken = await takeCode(tx, parts, { accountId: account.id, purpose: 'password-reset' }, code);
    if (taken instanceof Failure) return taken;
    const removedPasskeys = await removeAllPasskeys(tx, account.id);
    await replacePassword(tx, parts, account, passwordHash, { removedPasskeys });
    await parts.onAccountEvent(tx, { accountId: account.id, kind: 'password-reset', device });
    if (!account.confirmedAt) await markConfirmed(tx, parts, { ...account, hasOwnPassword: true });
    return undefined;
  });
}

/** Whoever knew the old password, or held a session or a code from before, is out. */
async function replacePassword(
  tx: Transaction,
  { clock, sendMailLater }: IdentityParts,
  { id, email, firstName }: AccountRow,
  passwordHash: string,
  told: { passkeys?: string[]; removedPasskeys?: string[] },
): Promise<void> {
  await tx.update(accounts).set({ passwordHash, hasOwnPassword: true }).where(eq(accounts.id, id));
  await closeAllSessions(tx, id);
  await voidCodes(tx, id);
  await sendMailLater(tx, {
    to: email,
    template: 'account-password-changed',
    data: { firstName, email, changedAt: clock().toISOString(), ...told },
  });
}
