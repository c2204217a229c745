import { emailKey } from '@riparo/domain/account/email-key.ts';
import { eq } from 'drizzle-orm';
import type { JobHandling } from '../../../jobs/job.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { dataOfAccount } from './account-data.ts';
import { codeRequestHandling, requestCode } from './code-requests.ts';
import { forgetCodeMails } from '../../../mail/code-mails.ts';
import { findAccount, lockAccount, openNames, toAccount } from './find-account.ts';
import { forgetExpired } from './forget-expired.ts';
import { forgetCodes } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import { changePassword, forgotPasswordSubmit } from './password-change.ts';
import { openPasskeys } from './passkeys/built-in-passkeys.ts';
import { awaitedEmail } from './one-time-codes.ts';
import { confirmEmail, saveProfile } from './profile.ts';
import { secureAccount } from './secure-account.ts';
import { closeOtherSessions, closeSession, closeSessionOf, findSession, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { confirmSignUp, signUp } from './sign-up.ts';
import { accounts, codeRequests } from './tables.ts';

/** Accounts kept in the product's own database. */
export function openBuiltInIdentity(parts: IdentityParts): {
  provider: IdentityProvider;
  handlings: JobHandling[];
} {
  const provider: IdentityProvider = {
    signUp: (registration, browser) => signUp(parts, registration, browser),
    confirmSignUp: (proof, browser) => confirmSignUp(parts, proof, browser),
    resendSignUpCode: (request, browser) => requestCode(parts, { purpose: 'sign-up', ...request }, browser),

    signIn: (credentials, browser) => signIn(parts, credentials, browser),
    signOut: (token) => closeSession(parts.db, token),
    sessionOf: (token) => findSession(parts, token),
    sessionsOf: ({ id }, token) => listSessions(parts, id, token),
    signOutDevice: ({ id }, sessionId, device) => closeSessionOf(parts, id, sessionId, device),
    signOutElsewhere: ({ id }, token, device) => closeOtherSessions(parts, id, token, device),
    passkeys: openPasskeys(parts),
    secureAccount: (account, by) => secureAccount(parts, account, by),

    changePassword: (account, passwords, device) => changePassword(parts, account, passwords, device),
    forgotPassword: ({ email }, browser) =>
      requestCode(parts, { purpose: 'password-reset', email, dealUuid: null }, browser),
    forgotPasswordSubmit: (proof, by) => forgotPasswordSubmit(parts, proof, by),

    saveProfile: (account, profile, device) => saveProfile(parts, account, profile, device),
    awaitedEmail: ({ id }) => awaitedEmail(parts.db, parts, id),
    confirmEmail: (account, code, device) => confirmEmail(parts, account, code, device),

    nameOf: openNames(parts.db),
    async idOf(email) {
      const found = await findAccount(parts.db, { mailbox: emailKey(email) });
      return found?.id ?? null;
    },
    async accountOf(id) {
      const found = await findAccount(parts.db, { id });
      return found && toAccount(found);
    },
    async marketingConsentOf(db, { id }) {
      return (await findAccount(db, { id }))?.marketing ?? null;
    },
    async lockAccount(tx, account) {
      await lockAccount(tx, account);
    },
    async isPasswordOf({ id }, password) {
      const found = await findAccount(parts.db, { id });
      return parts.passwords.matches(found?.passwordHash ?? null, password);
    },
    dataOf: (account) => dataOfAccount(parts, account),
    async deleteAccount(tx, { id, email }) {
      const mailbox = emailKey(email);
      // Sessions and passkeys go with it.
      await tx.delete(accounts).where(eq(accounts.id, id));
      await forgetCodes(tx, parts, { id, emailKey: mailbox });
      await tx.delete(codeRequests).where(eq(codeRequests.emailKey, mailbox));
      // Who comes back the same minute gets a code again.
      await forgetCodeMails(parts.limiter, 'registration', mailbox);
    },
    forgetExpired: () => forgetExpired(parts),
  };
  return { provider, handlings: [codeRequestHandling(parts)] };
}
