import {
  changePasswordCall,
  confirmEmailCall,
  confirmSignUpCall,
  deleteAccountCall,
  forgotPasswordCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  newEmail,
  password,
  registration,
  signedInHolder,
} from '../../../test/account-holder.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

const wrong = 'Sbagliata1';

/** Limits use the database's clock. */
async function wait(server: TestServer, seconds: number): Promise<void> {
  await server.db.execute(
    sql`update rate_limit set resets_at = resets_at - make_interval(secs => ${seconds})`,
  );
}

async function guess(browser: Browser, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await browser.call(signInCall, { email, password: wrong })).status);
  return statuses;
}

describe('guessing a password', () => {
  test('guessing a password is stopped after ten tries from one address, for a quarter of an hour', async () => {
    await using server = await testServer();
    const { email } = await confirmedHolder(server);
    const thief = openBrowser(server, '203.0.113.66');
    expect(await guess(thief, email, 11)).toEqual([...Array<number>(10).fill(401), 429]);

    const { problem, headers } = await thief.call(signInCall, { email, password });
    expect(problem.code).toBe('LimitExceededException');
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await wait(server, 15 * 60);
    expect((await thief.call(signInCall, { email, password })).status).toBe(200);
  });

  test('guessing from one address does not lock the owner out of another', async () => {
    await using server = await testServer();
    const { email } = await confirmedHolder(server);
    await guess(openBrowser(server, '203.0.113.66'), email, 15);
    expect((await openBrowser(server, '192.0.2.50').call(signInCall, { email, password })).status).toBe(200);
  });

  test('guessing from many addresses leaves each with three tries, and the owner’s known browser with all of its own', async () => {
    await using server = await testServer();
    const { browser, email } = await signedInHolder(server);
    for (let address = 1; address <= 5; address += 1)
      await guess(openBrowser(server, `203.0.113.${address}`), email, 10);

    const elsewhere = openBrowser(server, '192.0.2.50');
    expect(await guess(elsewhere, email, 4)).toEqual([401, 401, 401, 429]);
    expect(await guess(browser, email, 9)).toEqual(Array<number>(9).fill(401));
    expect((await browser.call(signInCall, { email, password })).status).toBe(200);
    await wait(server, 15 * 60);
    expect(await guess(elsewhere, email, 4)).toEqual(Array<number>(4).fill(401));
  });

  test('a browser known for one account is unknown to another, and has few tries there', async () => {
    await using server = await testServer();
    const { browser, email } = await signedInHolder(server);
    const other = await confirmedHolder(server);
    expect((await guess(browser, other.email, 11)).at(-1)).toBe(429);
    expect((await guess(browser, email, 11)).at(-1)).toBe(429);
  });

  test('a right password restarts the count', async () => {
    await using server = await testServer();
    const { email } = await confirmedHolder(server);
    const stranger = () => openBrowser(server, '192.0.2.50');
    for (let day = 0; day < 3; day += 1) {
      expect(await guess(stranger(), email, 9)).toEqual(Array<number>(9).fill(401));
      expect((await stranger().call(signInCall, { email, password })).status).toBe(200);
    }
  });

  test('guessing a password in an open session is stopped', async () => {
    await using server = await testServer();
    const { browser } = await signedInHolder(server);
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      const body = { oldPassword: wrong, newPassword: 'Nuovissima2' };
      statuses.push((await browser.call(changePasswordCall, body)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

/** Each requires the password of the signed-in customer. */
const askedAgain: Record<string, (browser: Browser, typed: string) => Promise<{ status: number }>> = {
  'to move the account to another e-mail': (browser, typed) =>
    browser.call(confirmEmailCall, { code: '123456', password: typed }),
  'to delete the account': (browser, typed) => browser.call(deleteAccountCall, { password: typed }),
};

test.each(Object.entries(askedAgain))(
  'a person at someone’s open browser has ten guesses %s, and then even the right one is refused',
  async (_, ask) => {
    await using server = await testServer();
    const { browser, email } = await signedInHolder(server);
    const statuses = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await ask(browser, wrong)).status);
    statuses.push((await ask(browser, password)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const elsewhere = openBrowser(server, '192.0.2.50');
    expect((await elsewhere.call(signInCall, { email, password })).status).toBe(200);
  },
);

/** How often one address may act in a window, and the window's length. */
const fromOneAddress: Record<string, [minutes: number, (browser: Browser) => ReturnType<Browser['call']>]> = {
  'codes typed': [15, (browser) => browser.call(confirmSignUpCall, { email: newEmail(), code: '123456' })],
  'requested codes': [60, (browser) => browser.call(forgotPasswordCall, { email: newEmail() })],
  'codes requested again': [60, (browser) => browser.call(resendSignUpCodeCall, { email: newEmail() })],
  registrations: [60, (browser) => browser.call(signUpCall, registration(newEmail()))],
};

test.each(Object.entries(fromOneAddress))(
  '%s from one address are counted for this many minutes',
  async (_, [minutes, ask]) => {
    await using server = await testServer({ environment: { WRITES_PER_MINUTE: '2' } });
    const browser = openBrowser(server);
    const attempts = [];
    for (let time = 0; time < 3; time += 1) {
      // Resets the general limit for writes, which is equally low.
      await server.db.execute(sql`update rate_limit set count = 0 where resets_at < now() + interval '61 s'`);
      attempts.push(await ask(browser));
    }
    const codes = attempts.map(({ problem }) => problem?.code);
    expect(codes.indexOf('LimitExceededException')).toBe(2);
    const retryAfter = Number(attempts[2]?.headers['retry-after']);
    expect(retryAfter).toBeLessThanOrEqual(minutes * 60);
    expect(retryAfter).toBeGreaterThan(minutes * 60 - 60);
  },
);

describe('codes', () => {
  test.each([
    ['confirmation', resendSignUpCodeCall],
    ['reset', forgotPasswordCall],
  ])(
    'codes for a %s are sent once a minute and five times an hour, whether the address is known or not',
    async (_, call) => {
      await using server = await testServer();
      const known = await confirmedHolder(server);
      for (const email of [known.email, newEmail()]) {
        await server.db.execute('truncate rate_limit');
        const ask = async () => (await known.browser.call(call, { email })).status;
        for (let time = 0; time < 5; time += 1) {
          expect(await ask()).toBe(204);
          expect(await ask()).toBe(429);
          await wait(server, 60);
        }
        expect(await ask()).toBe(429);
        await wait(server, 3600);
        expect(await ask()).toBe(204);
      }
    },
  );

  test('a code requested too soon is refused with the time to wait', async () => {
    await using server = await testServer();
    const browser = openBrowser(server);
    const email = newEmail();
    await browser.call(resendSignUpCodeCall, { email });
    const { problem, headers } = await browser.call(resendSignUpCodeCall, { email });
    expect(problem.code).toBe('LimitExceededException');
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('codes typed for many accounts from one address are stopped', async () => {
    await using server = await testServer({ environment: { WRITES_PER_MINUTE: '3' } });
    const browser = openBrowser(server);
    const codes: string[] = [];
    for (let account = 0; account < 4; account += 1) {
      await server.db.execute(sql`update rate_limit set count = 0 where resets_at < now() + interval '61 s'`);
      const { problem } = await browser.call(confirmSignUpCall, { email: newEmail(), code: '123456' });
      codes.push(problem.code);
    }
    expect(codes.slice(0, 3)).toEqual(Array<string>(3).fill('CodeMismatchException'));
    expect(codes[3]).toBe('LimitExceededException');
  });
});
