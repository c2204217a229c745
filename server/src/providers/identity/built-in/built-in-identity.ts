import { emailKey } from '@riparo/domain/account/email-key.ts';
import { eq, sql } from 'drizzle-orm';
import type { JobHandling } from '../../../jobs/job.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { dataOfAccount } from './account-data.ts';
import { codeRequestHandling, requestCode } from './code-requests.ts';
import { findAccount, lockAccount, openNames, toAccount } from './find-account.ts';
import { forgetExpired } from './forget-expired.ts';
import type { IdentityParts } from './parts.ts';
import { changePassword, forgotPasswordSubmit } from './password-change.ts';
import { openPasskeys } from './passkeys/built-in-passkeys.ts';
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
    signUp: (registration) => signUp(parts, registration),
    confirmSignUp: (proof) => confirmSignUp(parts, proof),
    resendSignUpCode: (request) => requestCode(parts, { purpose: 'sign-up', ...request }),

    signIn: (credentials, browser) => signIn(parts, credentials, browser),
    signOut: (token) => closeSession(parts.db, token),
    sessionOf: (token) => findSession(parts, token),
    sessionsOf: ({ id }, token) => listSessions(parts, id, token),
    signOutDevice: ({ id }, sessionId, device) => closeSessionOf(parts, id, sessionId, device),
    signOutElsewhere: ({ id }, token, device) => closeOtherSessions(parts, id, token, device),
    passkeys: openPasskeys(parts),
    secureAccount: (account, by) => secureAccount(parts, account, by),

    changePassword: (account, passwords, device) => changePassword(parts, account, passwords, device),
    forgotPassword: ({ email }) => requestCode(parts, { purpose: 'password-reset', email, dealUuid: null }),
    forgotPasswordSubmit: (proof, device) => forgotPasswordSubmit(parts, proof, device),

    saveProfile: (account, profile, device) => saveProfile(parts, account, profile, device),
    confirmEmail: (account, code, device) => confirmEmail(parts, account, code, device),

    nameOf: openNames(parts.db),
    async idOf(email) {
      const found = await findAccount(parts.db, { email });
      return found?.confirmedAt ? found.id : null;
    },
    async accountOf(id) {
      const found = await findAccount(parts.db, { id });
      return found?.confirmedAt ? toAccount(found) : null;
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
    dataOf: (account) => dataOfAccount(parts.db, account),
    async deleteAccount(tx, { id, email }) {
      // Sessions, passkeys and codes go with it.
      await tx.delete(accounts).where(eq(accounts.id, id));
      await tx.delete(codeRequests).where(eq(sql`lower(${codeRequests.email})`, emailKey(email)));
    },
    forgetExpired: () => forgetExpired(parts),
  };
  return { provider, handlings: [codeRequestHandling(parts)] };
}
