import {
  changeColleagueCall,
  closeStaffSessionCall,
  colleaguesCall,
  staffCodeCall,
  staffPasskeyCall,
  staffPasskeyRequestCall,
  staffSessionsCall,
  staffSignInCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailsTo } from '../test/account-holder.ts';
import { newAuthenticator } from '../test/authenticator.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { atDesk, codeAt, type Consultant, signInAgainAtDesk, staffPassword } from '../test/desk.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// The attacker of these tests knows the password. Only the second factor is in the way.

const minutesLater = (minutes: number) => new Date(attackDay.getTime() + minutes * 60_000);
const addresses = Array.from({ length: 12 }, (_, index) => `203.0.113.${index + 1}`);
const DEVICE_COOKIE = 'riparo_desk_device';

async function pastPassword(server: TestServer, email: string, address?: string): Promise<Browser> {
  const browser = openBrowser(server, address);
  const { status } = await browser.call(staffSignInCall, { email, password: staffPassword });
  expect(status).toBe(200);
  return browser;
}

const wrongCode = (index: number) => String(100_000 + index).padStart(6, '0');
const tryCode = async (browser: Browser, code: string) => {
  const { status, problem } = await browser.call(staffCodeCall, { code });
  return status === 200 ? 'in' : problem.code;
};

/** Wrong codes from twelve addresses, spread over these processes; returns how often each answer came. */
async function guessFromEverywhere(servers: readonly TestServer[], email: string) {
  const answers: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const server = servers[index % servers.length];
    if (!server) throw new Error('there is no process');
    const thief = await pastPassword(server, email, address);
    for (let tried = 0; tried < 4; tried += 1)
      answers.push(await tryCode(thief, wrongCode(10 * index + tried)));
  }
  return answers;
}

const warnings = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.includes('codici sbagliati'));
const newDevices = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.includes('nuovo dispositivo')).length;

describe('wrong second factors', () => {
  test('wrong second factors from twelve addresses and two processes are stopped after five, and the owner gets one mail', async () => {
    await using one = await testServer({ now: attackDay });
    await using other = await testServer({ now: attackDay, databaseUrl: one.databaseUrl });
    const { email } = await atDesk(one, 'consulente');
    const answers = await guessFromEverywhere([one, other], email);
    expect(answers.filter((code) => code === 'SecondFactorRefused')).toHaveLength(5);
    expect(answers.filter((code) => code === 'SecondFactorPaused')).toHaveLength(43);
    const mails = await warnings(one, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('conosce la tua password');
  });

  test('wrong second factors tried at the same moment on two processes are counted one by one', async () => {
    await using one = await testServer({ now: attackDay });
    await using other = await testServer({ now: attackDay, databaseUrl: one.databaseUrl });
    const { email } = await atDesk(one, 'consulente');
    const thieves = await Promise.all(
      addresses.map((address, index) => pastPassword(index % 2 ? one : other, email, address)),
    );
    const answers = await Promise.all(
      thieves.flatMap((thief, index) => [
        tryCode(thief, wrongCode(2 * index)),
        tryCode(thief, wrongCode(2 * index + 1)),
      ]),
    );
    expect(answers.filter((code) => code === 'SecondFactorRefused')).toHaveLength(5);
    expect(answers.filter((code) => code === 'SecondFactorPaused')).toHaveLength(19);
    expect(await warnings(one, email)).toHaveLength(1);
  });

  test('wrong second factors never lock the owner out of a device she has used, whatever a stranger tries', async () => {
    await using server = await testServer({ now: attackDay });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    await guessFromEverywhere([server], bianca.email);
    await bianca.browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    const code = await codeAt(bianca.secret, minutesLater(1));
    const stranger = await pastPassword(server, bianca.email);
    const refused = await stranger.call(staffCodeCall, { code });
    expect({ status: refused.status, code: refused.problem.code }).toEqual({
      status: 429,
      code: 'SecondFactorPaused',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await tryCode(bianca.browser, code)).toBe('in');
    // Her success gives the stranger no further tries.
    expect(await tryCode(stranger, wrongCode(999))).toBe('SecondFactorPaused');
  });

  test('wrong second factors cause ever longer pauses, even on a known device, and the right code enters after each', async () => {
    await using server = await testServer({ now: attackDay });
    const bianca = await atDesk(server, 'consulente');
    for (const isKnownDevice of [true, false]) {
      let minute = isKnownDevice ? 1 : 200;
      server.setNow(minutesLater(minute));
      const browser = isKnownDevice ? bianca.browser : openBrowser(server, '198.51.100.7');
      const enter = () => browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
      await enter();
      for (let tried = 0; tried < 5; tried += 1)
        expect(await tryCode(browser, wrongCode(tried))).toBe('SecondFactorRefused');
      const waits: number[] = [];
      const wrongAgain = async () => {
        waits.push(
          Number((await browser.call(staffCodeCall, { code: wrongCode(7) })).headers['retry-after']),
        );
        minute += (waits.at(-1) ?? 0) / 60;
        server.setNow(minutesLater(minute));
        await enter();
      };
      for (let tried = 0; tried < 5; tried += 1) {
        await wrongAgain();
        expect(await tryCode(browser, wrongCode(8))).toBe('SecondFactorRefused');
      }
      await wrongAgain();
      expect(waits).toEqual([1, 2, 5, 15, 60, 60].map((minutes) => minutes * 60));
      expect(await tryCode(browser, await codeAt(bianca.secret, minutesLater(minute)))).toBe('in');
    }
  });

  test('wrong second factors are counted together, whether codes, recovery codes or passkeys', async () => {
    await using server = await testServer({ now: attackDay });
    const { email, recoveryCodes } = await atDesk(server, 'consulente');
    const authenticator = newAuthenticator(server.parts.config.publicUrl.origin);
    const thief = await pastPassword(server, email);
    const tryPasskey = async () => {
      const challenge = (await thief.call(staffPasskeyRequestCall)).answer;
      return (await thief.call(staffPasskeyCall, { credential: authenticator.use(challenge) })).problem.code;
    };
    expect(await tryPasskey()).toBe('StaffPasskeyRefused');
    expect(await tryPasskey()).toBe('StaffPasskeyRefused');
    for (const code of ['000000', 'abcde-fghjk', '111111'])
      expect(await tryCode(thief, code)).toBe('SecondFactorRefused');
    expect((await thief.call(staffPasskeyRequestCall)).problem.code).toBe('SecondFactorPaused');
    // Not even looked at: it is still valid afterwards.
    const [recovery = ''] = recoveryCodes;
    expect(await tryCode(thief, recovery)).toBe('SecondFactorPaused');
    server.setNow(minutesLater(1));
    expect(await tryCode(await pastPassword(server, email), recovery)).toBe('in');
  });

  test('wrong second factors of one person pause no other', async () => {
    await using server = await testServer({ now: attackDay });
    const [bianca, carlo] = [
      await atDesk(server, 'consulente'),
      await atDesk(server, 'consulente', 'Carlo Verdi'),
    ];
    await guessFromEverywhere([server], bianca.email);
    server.setNow(minutesLater(0.6));
    await signInAgainAtDesk(server, carlo);
    expect(await warnings(server, carlo.email)).toHaveLength(0);
  });

  test('wrong second factors include a code used a moment ago on another process', async () => {
    await using one = await testServer({ now: attackDay });
    await using other = await testServer({ now: minutesLater(1), databaseUrl: one.databaseUrl });
    const { email, secret } = await atDesk(one, 'consulente');
    one.setNow(minutesLater(1));
    const code = await codeAt(secret, minutesLater(1));
    const both = [await pastPassword(one, email), await pastPassword(other, email)];
    const answers = await Promise.all(both.map((browser) => tryCode(browser, code)));
    expect(answers.toSorted()).toEqual(['SecondFactorRefused', 'in']);
  });
});

const entersOn = async (server: TestServer, { email, secret }: Consultant, browser: Browser) => {
  await browser.call(staffSignInCall, { email, password: staffPassword });
  const { status } = await browser.call(staffCodeCall, {
    code: await codeAt(secret, server.parts.clock()),
  });
  expect(status).toBe(200);
};

describe('the proof of a known device', () => {
  test('the proof of a known device differs on each device', async () => {
    await using server = await testServer({ now: attackDay });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const elsewhere = await signInAgainAtDesk(server, bianca);
    expect(elsewhere.cookies.get(DEVICE_COOKIE)).not.toBe(bianca.browser.cookies.get(DEVICE_COOKIE));
  });

  test('the proof of a known device ends with the session that its owner closes from elsewhere', async () => {
    await using server = await testServer({ now: attackDay });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const lost = await signInAgainAtDesk(server, bianca);
    const { data } = (await bianca.browser.call(staffSessionsCall)).answer;
    const id = data.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await bianca.browser.call(closeStaffSessionCall, undefined, { id })).status).toBe(204);
    const before = await newDevices(server, bianca.email);
    server.setNow(minutesLater(2));
    await entersOn(server, bianca, lost);
    server.setNow(minutesLater(3));
    await entersOn(server, bianca, bianca.browser);
    expect((await newDevices(server, bianca.email)) - before).toBe(1);
  });

  test('the proof of a known device ends when its owner is disabled, and is not valid again when she comes back', async () => {
    await using server = await testServer({ now: attackDay });
    const rita = await atDesk(server, 'responsabile', 'Rita Bruni');
    const bianca = await atDesk(server, 'consulente');
    const { data } = (await rita.browser.call(colleaguesCall)).answer;
    const id = data.find(({ email }) => email === bianca.email)?.id;
    if (!id) throw new Error('she is not there');
    for (const isDisabled of [true, false])
      await rita.browser.call(changeColleagueCall, { isDisabled }, { id });
    server.setNow(minutesLater(1));
    await entersOn(server, bianca, bianca.browser);
    expect(await newDevices(server, bianca.email)).toBe(1);
  });

  test('the proof of a colleague’s device makes no device known', async () => {
    await using server = await testServer({ now: attackDay });
    const [bianca, carlo] = [
      await atDesk(server, 'consulente'),
      await atDesk(server, 'consulente', 'Carlo Verdi'),
    ];
    server.setNow(minutesLater(1));
    const shared = openBrowser(server);
    shared.cookies.set(DEVICE_COOKIE, carlo.browser.cookies.get(DEVICE_COOKIE) ?? '');
    await entersOn(server, bianca, shared);
    expect(await newDevices(server, bianca.email)).toBe(1);
    // Both have used it.
    server.setNow(minutesLater(2));
    for (const each of [bianca, carlo]) await entersOn(server, each, shared);
    expect(await newDevices(server, bianca.email)).toBe(1);
    expect(await newDevices(server, carlo.email)).toBe(0);
  });
});

test('an e-mail unknown at the desk takes the same statements as a known one', async () => {
  await using server = await testServer({ now: attackDay });
  const rita = await atDesk(server, 'responsabile', 'Rita Bruni');
  const stopped = await atDesk(server, 'consulente');
  const { data } = (await rita.browser.call(colleaguesCall)).answer;
  const id = data.find(({ email }) => email === stopped.email)?.id;
  if (!id) throw new Error('she is not there');
  await rita.browser.call(changeColleagueCall, { isDisabled: true }, { id });

  const statements: string[] = [];
  const original = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const [challenge] = given as [string | { text: string }];
    const text = typeof challenge === 'string' ? challenge : challenge.text;
    if (/staff|desk|begin|commit/i.test(text)) statements.push(text);
    return (original as (...all: unknown[]) => unknown).apply(this, given) as never;
  });
  onTestFinished(() => spy.mockRestore());
  const statementsFor = async (email: string, password: string) => {
    statements.length = 0;
    const { problem } = await openBrowser(server).call(staffSignInCall, { email, password });
    expect(problem.code).toBe('StaffNotAuthorized');
    return [...statements];
  };
  const known = await statementsFor(rita.email, 'sbagliata di grosso');
  expect(known.length).toBeGreaterThan(3);
  expect(await statementsFor('nessuno@example.it', 'sbagliata di grosso')).toEqual(known);
  expect(await statementsFor(stopped.email, staffPassword)).toEqual(known);
});
