import {
  changePasswordCall,
  deleteAccountCall,
  forgotPasswordSubmitCall,
  personalDataCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import {
  addPasskeyCall,
  ownPasskeysCall,
  passkeyCreationCall,
  passkeyRequestCall,
  passkeySignInCall,
  removePasskeyCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { ownSessionsCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { MAX_PASSKEYS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import {
  mailsTo,
  password,
  resetCode,
  signedInHolder,
  signInElsewhere,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { addPasskey, newDevice, passkeyHolder, signInWith } from '../../../test/passkeys.ts';
import { testServer } from '../../../test/test-server.ts';
import { passkeyChallenges, passkeys } from '../../platform/providers/identity/built-in/passkeys/tables.ts';
import { deleteOldData } from '../retention/retention-job.ts';

const now = new Date('2026-11-15T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const newPassword = 'Loggiato2027';

describe('a passkey', () => {
  test('a passkey is added after a recent sign-in, and then opens the account without e-mail and password', async () => {
    await using server = await testServer({ now });
    const { browser, email, device, passkeyId } = await passkeyHolder(server);
    const elsewhere = openBrowser(server);
    server.setNow(minutes(3));

    const { status, answer, setCookies } = await signInWith(elsewhere, device);

    expect(status).toBe(200);
    expect(answer).toEqual((await browser.call(sessionCall)).answer);
    expect(answer.attributes?.email).toBe(email);
    const sameAs = (await openBrowser(server).call(signInCall, { email, password })).setCookies;
    const { riparo_passkey: used, ...given } = setCookies;
    expect(used?.value).toBe('');
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(sameAs).toSorted());
    for (const [name, { attributes }] of Object.entries(sameAs))
      expect(given[name]?.attributes).toEqual(attributes);
    expect(given['riparo_known_browser']?.value).toBe(sameAs['riparo_known_browser']?.value);
    expect((await elsewhere.call(ownSessionsCall)).answer.data).toHaveLength(3);

    expect((await browser.call(ownPasskeysCall)).answer).toEqual({
      data: [
        {
          id: passkeyId,
          name: 'Il mio telefono',
          addedAt: now.toISOString(),
          lastUsedAt: minutes(3).toISOString(),
        },
      ],
      asksPassword: false,
    });
  });

  test('a passkey is requested as discoverable, with user verification, once per device', async () => {
    await using server = await testServer({ now, environment: { PUBLIC_URL: 'https://www.riparo.example' } });
    const { browser, email } = await signedInHolder(server);
    const device = newDevice(server);
    await addPasskey(browser, device, 'Telefono');
    const { answer, setCookies } = await browser.call(passkeyCreationCall, {});
    expect(answer).toMatchObject({
      rp: { id: 'www.riparo.example', name: 'Riparo' },
      user: { name: email, displayName: examplePerson.name },
      excludeCredentials: [
        { id: device.credentialId, type: 'public-key', transports: ['hybrid', 'internal'] },
      ],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    });
    expect(setCookies['__Host-riparo_passkey']?.attributes).toEqual([
      'Max-Age=300',
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ]);
    expect((await openBrowser(server).call(passkeyRequestCall)).answer).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      rpId: 'www.riparo.example',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test('signing in with a passkey replaces this browser’s session', async () => {
    await using server = await testServer({ now });
    const { browser, device } = await passkeyHolder(server);
    await signInWith(browser, device);
    expect((await browser.call(ownSessionsCall)).answer.data).toHaveLength(1);
  });

  test('adding and removing a passkey is reported by mail, with what to do about a stranger', async () => {
    await using server = await testServer({ now });
    const { browser, email, passkeyId } = await passkeyHolder(server, 'Telefono «di» <Ada>');
    expect((await browser.call(removePasskeyCall, {}, { id: passkeyId })).status).toBe(204);
    const [removed, added] = await mailsTo(server, email);
    expect({ added: added?.subject, removed: removed?.subject }).toEqual({
      added: 'Una nuova passkey apre il tuo account Riparo',
      removed: 'Una passkey del tuo account Riparo è stata rimossa',
    });
    for (const mail of [added, removed]) {
      expect(mail?.text).toContain('Telefono «di» <Ada>');
      expect(mail?.html).not.toContain('<Ada>');
      expect(mail?.text).toContain(`/non-ero-io#${encodeURIComponent(email)}`);
    }
  });

  test('a removed passkey opens nothing, and others stay', async () => {
    await using server = await testServer({ now });
    const { browser, device, passkeyId } = await passkeyHolder(server);
    const other = newDevice(server);
    await addPasskey(browser, other, 'Tablet');

    expect((await browser.call(removePasskeyCall, {}, { id: passkeyId })).status).toBe(204);

    const refused = await signInWith(openBrowser(server), device);
    expect(refused.problem).toMatchObject({ status: 401, code: 'PasskeyRefused' });
    expect(refused.setCookies['riparo_session']).toBeUndefined();
    expect((await signInWith(openBrowser(server), other)).status).toBe(200);
    expect((await browser.call(removePasskeyCall, {}, { id: passkeyId })).status).toBe(404);
  });

  test('a passkey needs a readable name', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const creation = await browser.call(passkeyCreationCall, {});
    const credential = newDevice(server).create(creation.answer);
    for (const name of ['', '   ', 'a'.repeat(41)]) {
      const { problem } = await browser.call(addPasskeyCall, { name, credential });
      expect(problem).toMatchObject({ code: 'validation', fields: { name: expect.any(String) as string } });
    }
    // A wrong name did not use up the challenge.
    expect((await browser.call(addPasskeyCall, { name: ' Telefono ', credential })).answer.name).toBe(
      'Telefono',
    );
  });

  test('the number of passkeys is limited, also when two are added at once', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const elsewhere = await signInElsewhere(server, email);
    for (let count = 1; count < MAX_PASSKEYS; count += 1)
      await addPasskey(browser, newDevice(server), `Numero ${count}`);
    // Both got the challenge for the last one before either adds it.
    const both = await Promise.all(
      [browser, elsewhere].map(async (each) => ({
        each,
        creation: await each.call(passkeyCreationCall, {}),
      })),
    );
    const last = await Promise.all(
      both.map(({ each, creation }) =>
        each.call(addPasskeyCall, { name: 'Ultima', credential: newDevice(server).create(creation.answer) }),
      ),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { problem } = await browser.call(passkeyCreationCall, {});
    expect(problem.code).toBe('TooManyPasskeys');
    expect(await server.db.$count(passkeys)).toBe(MAX_PASSKEYS);
  });

  test('a signature count may stay at zero, as on phones', async () => {
    await using server = await testServer({ now });
    const { device } = await passkeyHolder(server);
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await signInWith(openBrowser(server), device, { counter: 0 })).status);
    expect(statuses).toEqual([200, 200, 200]);
  });
});

describe('ten minutes after the sign-in', () => {
  test('the password is required again to add or remove a passkey', async () => {
    await using server = await testServer({ now });
    const { browser, passkeyId } = await passkeyHolder(server);
    server.setNow(minutes(10));
    expect((await browser.call(ownPasskeysCall)).answer.asksPassword).toBe(true);

    const wrongPassword = {
      code: 'NotAuthorizedException',
      fields: { password: expect.any(String) as string },
    };
    for (const wrong of [{}, { password: 'Sbagliata1' }]) {
      expect((await browser.call(passkeyCreationCall, wrong)).problem).toMatchObject(wrongPassword);
      expect((await browser.call(removePasskeyCall, wrong, { id: passkeyId })).problem).toMatchObject(
        wrongPassword,
      );
    }
    expect((await addPasskey(browser, newDevice(server), 'Tablet', password)).status).toBe(200);
    expect((await browser.call(removePasskeyCall, { password }, { id: passkeyId })).status).toBe(204);
  });

  test('guessing the password here counts with all other places that require it', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    server.setNow(minutes(11));
    const codes = [];
    for (let turn = 0; turn < 11; turn += 1)
      codes.push((await browser.call(passkeyCreationCall, { password: 'Sbagliata1' })).problem.code);
    expect(codes.at(-2)).toBe('NotAuthorizedException');
    expect(codes.at(-1)).toBe('LimitExceededException');
    const right = await browser.call(changePasswordCall, { oldPassword: password, newPassword });
    expect(right.problem.code).toBe('LimitExceededException');
  });

  test('a new sign-in with a passkey replaces the password check', async () => {
    await using server = await testServer({ now });
    const { browser, device } = await passkeyHolder(server);
    server.setNow(minutes(60));
    await signInWith(browser, device);
    expect((await browser.call(ownPasskeysCall)).answer.asksPassword).toBe(false);
  });
});

describe('passkeys after other changes', () => {
  test('passkeys stay when the password is changed, and the mail names them', async () => {
    await using server = await testServer({ now });
    const { browser, email, device } = await passkeyHolder(server);
    await browser.call(changePasswordCall, { oldPassword: password, newPassword });
    expect((await signInWith(openBrowser(server), device)).status).toBe(200);
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('Puoi ancora entrare con le tue passkey:');
    expect(mail?.text).toContain('- Il mio telefono');
  });

  test('passkeys are removed when the password is reset by mail, and the mail says so', async () => {
    await using server = await testServer({ now });
    const holder = await passkeyHolder(server);
    const code = await resetCode(server, holder);
    const { email, device } = holder;
    const reset = await openBrowser(server).call(forgotPasswordSubmitCall, { email, code, newPassword });
    expect(reset.status).toBe(204);
    expect((await signInWith(openBrowser(server), device)).problem.code).toBe('PasskeyRefused');
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('Abbiamo rimosso le tue passkey');
    expect(mail?.text).toContain('- Il mio telefono');
  });

  test('passkeys are in the owner’s data export without their keys', async () => {
    await using server = await testServer({ now });
    const { browser, device } = await passkeyHolder(server);
    await signInWith(browser, device);
    const { answer } = await browser.call(personalDataCall);
    expect(answer['passkeys']).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Il mio telefono',
        transports: ['hybrid', 'internal'],
        canBackUp: true,
        isBackedUp: true,
        createdAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
      },
    ]);
    const [stored] = await server.db.select().from(passkeys);
    for (const secret of [stored?.publicKey, stored?.credentialId])
      expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test('passkeys are deleted with the account, and open nothing', async () => {
    await using server = await testServer({ now });
    const { browser, device } = await passkeyHolder(server);
    await browser.call(passkeyCreationCall, {});
    await browser.call(deleteAccountCall, { password });
    expect(await server.db.$count(passkeys)).toBe(0);
    expect(await server.db.$count(passkeyChallenges)).toBe(0);
    expect((await signInWith(openBrowser(server), device)).problem.code).toBe('PasskeyRefused');
  });

  test('unanswered challenges are deleted', async () => {
    await using server = await testServer({ now });
    await openBrowser(server).call(passkeyRequestCall);
    await deleteOldData(server.parts);
    expect(await server.db.$count(passkeyChallenges)).toBe(1);
    server.setNow(minutes(5));
    await deleteOldData(server.parts);
    expect(await server.db.$count(passkeyChallenges)).toBe(0);
  });
});

test('signing in with passkeys is limited by address', async () => {
  await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '6' } });
  const { device } = await passkeyHolder(server);
  const stranger = openBrowser(server, '198.51.100.7');
  const creation = await stranger.call(passkeyRequestCall);
  const credential = device.use(creation.answer, { origin: 'https://evil.example' });
  const codes = [];
  for (let turn = 0; turn < 6; turn += 1)
    codes.push((await stranger.call(passkeySignInCall, { credential })).problem.code);
  expect(codes.slice(0, 5)).toEqual(['PasskeyRefused', ...Array(4).fill('PasskeyExpired')]);
  expect(['LimitExceededException', 'too-many-requests']).toContain(codes.at(-1));
  expect((await signInWith(openBrowser(server, '198.51.100.8'), device)).status).toBe(200);
});
