import {
  changePasswordCall,
  confirmEmailCall,
  confirmSignUpCall,
  deleteAccountCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  personalDataCall,
  resendSignUpCodeCall,
  saveProfileCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import {
  ownSessionsCall,
  signOutDeviceCall,
  signOutElsewhereCall,
} from '@riparo/domain/platform/sign-in/session-calls.ts';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmedHolder,
  type Holder,
  latestCode,
  newEmail,
  otherThan,
  ownAttributes,
  password,
  registration,
  resentCode,
  resetCode,
  signedInHolder,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

// The answer of each operation in each state of an account: one row each.

const start = new Date('2026-11-15T10:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const newPassword = 'Nuovissima2';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { WRITES_PER_MINUTE: '100000' } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});
beforeEach(() => server.setNow(start));

type Situation = Holder & { code: string };

async function withCode(holder: Holder): Promise<Situation> {
  return { ...holder, code: await latestCode(server, holder.email) };
}

async function typeWrongCodes({ email, browser, code }: Situation, call: Call): Promise<void> {
  const wrong = { email, code: otherThan(code), newPassword, password };
  for (let tries = 0; tries < 5; tries += 1) await browser.call(call, wrong as never);
}

const situations = {
  unknown: async () => ({ email: newEmail(), browser: openBrowser(server), code: '123456' }),
  unconfirmed: async () => withCode(await unconfirmedHolder(server)),
  confirmed: async () => withCode(await confirmedHolder(server)),
  'signed in': async () => withCode(await signedInHolder(server)),
  'signed out': async () => {
    const holder = await signedInHolder(server);
    await holder.browser.call(signOutCall);
    return withCode(holder);
  },
  'session revoked by a reset': async () => {
    const holder = await signedInHolder(server);
    const code = await resetCode(server, holder);
    await openBrowser(server).call(forgotPasswordSubmitCall, { email: holder.email, code, newPassword });
    return { ...holder, code };
  },
  'session expired': async () => {
    const holder = await signedInHolder(server);
    server.setNow(hours(30 * 24));
    return withCode(holder);
  },
  'session invented': async () => {
    const holder = await signedInHolder(server);
    holder.browser.cookies.set('riparo_session', 'A'.repeat(43));
    return withCode(holder);
  },

  'sign-up code expired': async () => {
    const situation = await withCode(await unconfirmedHolder(server));
    server.setNow(hours(24));
    return situation;
  },
  'sign-up code requested again': async () => {
    const holder = await unconfirmedHolder(server);
    const situation = await withCode(holder);
    await resentCode(server, holder);
    return situation;
  },
  'sign-up code resent': async () => {
    const holder = await unconfirmedHolder(server);
    return { ...holder, code: await resentCode(server, holder) };
  },
  'sign-up code mistyped 5 times': async () => {
    const situation = await withCode(await unconfirmedHolder(server));
    await typeWrongCodes(situation, confirmSignUpCall);
    return situation;
  },
  'reset requested': async () => {
    const holder = await confirmedHolder(server);
    return { ...holder, code: await resetCode(server, holder) };
  },
  'reset requested, never confirmed': async () => {
    const holder = await unconfirmedHolder(server);
    return { ...holder, code: await resetCode(server, holder) };
  },
  'reset code expired': async () => {
    const holder = await confirmedHolder(server);
    const code = await resetCode(server, holder);
    server.setNow(hours(1));
    return { ...holder, code };
  },
  'reset code used': async () => {
    const holder = await confirmedHolder(server);
    const code = await resetCode(server, holder);
    await holder.browser.call(forgotPasswordSubmitCall, { email: holder.email, code, newPassword });
    return { ...holder, code };
  },
  'reset code mistyped 5 times': async () => {
    const holder = await confirmedHolder(server);
    const situation = { ...holder, code: await resetCode(server, holder) };
    await typeWrongCodes(situation, forgotPasswordSubmitCall);
    return situation;
  },
  'new e-mail requested': async () => askForNewEmail(),
  'new e-mail code expired': async () => {
    const situation = await askForNewEmail();
    server.setNow(hours(1));
    return situation;
  },
  'new e-mail code mistyped 5 times': async () => {
    const situation = await askForNewEmail();
    await typeWrongCodes(situation, confirmEmailCall);
    return situation;
  },
} satisfies Record<string, () => Promise<Situation>>;

async function askForNewEmail(): Promise<Situation> {
  const holder = await signedInHolder(server);
  const wished = newEmail();
  await holder.browser.call(saveProfileCall, { ...profile(holder.email), email: wished });
  return { ...holder, code: await latestCode(server, wished) };
}

const profile = (email: string) => ({
  ...ownAttributes,
  family_name: 'Verdi',
  email,
  profileVersion: 1,
});

const operations = {
  'sign-up': ({ browser, email }: Situation) => browser.call(signUpCall, registration(email)),
  'sign-up in capitals': ({ browser, email }: Situation) =>
    browser.call(signUpCall, registration(email.toUpperCase())),
  'confirm with the code': ({ browser, email, code }: Situation) =>
    browser.call(confirmSignUpCall, { email, code }),
  'confirm in capitals, the code with spaces': ({ browser, email, code }: Situation) =>
    browser.call(confirmSignUpCall, {
      email: email.toUpperCase(),
      code: ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
    }),
  'confirm with another code': ({ browser, email, code }: Situation) =>
    browser.call(confirmSignUpCall, { email, code: otherThan(code) }),
  'confirm with no code at all': ({ browser, email }: Situation) =>
    browser.call(confirmSignUpCall, { email, code: 'ciao' }),
  'resend the code': ({ browser, email }: Situation) => browser.call(resendSignUpCodeCall, { email }),
  'sign in': ({ browser, email }: Situation) => browser.call(signInCall, { email, password }),
  'sign in in capitals': ({ browser, email }: Situation) =>
    browser.call(signInCall, { email: email.toUpperCase(), password }),
  'sign in with a wrong password': ({ browser, email }: Situation) =>
    browser.call(signInCall, { email, password: 'Sbagliata1' }),
  'sign in with the new password': ({ browser, email }: Situation) =>
    browser.call(signInCall, { email, password: newPassword }),
  'sign out': ({ browser }: Situation) => browser.call(signOutCall),
  'read the session': ({ browser }: Situation) => browser.call(sessionCall),
  'forget the password': ({ browser, email }: Situation) => browser.call(forgotPasswordCall, { email }),
  'reset with the code': ({ browser, email, code }: Situation) =>
    browser.call(forgotPasswordSubmitCall, { email, code, newPassword }),
  'reset with another code': ({ browser, email, code }: Situation) =>
    browser.call(forgotPasswordSubmitCall, { email, code: otherThan(code), newPassword }),
  'reset to a weak password': ({ browser, email, code }: Situation) =>
    browser.call(forgotPasswordSubmitCall, { email, code, newPassword: 'debole' }),
  'change the password': ({ browser }: Situation) =>
    browser.call(changePasswordCall, { oldPassword: password, newPassword }),
  'change it with a wrong old one': ({ browser }: Situation) =>
    browser.call(changePasswordCall, { oldPassword: 'Sbagliata1', newPassword }),
  'change it to a weak one': ({ browser }: Situation) =>
    browser.call(changePasswordCall, { oldPassword: password, newPassword: 'debole' }),
  'save the profile': ({ browser, email }: Situation) => browser.call(saveProfileCall, profile(email)),
  'save an older profile': ({ browser, email }: Situation) =>
    browser.call(saveProfileCall, { ...profile(email), profileVersion: 0 }),
  'save a wrong profile': ({ browser, email }: Situation) =>
    browser.call(saveProfileCall, { ...profile(email), name: 'R2D2' }),
  'confirm the new e-mail': ({ browser, code }: Situation) =>
    browser.call(confirmEmailCall, { code, password }),
  'confirm it with another code': ({ browser, code }: Situation) =>
    browser.call(confirmEmailCall, { code: otherThan(code), password }),
  'confirm it with a wrong password': ({ browser, code }: Situation) =>
    browser.call(confirmEmailCall, { code, password: 'Sbagliata1' }),
  'list the devices': ({ browser }: Situation) => browser.call(ownSessionsCall),
  'sign one device out': async ({ browser }: Situation) => {
    const { answer } = await browser.call(ownSessionsCall);
    return browser.call(signOutDeviceCall, undefined, { id: answer.data[0]?.id ?? 'none' });
  },
  'sign an unknown device out': ({ browser }: Situation) =>
    browser.call(signOutDeviceCall, undefined, { id: 'none' }),
  'sign the other devices out': ({ browser }: Situation) => browser.call(signOutElsewhereCall),
  'download the data': ({ browser }: Situation) => browser.call(personalDataCall),
  'delete the account': ({ browser }: Situation) => browser.call(deleteAccountCall, { password }),
  'delete it with a wrong password': ({ browser }: Situation) =>
    browser.call(deleteAccountCall, { password: 'Sbagliata1' }),
};

type Row = [keyof typeof operations, keyof typeof situations, number | `${number} ${string}`];

const withoutSession = [
  'unknown',
  'signed out',
  'session revoked by a reset',
  'session expired',
  'session invented',
] as const;
const needSession = [
  'change the password',
  'save the profile',
  'confirm the new e-mail',
  'list the devices',
  'sign an unknown device out',
  'sign the other devices out',
  'download the data',
  'delete the account',
] as const;

const rows: Row[] = [
  ['sign-up', 'unknown', 200],
  ['sign-up', 'unconfirmed', 200],
  ['sign-up', 'confirmed', '409 UsernameExistsException'],
  ['sign-up in capitals', 'confirmed', '409 UsernameExistsException'],

  ['confirm with the code', 'unknown', '400 CodeMismatchException'],
  ['confirm with the code', 'unconfirmed', 204],
  ['confirm in capitals, the code with spaces', 'unconfirmed', 204],
  ['confirm with another code', 'unconfirmed', '400 CodeMismatchException'],
  ['confirm with no code at all', 'unconfirmed', '400 CodeMismatchException'],
  ['confirm with the code', 'confirmed', '400 ExpiredCodeException'],
  ['confirm with another code', 'confirmed', '400 CodeMismatchException'],
  ['confirm with the code', 'sign-up code expired', '400 ExpiredCodeException'],
  ['confirm with another code', 'sign-up code expired', '400 CodeMismatchException'],
  ['confirm with the code', 'sign-up code requested again', 204],
  ['confirm with the code', 'sign-up code resent', 204],
  ['confirm with the code', 'sign-up code mistyped 5 times', '400 ExpiredCodeException'],
  ['confirm with the code', 'reset requested, never confirmed', '400 CodeMismatchException'],

  ['resend the code', 'unknown', 204],
  ['resend the code', 'unconfirmed', 204],
  ['resend the code', 'confirmed', 204],
  ['resend the code', 'sign-up code mistyped 5 times', 204],
  ['resend the code', 'sign-up code resent', '429 LimitExceededException'],

  ['sign in', 'unknown', '401 NotAuthorizedException'],
  ['sign in', 'unconfirmed', '403 UserNotConfirmedException'],
  ['sign in with a wrong password', 'unconfirmed', '401 NotAuthorizedException'],
  ['sign in', 'confirmed', 200],
  ['sign in in capitals', 'confirmed', 200],
  ['sign in with a wrong password', 'confirmed', '401 NotAuthorizedException'],
  ['sign in', 'signed in', 200],
  ['sign in', 'session revoked by a reset', '401 NotAuthorizedException'],
  ['sign in with the new password', 'session revoked by a reset', 200],

  ['sign out', 'unknown', 204],
  ['sign out', 'signed in', 204],
  ['sign out', 'signed out', 204],
  ['sign out', 'session invented', 204],
  ['read the session', 'unknown', 200],
  ['read the session', 'signed in', 200],
  ['read the session', 'session expired', 200],

  ['forget the password', 'unknown', 204],
  ['forget the password', 'unconfirmed', 204],
  ['forget the password', 'confirmed', 204],
  ['forget the password', 'reset requested', '429 LimitExceededException'],
  ['reset with the code', 'unknown', '400 CodeMismatchException'],
  ['reset with the code', 'confirmed', '400 CodeMismatchException'],
  ['reset with the code', 'reset requested', 204],
  ['reset with the code', 'reset requested, never confirmed', 204],
  ['reset with another code', 'reset requested', '400 CodeMismatchException'],
  ['reset to a weak password', 'reset requested', '422 InvalidPasswordException'],
  ['reset with the code', 'reset code expired', '400 ExpiredCodeException'],
  ['reset with the code', 'reset code used', '400 ExpiredCodeException'],
  ['reset with the code', 'reset code mistyped 5 times', '400 ExpiredCodeException'],

  ['change the password', 'signed in', 204],
  ['change it with a wrong old one', 'signed in', '401 NotAuthorizedException'],
  ['change it to a weak one', 'signed in', '422 InvalidPasswordException'],

  ['list the devices', 'signed in', 200],
  ['sign one device out', 'signed in', 204],
  ['sign an unknown device out', 'signed in', '404 not-found'],
  ['sign the other devices out', 'signed in', 204],

  ['save the profile', 'signed in', 200],
  ['save an older profile', 'signed in', '409 ProfileChanged'],
  ['save a wrong profile', 'signed in', '422 validation'],
  ['confirm the new e-mail', 'signed in', '400 CodeMismatchException'],
  ['confirm the new e-mail', 'new e-mail requested', 200],
  ['confirm it with another code', 'new e-mail requested', '400 CodeMismatchException'],
  ['confirm it with a wrong password', 'new e-mail requested', '401 NotAuthorizedException'],
  ['confirm the new e-mail', 'new e-mail code expired', '400 ExpiredCodeException'],
  ['confirm the new e-mail', 'new e-mail code mistyped 5 times', '400 ExpiredCodeException'],

  ['download the data', 'signed in', 200],
  ['delete the account', 'signed in', 204],
  ['delete it with a wrong password', 'signed in', '401 NotAuthorizedException'],

  ...needSession.flatMap((operation) =>
    withoutSession.map((situation): Row => [operation, situation, '401 SessionRequired']),
  ),
];

test.each(rows)('%s | %s → %s', async (operation, situation, expected) => {
  const { status, problem } = await operations[operation](await situations[situation]());
  const isProblem = typeof problem === 'object' && 'code' in problem;
  expect(isProblem ? `${status} ${problem.code}` : status).toBe(expected);
});
