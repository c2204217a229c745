import {
  awaitedEmailCall,
  confirmEmailCall,
  forgotPasswordSubmitCall,
  saveProfileCall,
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
  resetCode,
  signedInHolder,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { hold } from '../../../test/held-rows.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { testServer } from '../../../test/test-server.ts';
import { accounts } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const profile = (email: string, changes: object = {}) => ({
  ...ownAttributes,
  email,
  profileVersion: 1,
  ...changes,
});

describe('saving a profile', () => {
  test('a saved profile is in the next session', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const changes = { name: ' Adà ', family_name: "De' Rossi", birthdate: '1/2/1990' };
    const { answer } = await browser.call(saveProfileCall, profile(email, changes));

    const saved = { name: 'Adà', family_name: "De' Rossi", birthdate: '01/02/1990', email };
    expect(answer).toEqual({
      session: { authenticated: true, attributes: saved, profileVersion: 2 },
      emailToConfirm: null,
    });
    expect((await browser.call(sessionCall)).answer).toEqual(answer.session);
  });

  test('an invalid profile is refused with an error at the field', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const changes = { name: 'R2D2', birthdate: '31/02/1990', email: 'ada' };
    const { problem } = await browser.call(saveProfileCall, profile(email, changes));
    expect(problem.fields).toEqual({
      firstName: 'Un nome può essere composto esclusivamente da caratteri alfabetici',
      birthDate: 'La data che hai inserito non è corretta',
      email: 'La mail che hai inserito non è valida',
    });
  });

  test('saving a profile in two windows overwrites nothing: one wins, the other is refused', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const answers = await Promise.all(
      ['Bea', 'Cea'].map((name) => browser.call(saveProfileCall, profile(email, { name }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await browser.call(sessionCall)).answer).toEqual(winner?.answer.session);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('ProfileChanged');
  });
});

describe('a new e-mail', () => {
  test('a new e-mail takes effect with the code sent to it, and the old address is notified', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const wished = newEmail();
    const saved = await browser.call(saveProfileCall, profile(email, { name: 'Bea', email: wished }));
    expect(saved.answer.emailToConfirm).toBe(wished);
    expect(saved.answer.session.attributes).toMatchObject({ name: 'Bea', email });
    expect((await browser.call(signInCall, { email: wished, password })).status).toBe(401);

    const code = await latestCode(server, wished);
    const { answer } = await browser.call(confirmEmailCall, { code, password });

    expect(answer).toMatchObject({ attributes: { email: wished }, profileVersion: 3 });
    expect((await browser.call(signInCall, { email: wished, password })).status).toBe(200);
    expect((await browser.call(signInCall, { email, password })).status).toBe(401);
    const [notice] = await mailsTo(server, email);
    expect(notice?.subject).toBe('L’e-mail del tuo account Riparo è cambiata');
  });

  test('a pending new e-mail is shown until its code is used or expires', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const awaited = async () => (await browser.call(awaitedEmailCall)).answer.email;
    expect((await openBrowser(server).call(awaitedEmailCall)).problem.code).toBe('SessionRequired');
    expect(await awaited()).toBeNull();
    const wanted = newEmail();
    await browser.call(saveProfileCall, profile(wanted));
    expect(await awaited()).toBe(wanted);
    server.setNow(new Date(now.getTime() + 1000));
    const better = newEmail();
    await server.db.delete(rateLimits);
    await browser.call(saveProfileCall, profile(better, { profileVersion: 2 }));
    expect(await awaited()).toBe(better);
    const other = await signedInHolder(server);
    expect((await other.browser.call(awaitedEmailCall)).answer.email).toBeNull();
    const used = { code: await latestCode(server, better), password };
    await browser.call(confirmEmailCall, used);
    expect(await awaited()).toBeNull();
    await server.db.delete(rateLimits);
    await browser.call(saveProfileCall, profile(wanted, { profileVersion: 4 }));
    expect((await browser.call(confirmEmailCall, used)).problem.code, 'it was the right one once').toBe(
      'ExpiredCodeException',
    );
  });

  test('a new e-mail requires the password again, so that a person at an open browser cannot take the account', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const wished = newEmail();
    await browser.call(saveProfileCall, profile(email, { email: wished }));
    const code = await latestCode(server, wished);
    const stolen = await browser.call(confirmEmailCall, { code, password: 'Sbagliata1' });
    expect(stolen.problem).toMatchObject({
      code: 'NotAuthorizedException',
      fields: { password: 'La password attuale non è corretta: scrivila di nuovo.' },
    });
    expect((await browser.call(sessionCall)).answer.attributes?.email).toBe(email);
    const owner = await browser.call(confirmEmailCall, { code, password });
    expect(owner.status, 'a wrong password uses up no try of the code').toBe(200);
  });

  test('a new e-mail voids codes sent to the old address', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const { browser, email } = holder;
    const reset = await resetCode(server, holder);
    const wished = newEmail();
    await browser.call(saveProfileCall, profile(email, { email: wished }));
    await browser.call(confirmEmailCall, { code: await latestCode(server, wished), password });
    for (const address of [email, wished]) {
      const body = { email: address, code: reset, newPassword: 'Rubata-Zebra1' };
      expect((await browser.call(forgotPasswordSubmitCall, body)).problem.code).toBe('CodeMismatchException');
    }
  });

  test('requesting another person’s e-mail looks like any other: only its mailbox learns that it is taken', async () => {
    await using server = await testServer({ now });
    const other = await confirmedHolder(server);
    const { browser, email } = await signedInHolder(server);
    const { status, answer } = await browser.call(saveProfileCall, profile(email, { email: other.email }));
    expect(status).toBe(200);
    expect(answer.emailToConfirm).toBe(other.email);
    const [mail] = await mailsTo(server, other.email);
    expect(mail?.subject).toBe('Questo indirizzo ha già un account Riparo');
    expect(mail?.text).not.toMatch(/^ {4}\d{6}$/m);
  });

  test('an address registered but never proved goes to the one who proves it', async () => {
    await using server = await testServer({ now });
    const squatter = await unconfirmedHolder(server);
    const { browser, email } = await signedInHolder(server);
    await browser.call(saveProfileCall, profile(email, { email: squatter.email }));
    const code = await latestCode(server, squatter.email);
    expect((await browser.call(confirmEmailCall, { code, password })).status).toBe(200);
    expect(await server.db.select({ email: accounts.email }).from(accounts)).toEqual([
      { email: squatter.email },
    ]);
  });

  test('an address being registered at the same moment is serialised: no registration is left pending for another’s account', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const wished = newEmail();
    await browser.call(saveProfileCall, profile(email, { email: wished }));
    const code = await latestCode(server, wished);
    // The registration holds the mailbox's lock, and is not written yet.
    await using registering = await hold(server, `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `mailbox ${wished}`,
    ]);
    const moving = browser.call(confirmEmailCall, { code, password });
    await registering.awaitedBy(1);
    await registering.release();
    expect((await moving).status).toBe(200);
  });

  test('an address proved by two accounts at once goes to one of them', async () => {
    await using server = await testServer({ now });
    const wished = newEmail();
    const contenders = [];
    for (const name of ['Bea', 'Cea']) {
      const { browser, email } = await signedInHolder(server);
      // A mailbox gets one code a minute, but two people share it here and the limit is not the subject.
      await server.db.execute('truncate rate_limit');
      await browser.call(saveProfileCall, profile(email, { name, email: wished }));
      contenders.push({ browser, code: await latestCode(server, wished) });
    }
    const answers = await Promise.all(
      contenders.map(({ browser, code }) => browser.call(confirmEmailCall, { code, password })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('UsernameExistsException');
  });

  test('a new e-mail requested twice in a minute sends one code, and the rest of the profile is still saved', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const wished = newEmail();
    await browser.call(saveProfileCall, profile(email, { email: wished }));
    const again = profile(email, { name: 'Bea', email: wished, profileVersion: 2 });
    const { answer } = await browser.call(saveProfileCall, again);
    expect(answer).toMatchObject({ session: { attributes: { name: 'Bea' } }, emailToConfirm: wished });
    expect(await mailsTo(server, wished)).toHaveLength(1);

    const elsewhere = profile(email, { email: newEmail(), profileVersion: 3 });
    const refused = await browser.call(saveProfileCall, elsewhere);
    expect(refused.problem.code).toBe('LimitExceededException');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('a new e-mail is confirmed only by the account that requested it, with its own code', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const wished = newEmail();
    await browser.call(saveProfileCall, profile(email, { email: wished }));
    const code = await latestCode(server, wished);
    const stranger = await signedInHolder(server);
    expect((await stranger.browser.call(confirmEmailCall, { code, password })).problem.code).toBe(
      'CodeMismatchException',
    );
    expect((await openBrowser(server).call(confirmEmailCall, { code, password })).problem.code).toBe(
      'SessionRequired',
    );
  });
});
