import {
  confirmSignUpCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import {
  latestCode,
  mailsTo,
  newEmail,
  password,
  registration,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { mailedAddressOf } from '../../../test/deals.ts';
import { newSubmissionKey } from '../../../test/ids.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealUuidFor, mailedAddress } from '../../buy/deals/deal-address.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { accountCodes, accounts, registrations } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const email = 'Ada.DAngelo+casa@example.it';

async function openDealFor(server: TestServer, buyerEmail: string): Promise<DealAddress> {
  const { answer } = await server.call(openDealCall, {
    params: { productKey: 'pet' },
    body: purchaseOf('pet', { buyer: { ...ada, email: buyerEmail } }),
  });
  return answer.data;
}

type Wrong = { email?: string; password?: string; attributes?: Record<string, string> };

describe('registering', () => {
  test('a registration is stored normalised, with the consent, its text version, time and page', async () => {
    await using server = await testServer({ now });
    const { status, answer } = await openBrowser(server).call(signUpCall, {
      email: ` ${email} `,
      password,
      attributes: {
        name: '  Ada  Maria ',
        family_name: examplePerson.lastName,
        birthdate: '27/3/1990',
        phone_number: '+39 333-1234567',
      },
      marketing: true,
      source: '/register-account?flow=acquisto',
    });

    expect({ status, answer }).toEqual({ status: 200, answer: { username: email } });
    const [registered] = await server.db.select().from(registrations);
    expect(registered).toMatchObject({
      email,
      emailKey: 'ada.dangelo+casa@example.it',
      firstName: 'Ada Maria',
      lastName: examplePerson.lastName,
      birthDate: examplePerson.birthDate,
      phone: examplePerson.phone,
      hasOwnPassword: true,
      marketing: {
        given: true,
        version: '2026-11-16',
        givenAt: now.toISOString(),
        source: '/register-account?flow=acquisto',
      },
    });
    expect(registered?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await server.db.$count(accounts)).toBe(0);
  });

  test.each([
    [{ password: 'debole' }, 'InvalidPasswordException', ['password']],
    [{ password: 'Password1' }, 'InvalidPasswordException', ['password']],
    [{ password: 'Ada1990xx' }, 'InvalidPasswordException', ['password']],
    [{ email: 'ada' }, 'InvalidParameterException', ['email']],
    [{ email: 'ada', password: 'debole' }, 'InvalidParameterException', ['email', 'password']],
    [{ attributes: { name: 'A' } }, 'InvalidParameterException', ['firstName']],
    [{ attributes: { family_name: 'R2' } }, 'InvalidParameterException', ['lastName']],
    [{ attributes: { birthdate: '31/02/1990' } }, 'InvalidParameterException', ['birthDate']],
    [{ attributes: { birthdate: '16/11/2008' } }, 'InvalidParameterException', ['birthDate']],
    [{ attributes: { phone_number: '12' } }, 'InvalidParameterException', ['phone']],
  ])('a registration with %j is refused at the field, and nothing is stored', async (wrong, code, fields) => {
    await using server = await testServer({ now });
    const right = registration(email);
    const { attributes = {}, ...others }: Wrong = wrong;
    const { problem } = await openBrowser(server).call(signUpCall, {
      ...right,
      ...others,
      attributes: { ...right.attributes, ...attributes },
    });
    expect(problem.code).toBe(code);
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(fields);
    expect(await server.db.$count(registrations)).toBe(0);
  });

  test('a registration sends a code, with a link that fills in the address', async () => {
    await using server = await testServer({ now });
    const { setCookies } = await openBrowser(server).call(signUpCall, registration(email));
    // While a registration is pending, this browser can prove that it registered, and no script can.
    expect(setCookies['riparo_asking_browser']).toEqual({
      value: expect.stringMatching(/^[\w-]{32}$/) as string,
      attributes: ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax'],
    });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Conferma il tuo account Riparo');
    expect(mail?.text).toMatch(/^ {4}\d{6}$/m);
    expect(mail?.text).toContain(
      'http://localhost:3000/confirm-account/Ada.DAngelo%2Bcasa%40example.it#codice=',
    );
    expect(mail?.text).not.toContain('/forgot-password');
  });

  test('a registration from a purchase leads back to it, and explains how to choose a password', async () => {
    await using server = await testServer({ now });
    const browser = openBrowser(server);
    const submissionKey = newSubmissionKey();
    const { password: _none, ...guest } = registration(email);
    await browser.call(signUpCall, { ...guest, isPurchase: true, submissionKey });
    const uuid = dealUuidFor(server.parts.keyedHash, submissionKey, email);
    const address = mailedAddress(server.parts.keyedHash, { uuid, linkVersion: 0 });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain(`/confirm-account/Ada.DAngelo%2Bcasa%40example.it/deal/${address}#`);
    expect(mail?.text).toContain('http://localhost:3000/forgot-password');
    expect((await browser.call(signInCall, { email, password })).status).toBe(401);

    const code = await latestCode(server, email);
    const weak = await browser.call(confirmSignUpCall, { email, code, password: 'debole' });
    expect(Object.keys(weak.problem.fields ?? {})).toEqual(['password']);
    await browser.call(confirmSignUpCall, { email, code });
    const [welcome] = await mailsTo(server, email);
    expect(welcome?.subject).toBe('Il tuo account Riparo è confermato');
    expect(welcome?.text).toContain('/forgot-password');
  });

  test.each(['pet', 'rc-terzi-10', 'rc-terzi', 'ski'])(
    'a registration before the purchase of %s has mails that lead to it, both the first and that with a new code',
    async (product) => {
      await using server = await testServer({ now });
      const browser = openBrowser(server);
      await browser.call(signUpCall, { ...registration(email), product });
      await browser.call(resendSignUpCodeCall, { email });
      const links = (await mailsTo(server, email)).map(
        ({ text }) => /\/confirm-account\/[^#]*/.exec(text)?.[0],
      );
      const link = `/confirm-account/Ada.DAngelo%2Bcasa%40example.it/${product}`;
      expect(links).toEqual([link, link]);
      const confirmed = await browser.call(confirmSignUpCall, {
        email,
        code: await latestCode(server, email),
      });
      expect(confirmed.status).toBe(204);
    },
  );

  test.each(['astronave', 'unconfirmed', 'deal', 'vita', '', 'Leggi www.example.com', 'constructor'])(
    'a registration before the purchase of the unknown «%s» has a mail that does not repeat it',
    async (product) => {
      await using server = await testServer({ now });
      const { status } = await openBrowser(server).call(signUpCall, { ...registration(email), product });
      expect(status).toBe(200);
      const [mail] = await mailsTo(server, email);
      expect(mail?.text).toContain('/confirm-account/Ada.DAngelo%2Bcasa%40example.it#codice=');
      expect(JSON.stringify(await server.db.select().from(registrations))).not.toContain('www.example.com');
    },
  );

  test('a registration leaves no readable code behind once its mail is sent', async () => {
    await using server = await testServer({ now });
    await unconfirmedHolder(server, email);
    const code = await latestCode(server, email);
    const stored = JSON.stringify([
      await server.db.select().from(mailMessages),
      await server.db.select().from(accountCodes),
      await server.db.select().from(registrations),
    ]);
    expect(stored).toContain(email);
    expect(stored).not.toContain(code);
  });
});

describe('an address registered but not confirmed', () => {
  test('an unconfirmed registration can be corrected: one code confirms this browser’s latest version', async () => {
    await using server = await testServer({ now });
    const { browser } = await unconfirmedHolder(server, email);
    const again = { ...registration(email), password: 'Ripetuta-Zebra1' };
    expect((await browser.call(signUpCall, again)).status).toBe(200);
    // The first mail is enough.
    expect(await mailsTo(server, email)).toHaveLength(1);
    await browser.call(confirmSignUpCall, { email, code: await latestCode(server, email) });
    expect((await browser.call(signInCall, { email, password })).status).toBe(401);
    expect((await browser.call(signInCall, { email, password: 'Ripetuta-Zebra1' })).status).toBe(200);
    expect(await server.db.$count(registrations)).toBe(0);
  });

  test('a request for another code to an invalid address is refused at the field', async () => {
    await using server = await testServer({ now });
    const { problem } = await openBrowser(server).call(resendSignUpCodeCall, { email: 'ada' });
    expect(Object.keys(problem.fields ?? {})).toEqual(['email']);
  });

  test('a new code leads back to its own purchase, and to nobody else’s', async () => {
    await using server = await testServer({ now });
    const { browser } = await unconfirmedHolder(server, email);
    const own = await openDealFor(server, email);
    await browser.call(resendSignUpCodeCall, { email, dealUuid: own });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Il tuo nuovo codice Riparo');
    expect(mail?.text).toContain(
      `/confirm-account/Ada.DAngelo%2Bcasa%40example.it/deal/${await mailedAddressOf(server, { uuid: own })}#`,
    );

    for (const foreign of [await openDealFor(server, newEmail()), crypto.randomUUID()]) {
      const other = await unconfirmedHolder(server);
      await other.browser.call(resendSignUpCodeCall, { email: other.email, dealUuid: foreign });
      const [sent] = await mailsTo(server, other.email);
      expect(sent?.subject).toBe('Il tuo nuovo codice Riparo');
      expect(sent?.text).not.toContain('/deal/');
    }
  });

  test('after the right password on any browser, an unconfirmed account asks for its code', async () => {
    await using server = await testServer({ now });
    await unconfirmedHolder(server, email);
    const phone = openBrowser(server, '192.0.2.50');
    const { problem } = await phone.call(signInCall, { email, password });
    expect(problem.code).toBe('UserNotConfirmedException');
    // Knowing the password proves having chosen it: the code alone suffices here too.
    const confirmed = await phone.call(confirmSignUpCall, { email, code: await latestCode(server, email) });
    expect(confirmed.status).toBe(204);
    expect((await phone.call(signInCall, { email, password })).status).toBe(200);
  });

  test('an unconfirmed registration is deleted after 30 days, a confirmed one is not', async () => {
    await using server = await testServer({ now });
    await unconfirmedHolder(server, email);
    const confirmedEmail = newEmail();
    const { browser } = await unconfirmedHolder(server, confirmedEmail);
    await browser.call(confirmSignUpCall, {
      email: confirmedEmail,
      code: await latestCode(server, confirmedEmail),
    });

    server.setNow(new Date('2026-12-15T10:00:01Z'));
    await server.parts.identity.deleteExpired();
    expect(await server.db.$count(registrations)).toBe(0);
    expect(await server.db.select({ email: accounts.email }).from(accounts)).toEqual([
      { email: confirmedEmail },
    ]);
  });
});

test('a code with the same digits as an earlier used one is still valid', async () => {
  await using server = await testServer({ now });
  const { browser } = await unconfirmedHolder(server, email);
  const code = await latestCode(server, email);
  const [mailed] = await server.db.select().from(accountCodes);
  if (!mailed) throw new Error('no code was stored');
  const { id: _id, ...same } = mailed;
  const earlier = new Date(now.getTime() - 60_000);
  await server.db.insert(accountCodes).values({ ...same, createdAt: earlier, usedAt: earlier });
  expect((await browser.call(confirmSignUpCall, { email, code })).status).toBe(204);
});

describe('at the same moment', () => {
  test('two concurrent registrations send one mail, and its code confirms', async () => {
    await using server = await testServer({ now });
    const browser = openBrowser(server);
    const answers = await Promise.all([1, 2].map(() => browser.call(signUpCall, registration(email))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(server, email)).toHaveLength(1);
    await browser.call(confirmSignUpCall, { email, code: await latestCode(server, email), password });
    expect(await server.db.$count(accounts)).toBe(1);
  });

  test('two concurrent confirmations with one code count once, with one welcome mail', async () => {
    await using server = await testServer({ now });
    const { browser } = await unconfirmedHolder(server, email);
    const code = await latestCode(server, email);
    const answers = await Promise.all([1, 2].map(() => browser.call(confirmSignUpCall, { email, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Il tuo account Riparo è confermato')).toHaveLength(1);
  });
});
