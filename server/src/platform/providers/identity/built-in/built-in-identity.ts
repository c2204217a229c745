import type { JobHandler } from '../../../jobs/job.ts';
import type { IdentityProvider, IdentityData } from '../identity-provider.ts';
import { codeRequestHandler, requestCode } from './code-requests.ts';
import { findAccount, openOwnerFinder, toAccount, lockAccount } from './find-account.ts';
import type { IdentityParts } from './parts.ts';
import { changePassword, chooseFirstPassword, forgotPasswordSubmit } from './password-change.ts';
import { awaitedEmail, deleteCodes, codesOf, issueCode, voidCodes } from './account-codes.ts';
import { confirmEmail, saveProfile } from './profile.ts';
import {
  closeOtherSessions,
  closeSession,
  closeSessionOf,
  findSession,
  listSessions,
  closeAllSessions,
  isSessionOpen,
} from './sessions.ts';
import { enterByMailbox, signIn } from './sign-in.ts';
import { confirmSignUp, signUp } from './sign-up.ts';
import { countPendingEvents, eventDeliveryHandler, changeAndEmit } from './deliver-events.ts';
import type { Passkeys, Changing } from '../passkeys.ts';
import { addPasskey, askToCreate } from './passkeys/add-passkey.ts';
import {
  passkeysOf,
  removePasskey,
  toPasskey,
  passkeyDataOf,
  removeAllPasskeys,
} from './passkeys/own-passkeys.ts';
import { askToSign, signInWithPasskey } from './passkeys/passkey-sign-in.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq, lt, lte, getTableColumns } from 'drizzle-orm';
import {
  accounts,
  codeRequests,
  pendingEvents,
  accountCodes,
  accountSessions,
  codeTries,
  registrations,
} from './tables.ts';
import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { deleteOldChallenges } from './passkeys/challenges.ts';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { randomBytes } from 'node:crypto';
import { refuse } from '../refusal.ts';

/** Accounts stored in the product's own database. */
export function openBuiltInIdentity(parts: IdentityParts): {
  provider: IdentityProvider;
  handlers: JobHandler[];
  countPendingEvents(before: Date): Promise<number>;
} {
  const provider: IdentityProvider = {
    signUp: (registration, by) => signUp(parts, registration, by),
    confirmSignUp: (proof, browser) => confirmSignUp(parts, proof, browser),
    resendSignUpCode: (request, browser) => requestCode(parts, { purpose: 'sign-up', ...request }, browser),

    signIn: (credentials, browser) => signIn(parts, credentials, browser),
    enterByMailbox: (id, browser) => enterByMailbox(parts, id, browser),
    signOut: (token) => closeSession(parts.db, token),
    sessionOf: (token) => findSession(parts, token),
    sessionsOf: ({ id }, token) => listSessions(parts, id, token),
    signOutDevice: ({ id }, sessionId, device) => closeSessionOf(parts, id, sessionId, device),
    signOutElsewhere: ({ id }, token, device) => closeOtherSessions(parts, id, token, device),
    passkeys: openPasskeys(parts),
    secureAccount: (account, by) => secureAccount(parts, account, by),

    changePassword: (account, passwords, device) => changePassword(parts, account, passwords, device),
    chooseFirstPassword: (account, newPassword, by) => chooseFirstPassword(parts, account, newPassword, by),
    forgotPassword: ({ email }, browser) =>
      requestCode(parts, { purpose: 'password-reset', email, dealUuid: null }, browser),
    forgotPasswordSubmit: (proof, by) => forgotPasswordSubmit(parts, proof, by),

    saveProfile: (account, profile, by) => saveProfile(parts, account, profile, by),
    awaitedEmail: ({ id }) => awaitedEmail(parts.db, parts, id),
    confirmEmail: (account, code, device) => confirmEmail(parts, account, code, device),

    ownerOf: openOwnerFinder(parts.db),
    async accountOf(id) {
      const found = await findAccount(parts.db, { id });
      return found && toAccount(found);
    },
    async isPasswordOf({ id }, password) {
      const found = await findAccount(parts.db, { id });
      return parts.passwords.matches(found?.passwordHash ?? null, password);
    },
    dataOf: (account) => dataOfAccount(parts, account),
    deleteAccount: (id) => deleteAccount(parts, id),
    deleteExpired: () => deleteExpired(parts),
  };
  return {
    provider,
    handlers: [codeRequestHandler(parts), eventDeliveryHandler(parts)],
    countPendingEvents: (before) => countPendingEvents(parts, before),
  };
}

function openPasskeys(parts: IdentityParts): Passkeys {
  return {
    askToCreate: (account) => askToCreate(parts, account),
    add: (account, answer, by) => addPasskey(parts, account, answer, by),
    listOf: async ({ id }) => (await passkeysOf(parts.db, id)).map(toPasskey),
    remove: (account, id, by) => removePasskey(parts, account, id, by),
    askToSign: () => askToSign(parts),
    signIn: (answer, browser) => signInWithPasskey(parts, answer, browser),
  };
}

async function deleteAccount(
  parts: Pick<IdentityParts, 'db' | 'clock' | 'keyedHash'>,
  id: AccountId,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { id });
    if (!account) return;
    // Sessions and passkeys are deleted by cascade.
    await tx.delete(accounts).where(eq(accounts.id, id));
    await deleteCodes(tx, parts, account);
    await tx.delete(codeRequests).where(eq(codeRequests.emailKey, account.emailKey));
    await tx.delete(pendingEvents).where(eq(pendingEvents.accountId, id));
  });
}

export async function deleteExpired({
  db,
  clock,
  retention,
}: Pick<IdentityParts, 'db' | 'clock' | 'retention'>): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(accountSessions).where(lte(accountSessions.expiresAt, now));
  await db.delete(accountCodes).where(lt(accountCodes.keyExpiresAt, before(retention.expiredCodes)));
  // No code is valid for longer than a day.
  await db.delete(codeTries).where(lt(codeTries.triedAt, before(2)));
  await deleteOldChallenges(db, now);
  await db.delete(codeRequests).where(lt(codeRequests.createdAt, before(1)));
  // Registrations of people who never returned, or whose address a stranger typed.
  await db.delete(registrations).where(lt(registrations.createdAt, before(retention.unconfirmedAccounts)));
}

/** The account's data without its secrets: hashes of passwords, tokens or codes are never exported. */
async function dataOfAccount(
  parts: Pick<IdentityParts, 'db' | 'clock' | 'keyedHash'>,
  { id, email }: Account,
): Promise<IdentityData> {
  const { db } = parts;
  const { passwordHash: _password, emailKey: _key, ...profile } = getTableColumns(accounts);
  const { tokenHash: _token, accountId: _owner, ...session } = getTableColumns(accountSessions);
  const { purpose, createdAt, expiresAt, usedAt } = getTableColumns(accountCodes);
  const [[account], sessions, codes, passkeys] = await Promise.all([
    db.select(profile).from(accounts).where(eq(accounts.id, id)),
    db.select(session).from(accountSessions).where(eq(accountSessions.accountId, id)),
    db
      .select({ purpose, createdAt, expiresAt, usedAt })
      .from(accountCodes)
      .where(codesOf(parts, { id, emailKey: emailKey(email) })),
    passkeyDataOf(db, id),
  ]);
  return { account: account ?? {}, sessions, codes, passkeys };
}

/**
 * «Non ero io». The old password is replaced too: anyone who knows it would be back before the owner reads
 * the mail. The code is sent whatever a stranger requested before, since it is requested from within a
 * session, which then ends.
 */
async function secureAccount(parts: IdentityParts, { id }: Account, { sessionToken, device }: Changing) {
  const unusablePasswordHash = await parts.passwords.hash(randomBytes(32).toString('base64url'));
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    // Two concurrent requests count as one, with one code.
    if (!account || !(await isSessionOpen(tx, parts, sessionToken))) return refuse('SessionRequired');
    await tx
      .update(accounts)
      // Unlike after a purchase, the mailbox alone no longer opens the account: only a new password does.
      .set({ passwordHash: unusablePasswordHash, hasOwnPassword: true })
      .where(eq(accounts.id, id));
    await closeAllSessions(tx, id);
    await removeAllPasskeys(tx, id);
    await voidCodes(tx, parts, account);
    const issued = await issueCode(tx, parts, { purpose: 'password-reset', mailbox: account.emailKey }, {});
    tell(account, device, { kind: 'secured', ...issued });
    return undefined;
  });
}
