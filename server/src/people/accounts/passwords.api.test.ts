import {
  changePasswordCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  resendSignUpCodeCall,
  saveProfileCall,
  confirmEmailCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  mailsTo,
  newEmail,
  ownAttributes,
  password,
  registration,
  resetCode,
  signedInHolder,
  signInElsewhere,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { pausePasswords } from '../../../test/paused-passwords.ts';
import { hold } from '../../../test/held-rows.ts';
import { testServer } from '../../../test/test-server.ts';
import { customers } from '../../platform/customers/tables.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { GUESSABLE_PASSWORD } from '@riparo/domain/platform/person/new-password.ts';
import { accountCodes, accounts, codeRequests } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const newPassword = 'Nuovissima2';

const isSignedIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.call(sessionCall)).answer.authenticated;

describe('changing a password', () => {
  test('a changed password gives this browser a new token, and ends every other session', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const phone = await signInElsewhere(server, email);
    const before = browser.cookies.get('riparo_session') ?? '';

    await browser.call(changePasswordCall, { oldPassword: password, newPassword });

    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(phone)).toBe(false);
    expect(browser.cookies.get('riparo_session')).not.toBe(before);
    const thief = openBrowser(server);
    thief.cookies.set('riparo_session', before);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await phone.call(signInCall, { email, password })).status).toBe(401);
    expect((await phone.call(signInCall, { email, password: newPassword })).status).toBe(200);
  });

  test('a changed password is reported to the owner by mail', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await browser.call(changePasswordCall, { oldPassword: password, newPassword });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('La tua password Riparo è cambiata');
    expect(mail?.text).toContain('15 novembre 2026 alle ore\u00a011:00');
    expect(mail?.text).not.toContain(newPassword);
  });

  test('a changed password voids pending codes, of a reset and of a new e-mail', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const { browser, email } = holder;
    const code = await resetCode(server, holder);
    const wished = newEmail();
    await browser.call(saveProfileCall, { ...ownAttributes, email: wished, profileVersion: 1 });
    const emailCode = await latestCode(server, wished);

    await browser.call(changePasswordCall, { oldPassword: password, newPassword });

    const reset = await browser.call(forgotPasswordSubmitCall, { email, code, newPassword: password });
    expect(reset.problem.code).toBe('CodeMismatchException');
    const moved = await browser.call(confirmEmailCall, { code: emailCode, password: newPassword });
    expect(moved.problem.code).toBe('CodeMismatchException');
  });

  test('changing a password requires the old one, with an error at its field', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const wrongOld = await browser.call(changePasswordCall, { oldPassword: 'Sbagliata1', newPassword });
    expect(wrongOld.problem.fields).toEqual({
      oldPassword: 'La password attuale non è corretta: scrivila di nuovo.',
    });
    const weak = await browser.call(changePasswordCall, { oldPassword: password, newPassword: 'debole' });
    expect(Object.keys(weak.problem.fields ?? {})).toEqual(['newPassword']);
  });

  test.each([
    ['that is common', 'Password1'],
    ['with their own name and year', 'DAngelo1990-xx'],
  ])('a password that is changed to one %s is refused at its field', async (_, easy) => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const { problem } = await browser.call(changePasswordCall, { oldPassword: password, newPassword: easy });
    expect(problem).toMatchObject({
      status: 422,
      code: 'InvalidPasswordException',
      message: GUESSABLE_PASSWORD,
      fields: { newPassword: GUESSABLE_PASSWORD },
    });
    expect((await browser.call(signInCall, { email, password })).status).toBe(200);
  });

  test('a password changed to itself is refused', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const { problem } = await browser.call(changePasswordCall, {
      oldPassword: password,
      newPassword: password,
    });
    expect(problem).toMatchObject({
      code: 'InvalidPasswordException',
      fields: { newPassword: 'La nuova password è uguale a quella attuale: scegline un’altra.' },
    });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('two concurrent changes of a password happen once', async () => {
    const passwords = pausePasswords();
    await using server = await testServer({ now, passwords });
    const { browser } = await signedInHolder(server);
    const bothFoundRight = passwords.hold(2);
    const changes = ['Nuovissima2', 'Nuovissima3'].map((chosen) =>
      browser.call(changePasswordCall, { oldPassword: password, newPassword: chosen }),
    );
    await bothFoundRight;
    passwords.release();
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  });
});

describe('resetting a forgotten password', () => {
  test('a forgotten password is reset with a code, and every session ends', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const { browser, email } = holder;
    const code = await resetCode(server, holder);
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain(
      `http://localhost:3000/password-reset/${encodeURIComponent(email)}#codice=${code}&chiave=`,
    );

    await openBrowser(server).call(forgotPasswordSubmitCall, { email, code, newPassword });

    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.call(signInCall, { email, password })).status).toBe(401);
    expect((await browser.call(signInCall, { email, password: newPassword })).status).toBe(200);
    const [notice] = await mailsTo(server, email);
    expect(notice?.subject).toBe('La tua password Riparo è cambiata');
  });

  test('a reset refuses a common password, and the code remains valid for a better one', async () => {
    await using server = await testServer({ now });
    const holder = await confirmedHolder(server);
    const { browser, email } = holder;
    const code = await resetCode(server, holder);
    const easy = await browser.call(forgotPasswordSubmitCall, { email, code, newPassword: 'Password1' });
    expect(easy.problem).toMatchObject({
      code: 'InvalidPasswordException',
      fields: { newPassword: GUESSABLE_PASSWORD },
    });
    const better = await browser.call(forgotPasswordSubmitCall, { email, code, newPassword });
    expect(better.status).toBe(204);
  });

  test('a reset refuses the previous password, and the code remains valid for another', async () => {
    await using server = await testServer({ now });
    const holder = await confirmedHolder(server);
    const { browser, email } = holder;
    const code = await resetCode(server, holder);
    const same = await browser.call(forgotPasswordSubmitCall, { email, code, newPassword: password });
    expect(same.problem).toMatchObject({ status: 422, code: 'InvalidPasswordException' });
    expect(Object.keys(same.problem.fields ?? {})).toEqual(['newPassword']);
    expect((await browser.call(forgotPasswordSubmitCall, { email, code, newPassword })).status).toBe(204);
    const stranger = await browser.call(forgotPasswordSubmitCall, { email, code, newPassword });
    expect(stranger.problem.code).toBe('ExpiredCodeException');
  });

  test('a reset also confirms an unconfirmed account, as the code proved the mailbox', async () => {
    await using server = await testServer({ now });
    const holder = await unconfirmedHolder(server);
    const { browser, email } = holder;
    const code = await resetCode(server, holder);
    await browser.call(forgotPasswordSubmitCall, { email, code, newPassword });
    expect((await browser.call(signInCall, { email, password: newPassword })).status).toBe(200);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Il tuo account Riparo è confermato');
  });

  test.each(['the browser that bought', 'another browser'])(
    'a reset in %s also gives a purchase’s account its first chosen password',
    async (where) => {
      await using server = await testServer({ now });
      const email = newEmail();
      const buyer = openBrowser(server);
      const submissionKey = crypto.randomUUID();
      const { password: _none, ...guest } = registration(email);
      const news = { ...guest, marketing: true, isPurchase: true, submissionKey } as const;
      expect((await buyer.call(signUpCall, news)).status).toBe(200);
      const browser = where === 'another browser' ? openBrowser(server, '192.0.2.9') : buyer;
      const code = await resetCode(server, { email, browser });
      await browser.call(forgotPasswordSubmitCall, { email, code, newPassword });
      expect((await browser.call(signInCall, { email, password: newPassword })).status).toBe(200);
      const [account] = await server.db.select().from(accounts);
      expect(account?.hasOwnPassword).toBe(true);
      const welcome = (await mailsTo(server, email)).find(({ subject }) => subject.endsWith('è confermato'));
      expect(welcome?.text).not.toContain('non ha ancora una password tua');
      // The person did not register in this browser, and so gave no consent.
      const [customer] = await server.db.select().from(customers);
      expect(customer?.marketing.given).toBe(where !== 'another browser');
    },
  );

  test('a reset during a sign-in with the old password leaves no session', async () => {
    const passwords = pausePasswords();
    await using server = await testServer({ now, passwords });
    const holder = await confirmedHolder(server);
    const { email } = holder;
    const code = await resetCode(server, holder);
    const thief = openBrowser(server);
    const foundRight = passwords.hold(1);
    const signingIn = thief.call(signInCall, { email, password });
    await foundRight;
    const reset = await openBrowser(server).call(forgotPasswordSubmitCall, { email, code, newPassword });
    expect(reset.status).toBe(204);
    passwords.release();
    expect((await signingIn).status).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
  });
});

test('a code voided while it is typed sets no password', async () => {
  await using server = await testServer({ now });
  const holder = await confirmedHolder(server);
  const { browser, email } = holder;
  const code = await resetCode(server, holder);
  await using changing = await hold(server, 'select 1 from account for update');
  const typing = browser.call(forgotPasswordSubmitCall, { email, code, newPassword });
  await changing.awaitedBy(1);
  await server.db.delete(accountCodes);
  await changing.release();
  expect((await typing).problem.code).toBe('ExpiredCodeException');
  expect((await browser.call(signInCall, { email, password })).status).toBe(200);
});

describe('requesting a code', () => {
  test.each([
    ['a forgotten password', forgotPasswordCall],
    ['a confirmation', resendSignUpCodeCall],
  ])('a request for %s does the same work for every address: only a job looks further', async (_, call) => {
    await using server = await testServer({ now });
    const known = await confirmedHolder(server);
    const unconfirmed = await unconfirmedHolder(server);
    const unknown = newEmail();
    await server.mails();
    const counted = async () => [
      await server.db.$count(codeRequests),
      await server.db.$count(accountCodes),
      await server.db.$count(mailMessages),
    ];
    const [, codes, mails] = await counted();

    const answers = [];
    for (const email of [known.email, unconfirmed.email, unknown]) {
      const { status, answer, headers } = await known.browser.call(call, { email });
      answers.push({ status, answer, type: headers['content-type'], length: headers['content-length'] });
      expect(await counted()).toEqual([answers.length, codes, mails]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);

    expect(await mailsTo(server, unknown)).toEqual([]);
    expect(await server.db.$count(codeRequests)).toBe(0);
  });

  test('a request for a code to an invalid address is refused at the field', async () => {
    await using server = await testServer({ now });
    const { status, problem } = await openBrowser(server).call(forgotPasswordCall, { email: 'ada' });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({ email: 'La mail che hai inserito non è valida' });
  });
});
