import { emailKey } from '@riparo/domain/account/email-key.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { isUniqueViolation } from '../../../database/unique-violation.ts';
import { Failure, failure, failureFor } from '../../../http/problem-answers.ts';
import { forgetCodeMails, mayMailCode } from '../../../mail/code-mails.ts';
import { mailsToOneMailbox, mayMail } from '../../../mail/mailbox-limit.ts';
import type { Account, Person } from '../identity-provider.ts';
import { findAccount, lockAccount, lockMailbox, toAccount } from './find-account.ts';
import { awaitedEmail, issueCode, judgeProof, useUp, voidCodes, voidEmailCodes } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import { type AccountRow, accounts, registrations } from './tables.ts';

type Profile = Person & { email: string; profileVersion: number };

/** Saves what was changed from the version it names, and sends a code to a new e-mail. */
export async function saveProfile(parts: IdentityParts, account: Account, profile: Profile, device: string) {
  const { firstName, lastName, birthDate, email, profileVersion } = profile;
  const changed = failure(accountErrors.ProfileChanged);
  if (account.profileVersion !== profileVersion) return changed;
  const emailToConfirm = emailKey(email) === emailKey(account.email) ? null : email;
  const limited = emailToConfirm === null ? null : await limitNewEmail(parts, account, emailToConfirm);

  return parts.db.transaction(async (tx) => {
    const current = await lockAccount(tx, account);
    if (current?.profileVersion !== profileVersion) return changed;
    if (limited && !(await isAwaited(tx, parts, current, email))) return limited;
    if (emailToConfirm !== null && !limited)
      await sendEmailCode(tx, parts, { ...current, firstName }, emailToConfirm, device);
    return { account: await updateAccount(tx, current, { firstName, lastName, birthDate }), emailToConfirm };
  });
}

/** Counted for both: nobody gets many codes, and nobody can write to many addresses. */
async function limitNewEmail({ limiter }: IdentityParts, { id }: Account, newEmail: string) {
  const verdict = await mayMailCode(limiter, 'email-change', id);
  if (!verdict.allowed) return failureFor(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  return (await mayMail(limiter, 'new e-mail', newEmail))
    ? null
    : failureFor(mailsToOneMailbox.windowSeconds, accountErrors.LimitExceededException);
}

/** The code on its way still counts: the rest of the profile can be saved meanwhile. */
async function isAwaited(tx: Transaction, parts: IdentityParts, { id }: AccountRow, newEmail: string) {
  const awaited = await awaitedEmail(tx, parts, id);
  return awaited !== null && emailKey(awaited) === emailKey(newEmail);
}

async function sendEmailCode(
  tx: Transaction,
  parts: IdentityParts,
  { id, firstName }: AccountRow,
  newEmail: string,
  device: string,
): Promise<void> {
  await parts.onAccountEvent(tx, { accountId: id, kind: 'email-code-asked', device });
  await voidEmailCodes(tx, parts, id);
  const { code } = await issueCode(tx, parts, { purpose: 'email-change', accountId: id }, { newEmail });
  const owner = await findAccount(tx, { mailbox: emailKey(newEmail) });
  // Only the mailbox itself hears that it has an account already; a code in it would be of no use.
  if (owner) await parts.sendMailLater(tx, { to: newEmail, template: 'account-email-taken', data: {} });
  else
    await parts.sendMailLater(tx, {
      to: newEmail,
      template: 'account-email-code',
      data: { firstName, code },
    });
}

export async function confirmEmail(parts: IdentityParts, { id }: Account, typed: string, device: string) {
  try {
    return await parts.db.transaction(async (tx) => {
      const current = await lockAccount(tx, { id });
      if (!current) return failure(accountErrors.CodeMismatchException);
      const of = { purpose: 'email-change', accountId: id } as const;
      const code = await judgeProof(tx, parts, of, { code: typed }, null);
      if (code instanceof Failure) return code;
      if (code.newEmail === null) throw new Error('a code for a changed e-mail lacks the address');
      if (!(await useUp(tx, parts, code))) return failure(accountErrors.ExpiredCodeException);
      return await moveToEmail(tx, parts, current, code.newEmail, device);
    });
  } catch (error) {
    // Another account got the address in the same moment.
    if (isUniqueViolation(error)) return failure(accountErrors.UsernameExistsException);
    throw error;
  }
}

async function moveToEmail(
  tx: Transaction,
  parts: IdentityParts,
  current: AccountRow,
  email: string,
  device: string,
) {
  const mailbox = emailKey(email);
  await lockMailbox(tx, mailbox);
  if (await findAccount(tx, { mailbox })) return failure(accountErrors.UsernameExistsException);
  // Others registered with it but never proved it theirs; this code just did.
  await tx.delete(registrations).where(eq(registrations.emailKey, mailbox));

  const account = await updateAccount(tx, current, { email, emailKey: mailbox });
  await voidCodes(tx, parts, current);
  // Who has the old address from now on gets a code at once.
  await forgetCodeMails(parts.limiter, 'registration', current.emailKey);
  await parts.onAccountEvent(tx, { accountId: current.id, kind: 'email-changed', device });
  await parts.sendMailLater(tx, {
    to: current.email,
    template: 'account-email-changed',
    data: { firstName: current.firstName, changedAt: parts.clock().toISOString() },
  });
  await parts.onEmailMoved(tx, { accountId: current.id, from: current.email, to: email });
  return account;
}

async function updateAccount(
  tx: Transaction,
  { id }: AccountRow,
  changes: Partial<AccountRow>,
): Promise<Account> {
  const [row] = await tx
    .update(accounts)
    .set({ ...changes, profileVersion: sql`${accounts.profileVersion} + 1` })
    .where(eq(accounts.id, id))
    .returning();
  if (!row) throw new Error('a locked account is gone');
  return toAccount(row);
}
