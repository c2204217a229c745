import { sessionCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import {
  addPasskeyCall,
  ownPasskeysCall,
  passkeyCreationCall,
  passkeyRequestCall,
  passkeySignInCall,
  removePasskeyCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { signOutElsewhereCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signedInHolder, signInElsewhere } from '../test/account-holder.ts';
import type { Twist } from '../test/authenticator.ts';
import { openBrowser } from '../test/browser.ts';
import { addPasskey, newDevice, passkeyHolder, signInWith } from '../test/passkeys.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import type { Transaction } from '../src/platform/database/connection.ts';
import { passkeys } from '../src/platform/providers/identity/built-in/passkeys/tables.ts';
import { accounts, accountSessions } from '../src/platform/providers/identity/built-in/tables.ts';
import { attackDay } from './world.ts';

const later = (minutes: number) => new Date(attackDay.getTime() + minutes * 60_000);

/** What a device of the victim's signs, with one thing wrong. */
const signedWrongly: Readonly<Record<string, Twist>> = {
  'for another origin': { origin: 'https://riparo.evil.example' },
  'for another port of the same host': { origin: 'http://localhost:4000' },
  'for the site of another': { rpId: 'evil.example' },
  'without a finger, a face or a PIN': { unverified: true },
  'as if a passkey were being made': { type: 'webauthn.create' },
  'over another challenge': { challenge: 'A'.repeat(43) },
  'without saying whose passkey it is': { userHandle: undefined },
  'as another account': { userHandle: Buffer.alloc(16).toString('base64url') },
};

describe('a passkey that opens nothing', () => {
  test.each(Object.entries(signedWrongly))('a passkey opens nothing when it signs %s', async (_, twist) => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const stranger = openBrowser(server);
    const { problem, setCookies } = await signInWith(stranger, device, twist);
    expect(problem).toMatchObject({ status: 401, code: 'PasskeyRefused' });
    expect(setCookies['riparo_session']).toBeUndefined();
    expect((await stranger.call(sessionCall)).answer.authenticated).toBe(false);
    expect((await signInWith(stranger, device)).status, 'the device itself is fine').toBe(200);
  });

  test("a passkey opens no other account: a stranger’s device that uses the passkey's name", async () => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const stranger = await passkeyHolder(server);
    const browser = openBrowser(server);
    const deviceRequest = await browser.call(passkeyRequestCall);
    const { id, rawId } = device.use(deviceRequest.answer);
    const forged = { ...stranger.device.use(deviceRequest.answer), id, rawId };
    expect((await browser.call(passkeySignInCall, { credential: forged })).problem.code).toBe(
      'PasskeyRefused',
    );
  });

  test('a passkey that was never added opens nothing', async () => {
    await using server = await testServer({ now: attackDay });
    const { answer } = await (await signedInHolder(server)).browser.call(passkeyCreationCall, {});
    const device = newDevice(server);
    device.create(answer);
    expect((await signInWith(openBrowser(server), device)).problem.code).toBe('PasskeyRefused');
  });

  test('a passkey opens nothing when it counts backwards or not at all, as a copy would', async () => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const signIn = async (counter: number) =>
      (await signInWith(openBrowser(server), device, { counter })).status;
    expect(await signIn(7)).toBe(200);
    expect(await signIn(7)).toBe(401);
    expect(await signIn(3)).toBe(401);
    expect(await signIn(0)).toBe(401);
    expect(await signIn(8)).toBe(200);
  });
});

describe('a challenge to be signed by a device', () => {
  test('a challenge is valid for one answer: the same one again, at once or later, opens nothing', async () => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const browser = openBrowser(server);
    const deviceRequest = await browser.call(passkeyRequestCall);
    const cookies = new Map(browser.cookies);
    const credential = device.use(deviceRequest.answer);
    const before = await server.db.$count(accountSessions);
    const thieves = Array.from({ length: 8 }, () => {
      const thief = openBrowser(server);
      for (const [name, value] of cookies) thief.cookies.set(name, value);
      return thief;
    });
    const send = (thief: (typeof thieves)[number]) => thief.call(passkeySignInCall, { credential });
    const statuses = (await Promise.all(thieves.map(send))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(400)]);

    const [thief] = thieves;
    thief?.cookies.set('riparo_passkey', cookies.get('riparo_passkey') ?? '');
    expect((await thief?.call(passkeySignInCall, { credential }))?.problem.code).toBe('PasskeyExpired');
    expect(await server.db.$count(accountSessions)).toBe(before + 1);
  });

  test('a challenge is used up by a wrong answer too', async () => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const browser = openBrowser(server);
    const deviceRequest = await browser.call(passkeyRequestCall);
    const token = browser.cookies.get('riparo_passkey') ?? '';
    await browser.call(passkeySignInCall, {
      credential: device.use(deviceRequest.answer, { unverified: true }),
    });
    browser.cookies.set('riparo_passkey', token);
    const right = await browser.call(passkeySignInCall, { credential: device.use(deviceRequest.answer) });
    expect(right.problem.code).toBe('PasskeyExpired');
  });

  test('a challenge is valid for five minutes', async () => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const browser = openBrowser(server);
    const deviceRequest = await browser.call(passkeyRequestCall);
    server.setNow(later(5));
    const { problem } = await browser.call(passkeySignInCall, {
      credential: device.use(deviceRequest.answer),
    });
    expect(problem.code).toBe('PasskeyExpired');
  });

  test('a challenge is valid only in the browser that requested it: a page that passes it on signs no one in', async () => {
    await using server = await testServer({ now: attackDay });
    const { device } = await passkeyHolder(server);
    const deviceRequest = await openBrowser(server).call(passkeyRequestCall);
    const victim = openBrowser(server);
    const credential = device.use(deviceRequest.answer);
    expect((await victim.call(passkeySignInCall, { credential })).problem.code).toBe('PasskeyExpired');
    await victim.call(passkeyRequestCall);
    expect((await victim.call(passkeySignInCall, { credential })).problem.code).toBe('PasskeyRefused');
  });

  test('a challenge for signing in adds no passkey, and one for adding signs no one in', async () => {
    await using server = await testServer({ now: attackDay });
    const { browser, device } = await passkeyHolder(server);
    const toSign = (await browser.call(passkeyRequestCall)).answer;
    const creation = { rp: { id: toSign.rpId, name: '' }, user: { id: '', name: '', displayName: '' } };
    const made = newDevice(server).create({ ...creation, challenge: toSign.challenge } as Parameters<
      typeof device.create
    >[0]);
    const added = await browser.call(addPasskeyCall, { name: 'Ladro', credential: made });
    expect(added.problem.code).toBe('PasskeyExpired');

    const toAdd = (await browser.call(passkeyCreationCall, {})).answer;
    const used = device.use({ ...toSign, challenge: toAdd.challenge });
    expect((await browser.call(passkeySignInCall, { credential: used })).problem.code).toBe('PasskeyExpired');
  });
});

describe('adding passkeys to other accounts', () => {
  const madeWrongly: Readonly<Record<string, Twist>> = {
    'with what was made for another origin': { origin: 'https://riparo.evil.example' },
    'with what was made for the site of another': { rpId: 'evil.example' },
    'that works without a finger, a face or a PIN': { unverified: true },
    'with what was signed to sign in': { type: 'webauthn.get' },
    'over another challenge': { challenge: 'A'.repeat(43) },
  };

  test.each(Object.entries(madeWrongly))('%s', async (_, twist) => {
    await using server = await testServer({ now: attackDay });
    const { browser } = await signedInHolder(server);
    const deviceRequest = await browser.call(passkeyCreationCall, {});
    const credential = newDevice(server).create(deviceRequest.answer, twist);
    const { problem } = await browser.call(addPasskeyCall, { name: 'Telefono', credential });
    expect(problem).toMatchObject({ status: 401, code: 'PasskeyRefused' });
    expect(await server.db.$count(passkeys)).toBe(0);
  });

  test('strangers cannot add their passkey to another account: a challenge of one cannot be answered by the other', async () => {
    await using server = await testServer({ now: attackDay });
    const victim = await signedInHolder(server);
    const stranger = await signedInHolder(server);
    const deviceRequest = await stranger.browser.call(passkeyCreationCall, {});
    // As if a page had written cookies into the victim's browser.
    victim.browser.cookies.set('riparo_passkey', stranger.browser.cookies.get('riparo_passkey') ?? '');
    const credential = newDevice(server).create(deviceRequest.answer);
    const { problem } = await victim.browser.call(addPasskeyCall, { name: 'Telefono', credential });
    expect(problem.code).toBe('PasskeyExpired');
  });

  test('a passkey of another account cannot be added', async () => {
    await using server = await testServer({ now: attackDay });
    const victim = await passkeyHolder(server);
    const stranger = await signedInHolder(server);
    const taken = await addPasskey(stranger.browser, victim.device, 'Mia');
    expect(taken.problem.code).toBe('PasskeyRefused');
    expect((await stranger.browser.call(ownPasskeysCall)).answer.data).toEqual([]);
    expect((await victim.browser.call(ownPasskeysCall)).answer.data).toHaveLength(1);
  });

  test('a passkey with a certificate is refused: none was requested, and its pointers must not be followed', async () => {
    await using server = await testServer({ now: attackDay });
    const { browser } = await signedInHolder(server);
    const deviceRequest = await browser.call(passkeyCreationCall, {});
    const credential = newDevice(server).create(deviceRequest.answer, { certified: true });
    const { problem } = await browser.call(addPasskeyCall, { name: 'Telefono', credential });
    expect(problem.code).toBe('PasskeyRefused');
  });

  test('a passkey cannot be added from a session that ended while the device was asked', async () => {
    await using server = await testServer({ now: attackDay });
    const { browser, email } = await signedInHolder(server);
    const thief = await signInElsewhere(server, email);
    const deviceRequest = await thief.call(passkeyCreationCall, {});
    await browser.call(signOutElsewhereCall);
    const credential = newDevice(server).create(deviceRequest.answer);
    const { problem } = await thief.call(addPasskeyCall, { name: 'Ladro', credential });
    expect(problem.code).toBe('SessionRequired');
    expect(await server.db.$count(passkeys)).toBe(0);
  });

  test('a passkey cannot be added from a session that ends at that very moment', async () => {
    await using server = await testServer({ now: attackDay });
    const { browser } = await signedInHolder(server);
    const credential = newDevice(server).create((await browser.call(passkeyCreationCall, {})).answer);
    const { outcome } = await whileAccountsChange(
      server,
      () => browser.call(addPasskeyCall, { name: 'Ladro', credential }),
      (tx) => tx.delete(accountSessions),
    );
    expect((await outcome).problem.code).toBe('SessionRequired');
    expect(await server.db.$count(passkeys)).toBe(0);
  });
});

test('a passkey removed at that very moment opens nothing', async () => {
  await using server = await testServer({ now: attackDay });
  const { device } = await passkeyHolder(server);
  const thief = openBrowser(server);
  const credential = device.use((await thief.call(passkeyRequestCall)).answer);
  const before = await server.db.$count(accountSessions);
  const { outcome } = await whileAccountsChange(
    server,
    () => thief.call(passkeySignInCall, { credential }),
    (tx) => tx.delete(passkeys),
  );
  expect((await outcome).problem.code).toBe('PasskeyRefused');
  expect(await server.db.$count(accountSessions)).toBe(before);
});

/** Starts something that has to wait for an account, and lets it continue once the change is made. */
async function whileAccountsChange<T>(
  server: TestServer,
  begin: () => Promise<T>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<{ outcome: Promise<T> }> {
  return server.db.transaction(async (tx) => {
    await tx.select().from(accounts).for('update');
    const outcome = begin();
    await expect.poll(() => waitingForALock(server)).toBe(1);
    await change(tx);
    return { outcome };
  });
}

async function waitingForALock(server: TestServer): Promise<number> {
  const { rowCount } = await server.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

test('no one can remove the passkey of another account', async () => {
  await using server = await testServer({ now: attackDay });
  const victim = await passkeyHolder(server);
  const stranger = await signedInHolder(server);
  const { status } = await stranger.browser.call(removePasskeyCall, {}, { id: victim.passkeyId });
  expect(status).toBe(404);
  await victim.browser.call(signOutCall);
  expect((await signInWith(victim.browser, victim.device)).status).toBe(200);
});
