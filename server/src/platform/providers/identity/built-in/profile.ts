import type { Account, Person } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { isUniqueViolation } from '../../../database/unique-violation.ts';
import { Refusal, refuse } from '../refusal.ts';
import { findAccount, lockAccount, lockMailbox, toAccount } from './find-account.ts';
import { awaitedEmail, issueCode, checkProof, useUp, voidCodes, voidEmailCodes } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { type AccountRow, accounts, registrations } from './tables.ts';
import { changeAndEmit, type EmitEvent } from './deliver-events.ts';

type Profile = Person & { email: string; profileVersion: number };

/** Saves the changes if the version still matches, and creates a code for a new e-mail. */
export async function saveProfile(
  parts: IdentityParts,
  account: Account,
  profile: Profile,
  { device, withCode }: { device: string; withCode: boolean },
) {
  const { firstName, lastName, birthDate, email, profileVersion } = profile;
  return changeAndEmit(parts, async (tx, tell) => {
    const current = await lockAccount(tx, account);
    if (current?.profileVersion !== profileVersion) return refuse('ProfileChanged');
    const emailToConfirm = emailKey(email) === current.emailKey ? null : email;
    if (emailToConfirm !== null && !withCode && !(await isAwaited(tx, parts, current, email)))
      return refuse('LimitExceededException');
    if (emailToConfirm !== null && withCode)
      await makeEmailCode(tx, parts, tell, { ...current, firstName }, { newEmail: emailToConfirm, device });
    return { account: await updateAccount(tx, current, { firstName, lastName, birthDate }), emailToConfirm };
  });
}

/** The code already sent is still valid: the rest of the profile can be saved meanwhile. */
async function isAwaited(tx: Transaction, parts: IdentityParts, { id }: AccountRow, newEmail: string) {
  const awaited = await awaitedEmail(tx, parts, id);
  return awaited !== null && emailKey(awaited) === emailKey(newEmail);
}

async function makeEmailCode(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  owner: AccountRow,
  { newEmail, device }: { newEmail: string; device: string },
): Promise<void> {
  const { id } = owner;
  await voidEmailCodes(tx, parts, id);
  const issued = await issueCode(tx, parts, { purpose: 'email-change', accountId: id }, { newEmail });
  // Only the mailbox itself learns that it already has an account; a code would be useless to it.
  const isTaken = (await findAccount(tx, { mailbox: emailKey(newEmail) })) !== null;
  tell(owner, device, { kind: 'email-code-asked', newEmail, code: isTaken ? null : issued.code });
}

export async function confirmEmail(parts: IdentityParts, { id }: Account, typed: string, device: string) {
  try {
    return await changeAndEmit(parts, async (tx, tell) => {
      const current = await lockAccount(tx, { id });
      if (!current) return refuse('CodeMismatchException');
      const of = { purpose: 'email-change', accountId: id } as const;
      const code = await checkProof(tx, parts, of, { code: typed }, null);
      if (code instanceof Refusal) return code;
      if (code.newEmail === null) throw new Error('a code for a changed e-mail lacks the address');
      if (!(await useUp(tx, parts, code))) return refuse('ExpiredCodeException');
      return await moveToEmail(tx, parts, tell, current, { email: code.newEmail, device });
    });
  } catch (error) {
    // Another account got the address at the same moment.
    if (isUniqueViolation(error)) return refuse('UsernameExistsException');
    throw error;
  }
}

async function moveToEmail(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  current: AccountRow,
  { email, device }: { email: string; device: string },
) {
  const mailbox = emailKey(email);
  await lockMailbox(tx, mailbox);
  if (await findAccount(tx, { mailbox })) return refuse('UsernameExistsException');
  // Others registered with it but never proved it; this code just did.
  await tx.delete(registrations).where(eq(registrations.emailKey, mailbox));

  const account = await updateAccount(tx, current, { email, emailKey: mailbox });
  await voidCodes(tx, parts, current);
  tell(account, device, { kind: 'email-changed', from: current.email });
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
