import type { Account } from '@riparo/domain/people/account/account.ts';
import { type EmailKey, emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import type { RequestingBrowser, MailedProof } from '../identity-provider.ts';
import type { Changing } from '../passkeys.ts';
import { Refusal, refuse } from '../refusal.ts';
import { findAccount, lockAccount, lockMailbox, toAccount } from './find-account.ts';
import { checkProof, useUp, voidCodes } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { promoteToAccount, withoutConsent, registrationToConfirm } from './registrations.ts';
import { passkeyNamesOf, removeAllPasskeys } from './passkeys/own-passkeys.ts';
import { closeAllSessions, isSessionOpen, openSession } from './sessions.ts';
import { type AccountRow, accounts, type CodeRow } from './tables.ts';
import { changeAndEmit, type EmitEvent } from './deliver-events.ts';

export async function changePassword(
  parts: IdentityParts,
  { id }: Account,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  device: string,
) {
  const refused = refuse('NotAuthorizedException');
  const found = await findAccount(parts.db, { id });
  if (!found || !(await parts.passwords.matches(found.passwordHash, oldPassword))) return refused;

  const passwordHash = await parts.passwords.hash(newPassword);
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    if (account?.passwordHash !== found.passwordHash) return refused;
    await replacePassword(tx, parts, account, passwordHash);
    tell(account, device, { kind: 'password-changed', passkeys: await passkeyNamesOf(tx, id) });
    return { token: await openSession(tx, id, device, parts.clock()), account: toAccount(account) };
  });
}

/** An account created by a purchase has a random password that nobody can type as the old one. */
export async function chooseFirstPassword(
  parts: IdentityParts,
  { id }: Account,
  newPassword: string,
  { sessionToken, device }: Changing,
) {
  const passwordHash = await parts.passwords.hash(newPassword);
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    if (!account || !(await isSessionOpen(tx, parts, sessionToken))) return refuse('SessionRequired');
    if (account.hasOwnPassword) return refuse('NotAuthorizedException');
    await replacePassword(tx, parts, account, passwordHash);
    tell(account, device, { kind: 'password-changed', passkeys: await passkeyNamesOf(tx, id) });
    const token = await openSession(tx, id, device, parts.clock());
    return { token, account: toAccount({ ...account, hasOwnPassword: true }) };
  });
}

/**
 * A reset by mail may be necessary because of an intruder: all earlier passkeys are removed (decision 0037).
 * A code from the mailbox also confirms a pending registration, as the password is now the owner's.
 */
export async function forgotPasswordSubmit(
  parts: IdentityParts,
  { email, newPassword, ...proof }: MailedProof & { newPassword: string },
  { browser, device }: { browser: RequestingBrowser | null; device: string },
) {
  const mailbox = emailKey(email);
  const passwordHash = await parts.passwords.hash(newPassword);
  return changeAndEmit(parts, async (tx, tell) => {
    await lockMailbox(tx, mailbox);
    const code = await checkProof(tx, parts, { purpose: 'password-reset', mailbox }, proof, browser);
    if (code instanceof Refusal) return code;
    const known = await lockAccount(tx, { mailbox });
    // Revealed only to the owner of the mailbox, and the code remains usable for a better password.
    if (known && (await parts.passwords.matches(known.passwordHash, newPassword)))
      return refuse('InvalidPasswordException');
    const isStillGood = await useUp(tx, parts, code);
    const account = known ?? (await confirmWaiting(tx, parts, tell, { mailbox, browser, code }));
    if (!account || !isStillGood) return refuse('ExpiredCodeException');
    const removedPasskeys = await removeAllPasskeys(tx, account.id);
    await replacePassword(tx, parts, account, passwordHash);
    tell(account, device, { kind: 'password-reset', removedPasskeys });
    return undefined;
  });
}

async function confirmWaiting(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  { mailbox, browser, code }: { mailbox: EmailKey; browser: RequestingBrowser | null; code: CodeRow },
): Promise<AccountRow | null> {
  const confirmed = await registrationToConfirm(tx, mailbox, code, browser);
  if (!confirmed) return null;
  const { registration, isOwn } = confirmed;
  const marketing = isOwn ? registration.marketing : withoutConsent(registration);
  return promoteToAccount(tx, parts, tell, registration, { hasOwnPassword: true, marketing });
}

/** Ends every access with the old password, an existing session or an earlier code. */
async function replacePassword(
  tx: Transaction,
  parts: IdentityParts,
  account: AccountRow,
  passwordHash: string,
): Promise<void> {
  const { id } = account;
  await tx.update(accounts).set({ passwordHash, hasOwnPassword: true }).where(eq(accounts.id, id));
  await closeAllSessions(tx, id);
  await voidCodes(tx, parts, account);
}
