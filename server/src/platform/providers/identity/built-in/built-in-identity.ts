import type { JobHandler } from '../../../jobs/job.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { dataOfAccount } from './account-data.ts';
import { codeRequestHandler, requestCode } from './code-requests.ts';
import { deleteAccount } from './delete-account.ts';
import { findAccount, openOwners, toAccount } from './find-account.ts';
import { forgetExpired } from './forget-expired.ts';
import type { IdentityParts } from './parts.ts';
import { changePassword, chooseFirstPassword, forgotPasswordSubmit } from './password-change.ts';
import { openPasskeys } from './passkeys/built-in-passkeys.ts';
import { awaitedEmail } from './account-codes.ts';
import { confirmEmail, saveProfile } from './profile.ts';
import { secureAccount } from './secure-account.ts';
import { closeOtherSessions, closeSession, closeSessionOf, findSession, listSessions } from './sessions.ts';
import { enterByMailbox, signIn } from './sign-in.ts';
import { confirmSignUp, signUp } from './sign-up.ts';
import { countWaitingNews, newsHandler } from './tell-news.ts';

/** Accounts kept in the product's own database. */
export function openBuiltInIdentity(parts: IdentityParts): {
  provider: IdentityProvider;
  handlers: JobHandler[];
  countWaitingNews(before: Date): Promise<number>;
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

    ownerOf: openOwners(parts.db),
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
    forgetExpired: () => forgetExpired(parts),
  };
  return {
    provider,
    handlers: [codeRequestHandler(parts), newsHandler(parts)],
    countWaitingNews: (before) => countWaitingNews(parts, before),
  };
}
