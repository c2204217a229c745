import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { registerPasskeys } from './passkey-routes.ts';
import { registerPasswords, wrongPassword } from './password-routes.ts';
import { registerRegistration } from './registration-routes.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  ownSessionsCall,
  signOutDeviceCall,
  signOutElsewhereCall,
} from '@riparo/domain/platform/sign-in/session-calls.ts';
import { failure, Failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import {
  deleteAccountCall,
  personalDataCall,
  awaitedEmailCall,
  confirmEmailCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { noteEvent } from '../account-events/note-event.ts';
import {
  clearSessionCookies,
  hasSessionCookies,
  setSessionCookies,
} from '../../platform/http/access/session-cookies.ts';
import { limitAttempts, passwordAttempts, addressAttempts, signInAttempts } from './attempt-limits.ts';
import { personalDataOf } from './personal-data.ts';
import { removeAccount } from './remove-account.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { readProfile, sessionFor } from './account-forms.ts';
import { failureOf } from './refusals.ts';
import type { Account, Person } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import { mayMailCode } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import { mailLimitPerMailbox, mayMail } from '../../platform/mail/mailbox-limit.ts';
import { queueReindex } from '../search/people-index.ts';
import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { noteFailedSignIn } from '../account-events/failed-sign-ins.ts';
import { identifyBrowser } from './requesting-browser.ts';
import { isKnownBrowser, rememberBrowser } from './known-browser.ts';

const fileName = `${brand.cookiePrefix}-dati-personali.json`;

/** The rights of an account's owner over their data: export and deletion. */
function registerOwnData(app: App, dependencies: Dependencies): void {
  const { clock, config, db, identity } = dependencies;

  serve(app, personalDataCall, async ({ account, request, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    const data = await personalDataOf(dependencies, account);
    const happening = { accountId: account.id, device: deviceOfRequest(request), at: clock() };
    await db.transaction((tx) => noteEvent(tx, { ...happening, kind: 'data-exported' }));
    return data;
  });

  serve(app, deleteAccountCall, async ({ account, body, reply }) => {
    const limited = await limitAttempts(dependencies, passwordAttempts(account));
    if (limited) return limited;
    if (!(await identity.isPasswordOf(account, body.password)))
      return failure(accountErrors.NotAuthorizedException, { password: wrongPassword(account) });

    await removeAccount(dependencies, account);
    clearSessionCookies(config, reply);
    return undefined;
  });
}

export function registerAccounts(app: App, dependencies: Dependencies): void {
  registerRegistration(app, dependencies);
  registerSessions(app, dependencies);
  registerDevices(app, dependencies);
  registerPasskeys(app, dependencies);
  registerPasswords(app, dependencies);
  registerProfile(app, dependencies);
  registerOwnData(app, dependencies);
}

/** The sessions of an account, and ending one of them or all others. */
function registerDevices(app: App, dependencies: Dependencies): void {
  const { identity } = dependencies;

  serve(app, ownSessionsCall, async ({ account, session }) => {
    const sessions = await identity.sessionsOf(account, session.token);
    const data = sessions.map(({ openedAt, lastSeenAt, ...one }) => ({
      ...one,
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { data };
  });

  serve(app, signOutDeviceCall, async ({ account, params, request }) => {
    const wasOpen = await identity.signOutDevice(account, params.id, deviceOfRequest(request));
    return wasOpen ? undefined : failure(generalErrors['not-found']);
  });

  serve(app, signOutElsewhereCall, async ({ account, session, request }) => {
    await identity.signOutElsewhere(account, session.token, deviceOfRequest(request));
    return undefined;
  });
}

function registerProfile(app: App, dependencies: Dependencies): void {
  const { clock, identity, limiter } = dependencies;

  serve(app, saveProfileCall, async ({ account, body, request }) => {
    const profile = readProfile(body, dayInRome(clock()));
    if (profile instanceof Failure) return profile;
    const saved = await saveProfile(dependencies, account, profile, deviceOfRequest(request));
    if (saved instanceof Failure) return saved;
    return { session: sessionFor(saved.account), emailToConfirm: saved.emailToConfirm };
  });

  serve(app, awaitedEmailCall, async ({ account }) => ({ email: await identity.awaitedEmail(account) }));

  serve(app, confirmEmailCall, async ({ account, body, request }) => {
    const attempts = passwordAttempts(account);
    const limited = await limitAttempts(dependencies, [
      ...attempts,
      ...addressAttempts(dependencies, request, 'code typed'),
    ]);
    if (limited) return limited;
    if (!(await identity.isPasswordOf(account, body.password)))
      return failure(accountErrors.NotAuthorizedException, { password: wrongPassword(account) });
    await limiter.forget(attempts[0].key);
    const moved = await identity.confirmEmail(account, body.code, deviceOfRequest(request));
    return moved instanceof Refusal ? failureOf(moved) : sessionFor(moved);
  });
}

type Parts = Pick<Dependencies, 'db' | 'identity' | 'limiter' | 'mailBudget'>;
type Profile = Person & { email: string; profileVersion: number };

/** Saves the changes if the version still matches; a code goes to a new e-mail, if allowed. */
async function saveProfile(parts: Parts, account: Account, profile: Profile, device: string) {
  const { db, identity } = parts;
  if (account.profileVersion !== profile.profileVersion) return failure(accountErrors.ProfileChanged);
  const isMoving = emailKey(profile.email) !== emailKey(account.email);
  const limited = isMoving ? await limitNewEmail(parts, account, profile.email) : null;
  const saved = await identity.saveProfile(account, profile, { device, withCode: !limited });
  if (!(saved instanceof Refusal)) {
    // The desk finds them by their present name.
    await queueReindex(db, emailKey(saved.account.email));
    return saved;
  }
  return limited && saved.code === 'LimitExceededException' ? limited : failureOf(saved);
}

/** Counted for both: nobody gets many codes, and nobody can write to many addresses. */
async function limitNewEmail({ db, limiter, mailBudget }: Parts, { id }: Account, newEmail: string) {
  const verdict = await mayMailCode(limiter, 'email-change', id);
  if (!verdict.allowed)
    return temporaryFailure(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  const mayLeave =
    (await mayMail(limiter, 'new e-mail', newEmail)) &&
    (await mailBudget.hasRoom(db, { to: newEmail, mailClass: 'newEmail' }));
  return mayLeave ? null : temporaryFailure(mailLimitPerMailbox.windowSeconds, mailErrors['mail-withheld']);
}

function registerSessions(app: App, dependencies: Dependencies): void {
  const { config, identity, limiter } = dependencies;

  serve(app, signInCall, async ({ previousToken, body, request, reply }) => {
    const { email } = body;
    const isKnown = isKnownBrowser(dependencies, request, email);
    const attempts = signInAttempts(dependencies, request, email, isKnown);
    const limited = await limitAttempts(dependencies, attempts);
    if (limited) return limited;

    const asking = identifyBrowser(dependencies, request);
    const opened = await identity.signIn(body, {
      replaced: previousToken,
      device: deviceOfRequest(request),
      asking: asking.browser,
    });
    if (opened instanceof Refusal) {
      // The next requested code confirms the registration whose password this browser just knew.
      if (opened.code === 'UserNotConfirmedException') asking.remember(reply);
      else await noteFailedSignIn(dependencies, email);
      return failureOf(opened);
    }
    await limiter.forget(attempts[0].key);
    setSessionCookies(config, reply, opened.token);
    rememberBrowser(dependencies, reply, email);
    return sessionFor(opened.account);
  });

  serve(app, signOutCall, async ({ previousToken, reply }) => {
    if (previousToken) await identity.signOut(previousToken);
    clearSessionCookies(config, reply);
    return undefined;
  });

  serve(app, sessionCall, async ({ optionalCustomer, request, reply }) => {
    const account = await optionalCustomer();
    if (!account && hasSessionCookies(config, request)) clearSessionCookies(config, reply);
    return sessionFor(account);
  });
}
