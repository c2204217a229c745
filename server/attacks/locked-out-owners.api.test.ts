import {
  confirmSignUpCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  mailsTo,
  newEmail,
  password,
  registration,
  unconfirmedHolder,
} from '../test/account-holder.ts';
import { openBrowser } from '../test/browser.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Guessing stays hopeless, and no stranger can lock the owner out.

const newPassword = 'Ritrovata-Lume3';
const wrongCodes = Array.from({ length: 30 }, (_, index) => String(900_000 + index));

/** Wrong codes from as many networks as there are. */
async function guessCodes(server: TestServer, type: 'reset' | 'sign-up', email: string, right: string) {
  const answers = await Promise.all(
    wrongCodes
      .filter((code) => code !== right)
      .map((code, index) => {
        const thief = openBrowser(server, `203.0.113.${index + 1}`);
        return type === 'reset'
          ? thief.call(forgotPasswordSubmitCall, { email, code, newPassword: 'Straniero-Tram1' })
          : thief.call(confirmSignUpCall, { email, code, password: 'Straniero-Tram1' });
      }),
  );
  expect(new Set(answers.map(({ problem }) => problem.code))).toEqual(new Set(['CodeMismatchException']));
}

/** The key in the link of the last mail. */
async function mailedKey(server: TestServer, email: string): Promise<string> {
  const [mail] = await mailsTo(server, email);
  return /chiave=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('wrong codes from thirty networks', () => {
  test('wrong codes from many networks leave the tries of the browser in which the owner requested a new password', async () => {
    await using server = await testServer({ now: attackDay });
    const { email } = await confirmedHolder(server);
    const owner = openBrowser(server);
    await owner.call(forgotPasswordCall, { email });
    const code = await latestCode(server, email);
    await guessCodes(server, 'reset', email, code);

    const thief = openBrowser(server, '203.0.113.200');
    const late = await thief.call(forgotPasswordSubmitCall, { email, code, newPassword: 'Straniero-Tram1' });
    expect(late.problem.code).toBe('ExpiredCodeException');
    expect((await owner.call(forgotPasswordSubmitCall, { email, code, newPassword })).status).toBe(204);
    expect((await owner.call(signInCall, { email, password: newPassword })).status).toBe(200);
  });

  test('wrong codes from many networks leave the owner the link of the mail, on any device', async () => {
    await using server = await testServer({ now: attackDay });
    const { email } = await confirmedHolder(server);
    const stranger = openBrowser(server, '203.0.113.66');
    await stranger.call(forgotPasswordCall, { email });
    const code = await latestCode(server, email);
    await guessCodes(server, 'reset', email, code);

    const phone = openBrowser(server, '198.51.100.7');
    const typed = await phone.call(forgotPasswordSubmitCall, { email, code, newPassword });
    expect(typed.problem.code).toBe('ExpiredCodeException');
    const key = await mailedKey(server, email);
    expect((await phone.call(forgotPasswordSubmitCall, { email, code, key, newPassword })).status).toBe(204);
    // And it works once.
    const again = await phone.call(forgotPasswordSubmitCall, {
      email,
      code,
      key,
      newPassword: 'Ripetuta-Zebra4',
    });
    expect(again.problem.code).toBe('ExpiredCodeException');
  });

  test('wrong codes from many networks leave a registering visitor their own tries, and the link', async () => {
    await using server = await testServer({ now: attackDay });
    for (const way of ['code', 'link'] as const) {
      const { email, browser } = await unconfirmedHolder(server);
      const code = await latestCode(server, email);
      await guessCodes(server, 'sign-up', email, code);
      const proof = way === 'code' ? { code } : { code: '', key: await mailedKey(server, email) };
      expect((await browser.call(confirmSignUpCall, { email, ...proof })).status).toBe(204);
    }
  });

  test('wrong codes void a code for everyone else after five, and for its requester after five of their own', async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await unconfirmedHolder(server);
    const code = await latestCode(server, email);
    await guessCodes(server, 'sign-up', email, code);
    for (const wrong of wrongCodes.filter((one) => one !== code).slice(0, 5))
      await browser.call(confirmSignUpCall, { email, code: wrong });
    expect((await browser.call(confirmSignUpCall, { email, code })).problem.code).toBe(
      'ExpiredCodeException',
    );
  });
});

describe('a stranger who requests codes in the owner’s name', () => {
  test.each([
    ['a new password', forgotPasswordCall],
    ['a confirmation', resendSignUpCodeCall],
  ])(
    'a stranger requesting codes for %s uses up none of the owner’s requests, and the mailbox is not flooded',
    async (_, call) => {
      await using server = await testServer({ now: attackDay });
      const { email } = await unconfirmedHolder(server);
      const before = (await mailsTo(server, email)).length;
      for (let turn = 1; turn <= 20; turn += 1)
        await openBrowser(server, `203.0.113.${turn}`).call(call, { email });
      // On the same network as the stranger, in their own browser.
      const owner = openBrowser(server, '203.0.113.1');
      expect((await owner.call(call, { email })).status).toBe(204);
      expect((await mailsTo(server, email)).length - before).toBe(1);
    },
  );

  test("a stranger requesting codes leaves the owner's current code valid", async () => {
    await using server = await testServer({ now: attackDay });
    const { email } = await confirmedHolder(server);
    const owner = openBrowser(server);
    await owner.call(forgotPasswordCall, { email });
    const code = await latestCode(server, email);
    await server.db.execute('truncate rate_limit');
    await openBrowser(server, '203.0.113.66').call(forgotPasswordCall, { email });
    expect(await latestCode(server, email)).not.toBe(code);
    expect((await owner.call(forgotPasswordSubmitCall, { email, code, newPassword })).status).toBe(204);
  });

  test('a stranger requesting codes all day leaves a link that works until the next mail may be sent', async () => {
    await using server = await testServer({ now: attackDay });
    const { email } = await confirmedHolder(server);
    const start = attackDay.getTime();
    const wait = (seconds: number) =>
      server.db.execute(sql`update rate_limit set resets_at = resets_at - make_interval(secs => ${seconds})`);
    for (let turn = 0; turn < 20; turn += 1) {
      server.setNow(new Date(start + turn * 721_000));
      await openBrowser(server, `203.0.113.${turn + 1}`).call(forgotPasswordCall, { email });
      await wait(721);
    }
    const mails = (await mailsTo(server, email)).length;
    const key = await mailedKey(server, email);
    // A minute before the day is over.
    server.setNow(new Date(start + 86_340_000));
    const owner = openBrowser(server);
    expect((await owner.call(forgotPasswordCall, { email })).status).toBe(204);
    expect(await mailsTo(server, email)).toHaveLength(mails);
    expect((await owner.call(forgotPasswordSubmitCall, { email, code: '', key, newPassword })).status).toBe(
      204,
    );
  });

  test('a stranger registering the address over and over blocks no mail that the owner needs', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    for (let turn = 1; turn <= 8; turn += 1)
      await openBrowser(server, `203.0.113.${turn}`).call(signUpCall, {
        ...registration(email),
        password: 'Straniero-Tram1',
      });
    const owner = openBrowser(server);
    expect((await owner.call(signUpCall, registration(email))).status).toBe(200);
    expect(await mailsTo(server, email)).toHaveLength(1);
    // The code of the stranger's mail proves the mailbox; the owner's registration is confirmed.
    const code = await latestCode(server, email);
    expect((await owner.call(confirmSignUpCall, { email, code })).status).toBe(204);
    expect((await owner.call(signInCall, { email, password })).status).toBe(200);
  });
});

describe('wrong passwords from many networks', () => {
  test('wrong passwords from many networks never lock the right one out of a new browser, and leave each network few tries', async () => {
    await using server = await testServer();
    const { email } = await confirmedHolder(server);
    for (let network = 1; network <= 6; network += 1) {
      const thief = openBrowser(server, `203.0.113.${network}`);
      for (let turn = 0; turn < 10; turn += 1)
        await thief.call(signInCall, { email, password: 'Sbagliata1' });
    }
    expect((await openBrowser(server, '192.0.2.50').call(signInCall, { email, password })).status).toBe(200);

    const late = openBrowser(server, '203.0.113.99');
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1)
      statuses.push((await late.call(signInCall, { email, password: 'Sbagliata1' })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('wrong passwords from thousands of networks require the mailbox: the link lets the owner in', async () => {
    await using server = await testServer();
    const { email } = await confirmedHolder(server);
    const browser = openBrowser(server, '192.0.2.50');
    await browser.call(signInCall, { email, password: 'Sbagliata1' });
    await server.db.execute(
      sql`update rate_limit set count = 10000 where resets_at > now() + interval '20 hours'`,
    );
    const fresh = openBrowser(server, '192.0.2.51');
    expect((await fresh.call(signInCall, { email, password })).status).toBe(429);
    await fresh.call(forgotPasswordCall, { email });
    const key = await mailedKey(server, email);
    expect((await fresh.call(forgotPasswordSubmitCall, { email, code: '', key, newPassword })).status).toBe(
      204,
    );
    expect((await fresh.call(signInCall, { email, password: newPassword })).status).toBe(200);
  });
});
