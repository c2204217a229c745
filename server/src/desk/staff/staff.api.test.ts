import { reportPresenceCall } from '@riparo/domain/desk/live/live-calls.ts';
import { AUTOMATIC_CALL_HEADER } from '@riparo/domain/desk/live/live.ts';
import {
  acceptInvitationCall,
  cancelInvitationCall,
  changeColleagueCall,
  checkNewcomerCall,
  closeStaffSessionCall,
  colleaguesCall,
  invitationCall,
  inviteStaffCall,
  newCodesCall,
  newStaffPasskeyCall,
  renewAccessCall,
  staffCodeCall,
  staffPasskeyCall,
  staffPasskeyRequestCall,
  staffSessionCall,
  staffSessionsCall,
  staffSignInCall,
  staffSignOutCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { UNKNOWN_DEVICE } from '@riparo/domain/people/account/device.ts';
import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import { may, PERMISSIONS } from '@riparo/domain/platform/call/roles.ts';
import { STAFF_PASSWORD_GUESSABLE, STAFF_PASSWORD_PERSONAL } from '@riparo/domain/desk/staff/password.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cookiesOf, mailsTo } from '../../../test/account-holder.ts';
import { newAuthenticator } from '../../../test/authenticator.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import {
  atDesk,
  codeAt,
  type Consultant,
  signInAgainAtDesk,
  invited,
  newStaffEmail,
  staffPassword,
  tokenTo,
} from '../../../test/desk.ts';
import { newStaffId } from '../../../test/ids.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../log/tables.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { ALGORITHMS } from '../../platform/sign-in/webauthn/verification.ts';
import type { SecondFactor } from './accept-invitation.ts';
import { deleteOldAtDesk } from './delete-old.ts';
import {
  staffDevices,
  staffInvitations,
  staffMembers,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
  staffSignIns,
} from './tables.ts';

const now = new Date('2026-11-16T09:00:00Z');
const minutesLater = (count: number, from = now) => new Date(from.getTime() + count * 60_000);
const newcomer = { firstName: 'Bianca', lastName: 'Neri', password: staffPassword };
const sessionOf = async (browser: Browser) => (await browser.call(staffSessionCall)).status;
const actionsOf = async (server: TestServer) =>
  (await server.db.select().from(deskLog).orderBy(deskLog.number)).map(({ action }) => action);
/** The second factors logged for sign-ins. */
const enteredWith = async (server: TestServer) =>
  (await server.db.select().from(deskLog).where(eq(deskLog.action, 'staff.signed-in'))).map(
    ({ details }) => (JSON.parse(details) as { with?: string }).with,
  );

async function idOf({ browser }: Pick<Consultant, 'browser'>, name: string): Promise<StaffId> {
  const { data } = (await browser.call(colleaguesCall)).answer;
  const found = data.find(({ firstName }) => firstName === name);
  if (!found) throw new Error(`no colleague is called ${name}`);
  return found.id;
}

describe('an invitation', () => {
  test('an invitation names its recipient, and lets them join the desk with an authenticator app', async () => {
    await using server = await testServer({ now });
    const token = await invited(server, 'responsabile', 'capo@example.it');
    const browser = openBrowser(server);
    expect((await browser.call(invitationCall, undefined, { token })).answer).toEqual({
      email: 'capo@example.it',
      role: 'responsabile',
      firstName: '',
      lastName: '',
      expiresAt: '2026-11-19T09:00:00.000Z',
    });
    expect((await browser.call(checkNewcomerCall, newcomer, { token })).status).toBe(204);
    const { secret, uri } = (await browser.call(newCodesCall, undefined, { token })).answer;
    expect(uri).toContain(`secret=${secret}`);
    const secondFactor = { kind: 'codes', code: await codeAt(secret, now) } as const;
    const { answer, setCookies } = await browser.call(
      acceptInvitationCall,
      { ...newcomer, secondFactor },
      { token },
    );
    expect(answer.session).toMatchObject({
      firstName: 'Bianca',
      email: 'capo@example.it',
      role: 'responsabile',
      endsAt: '2026-11-16T21:00:00.000Z',
    });
    expect(answer.session.permissions).toEqual(PERMISSIONS.filter((each) => may('responsabile', each)));
    expect(new Set(answer.recoveryCodes).size).toBe(10);
    for (const code of answer.recoveryCodes) expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    expect(setCookies['riparo_desk']?.attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict']),
    );
    expect(await sessionOf(browser)).toBe(200);
    expect(await actionsOf(server)).toEqual(['staff.invited', 'staff.joined']);
  });

  test('an invented invitation opens nothing', async () => {
    await using server = await testServer({ now });
    await invited(server, 'consulente');
    const browser = openBrowser(server);
    const params = { token: 'x'.repeat(43) };
    const secondFactor = { kind: 'codes', code: '123456' } as const;
    for (const { status, problem } of [
      await browser.call(invitationCall, undefined, params),
      await browser.call(checkNewcomerCall, newcomer, params),
      await browser.call(newCodesCall, undefined, params),
      await browser.call(newStaffPasskeyCall, { firstName: 'Bianca', lastName: 'Neri' }, params),
      await browser.call(acceptInvitationCall, { ...newcomer, secondFactor }, params),
    ])
      expect({ status, code: problem.code }).toEqual({ status: 404, code: 'InvitationOver' });
  });

  test('each of two people who accept at the same time uses their own invitation', async () => {
    await using server = await testServer({ now });
    const [one, other] = [openBrowser(server), openBrowser(server)];
    const [first, second] = [
      { token: await invited(server, 'consulente') },
      { token: await invited(server, 'revisore') },
    ];
    const { secret } = (await one.call(newCodesCall, undefined, first)).answer;
    await other.call(newCodesCall, undefined, second);
    const name = { firstName: 'Carlo', lastName: 'Verdi' };
    const options = (await other.call(newStaffPasskeyCall, name, second)).answer;
    expect(options).toEqual({
      rp: { id: options.rp.id, name: expect.stringMatching(/ banco$/) },
      user: { id: expect.any(String), name: expect.stringContaining('@'), displayName: 'Carlo Verdi' },
      challenge: expect.any(String),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: PASSKEY_CHALLENGE_MS,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    });
    await one.call(newStaffPasskeyCall, name, first);
    const authenticator = newAuthenticator(server.parts.config.publicUrl.origin);
    const byPasskey = { kind: 'passkey', credential: authenticator.create(options) } as const;
    const arrived = await other.call(
      acceptInvitationCall,
      { ...newcomer, ...name, secondFactor: byPasskey },
      second,
    );
    expect(arrived.answer.session).toMatchObject({ ...name, role: 'revisore' });
    const byCode = { kind: 'codes', code: await codeAt(secret, now) } as const;
    const later = await one.call(acceptInvitationCall, { ...newcomer, secondFactor: byCode }, first);
    expect(later.answer.session).toMatchObject({ firstName: 'Bianca', role: 'consulente' });
    // A new colleague takes nothing away from the others.
    expect(await sessionOf(one)).toBe(200);
    expect(await sessionOf(other)).toBe(200);
    expect(await server.db.$count(staffPasskeys)).toBe(1);
    expect(await server.db.$count(staffRecoveryCodes)).toBe(20);
  });

  test('an invitation is not accepted without the offered second factor, nor with an easy password', async () => {
    await using server = await testServer({ now });
    const params = { token: await invited(server, 'consulente') };
    const browser = openBrowser(server);
    const accept = async (secondFactor: SecondFactor, password = staffPassword) => {
      const body = { ...newcomer, password, secondFactor };
      return (await browser.call(acceptInvitationCall, body, params)).problem;
    };
    const authenticator = newAuthenticator(server.parts.config.publicUrl.origin);
    const code = { kind: 'codes', code: '123456' } as const;
    expect((await accept(code)).code).toBe('SecondFactorExpired');
    const options = (await browser.call(newStaffPasskeyCall, newcomer, params)).answer;
    const stolen = authenticator.create(options, { challenge: 'another' });
    expect((await accept({ kind: 'passkey', credential: stolen })).code).toBe('StaffPasskeyRefused');
    await server.db.update(staffInvitations).set({ challenge: null });
    const late = { kind: 'passkey', credential: authenticator.create(options) } as const;
    expect((await accept(late)).code).toBe('SecondFactorExpired');
    expect((await accept(code, 'password1234')).fields).toEqual({ password: STAFF_PASSWORD_GUESSABLE });
    expect(await server.db.$count(staffMembers)).toBe(0);
  });

  test('an invitation works once, and for at most three days', async () => {
    await using server = await testServer({ now });
    const token = await invited(server, 'consulente');
    const ask = async () => (await openBrowser(server).call(invitationCall, undefined, { token })).status;
    server.setNow(minutesLater(72 * 60 - 1));
    expect(await ask()).toBe(200);
    server.setNow(minutesLater(72 * 60));
    expect(await ask()).toBe(404);
    server.setNow(now);
    const browser = openBrowser(server);
    const { secret } = (await browser.call(newCodesCall, undefined, { token })).answer;
    const accept = async () =>
      (
        await browser.call(
          acceptInvitationCall,
          { ...newcomer, secondFactor: { kind: 'codes', code: await codeAt(secret, now) } },
          { token },
        )
      ).status;
    const both = await Promise.all([accept(), accept()]);
    expect(both.toSorted()).toEqual([200, 404]);
    expect(await ask()).toBe(404);
    expect(await server.db.$count(staffMembers)).toBe(1);
  });

  test('an invitation mailed again invalidates the earlier link', async () => {
    await using server = await testServer({ now });
    const email = newStaffEmail();
    const first = await invited(server, 'consulente', email);
    const second = await invited(server, 'consulente', email);
    const ask = async (token: string) =>
      (await openBrowser(server).call(invitationCall, undefined, { token })).status;
    expect(await ask(first)).toBe(404);
    expect(await ask(second)).toBe(200);
  });

  test.each([
    ['too short', 'corta', 'La password deve avere da 12 a 128 caratteri.'],
    ['one’s own name', 'bianca lampada molo', STAFF_PASSWORD_PERSONAL],
    ['easily guessed', 'password1234', STAFF_PASSWORD_GUESSABLE],
    ['easily guessed, though long', 'qwertyuiop123456', STAFF_PASSWORD_GUESSABLE],
  ])('an invitation refuses a password that is %s', async (_, password, message) => {
    await using server = await testServer({ now });
    const token = await invited(server, 'consulente');
    const { status, problem } = await openBrowser(server).call(
      checkNewcomerCall,
      { ...newcomer, password },
      { token },
    );
    expect(status).toBe(422);
    expect(problem.fields).toEqual({ password: message });
  });

  test('an invitation is not accepted with a wrong code, and stays open for the right one', async () => {
    await using server = await testServer({ now });
    const token = await invited(server, 'consulente');
    const browser = openBrowser(server);
    const { secret } = (await browser.call(newCodesCall, undefined, { token })).answer;
    const accept = async (code: string) =>
      (
        await browser.call(
          acceptInvitationCall,
          { ...newcomer, secondFactor: { kind: 'codes', code } },
          { token },
        )
      ).status;
    expect(await accept(await codeAt(secret, minutesLater(-10)))).toBe(401);
    expect(await server.db.$count(staffMembers)).toBe(0);
    expect(await accept(await codeAt(secret, now))).toBe(200);
  });
});

async function withPasskey(server: TestServer) {
  const email = newStaffEmail();
  const token = await invited(server, 'consulente', email);
  const authenticator = newAuthenticator(server.parts.config.publicUrl.origin);
  const browser = openBrowser(server);
  const options = (
    await browser.call(newStaffPasskeyCall, { firstName: 'Bianca', lastName: 'Neri' }, { token })
  ).answer;
  const credential = authenticator.create(options);
  const { status, answer } = await browser.call(
    acceptInvitationCall,
    { ...newcomer, secondFactor: { kind: 'passkey', credential } },
    { token },
  );
  expect(status).toBe(200);
  return { email, authenticator, userHandle: options.user.id, recoveryCodes: answer.recoveryCodes };
}

describe('a staff member with a passkey', () => {
  test('a staff member signs in with password and passkey', async () => {
    await using server = await testServer({ now });
    const { email, authenticator, userHandle } = await withPasskey(server);
    await withPasskey(server);
    const browser = openBrowser(server);
    const started = await browser.call(staffSignInCall, { email, password: staffPassword });
    expect(started.answer.secondFactors).toEqual(['passkey', 'recovery']);
    expect(await sessionOf(browser)).toBe(401);
    const request = (await browser.call(staffPasskeyRequestCall)).answer;
    const credential = authenticator.use(request, { userHandle });
    expect((await browser.call(staffPasskeyCall, { credential })).status).toBe(200);
    expect(await sessionOf(browser)).toBe(200);
    expect(await enteredWith(server)).toEqual(['passkey']);
    const [used, ...others] = await server.db.select().from(staffPasskeys).orderBy(staffPasskeys.lastUsedAt);
    expect(used?.lastUsedAt).toEqual(now);
    expect(others.map(({ lastUsedAt }) => lastUsedAt)).toEqual([null]);
  });

  test('a staff member with a passkey has no app codes, and signs in with a recovery code', async () => {
    await using server = await testServer({ now });
    const { email, recoveryCodes } = await withPasskey(server);
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email, password: staffPassword });
    expect((await browser.call(staffCodeCall, { code: '123456' })).problem.code).toBe('SecondFactorRefused');
    expect((await browser.call(staffCodeCall, { code: recoveryCodes[0] ?? '' })).status).toBe(200);
  });

  test('a signature cannot be used for a second sign-in', async () => {
    await using server = await testServer({ now });
    const { email, authenticator, userHandle } = await withPasskey(server);
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email, password: staffPassword });
    const old = authenticator.use((await browser.call(staffPasskeyRequestCall)).answer, { userHandle });
    await browser.call(staffPasskeyRequestCall);
    expect((await browser.call(staffPasskeyCall, { credential: old })).status).toBe(401);
    expect(await sessionOf(browser)).toBe(401);
  });

  test('a passkey of another person, or without a challenge, is refused', async () => {
    await using server = await testServer({ now });
    const [bianca, other] = [await withPasskey(server), await withPasskey(server)];
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    const passkeyOptions = (await browser.call(staffPasskeyRequestCall)).answer;
    const elsewhere = openBrowser(server);
    await elsewhere.call(staffSignInCall, { email: other.email, password: staffPassword });
    const theirs = (await elsewhere.call(staffPasskeyRequestCall)).answer;
    const answers = [
      other.authenticator.use(passkeyOptions, { userHandle: other.userHandle }),
      // The challenge is used up by the first answer.
      bianca.authenticator.use(passkeyOptions, { userHandle: bianca.userHandle }),
    ];
    for (const credential of answers)
      expect((await browser.call(staffPasskeyCall, { credential })).problem.code).toBe('StaffPasskeyRefused');
    expect(await sessionOf(browser)).toBe(401);
    // Challenges of others still wait for their answer.
    const credential = other.authenticator.use(theirs, { userHandle: other.userHandle });
    expect((await elsewhere.call(staffPasskeyCall, { credential })).status).toBe(200);
  });

  test('the passkey is requested only after the password', async () => {
    await using server = await testServer({ now });
    const { problem } = await openBrowser(server).call(staffPasskeyRequestCall);
    expect(problem).toMatchObject({ status: 400, code: 'SecondFactorExpired' });
  });
});

/** From an unknown browser: `in`, or why not. */
async function entersWith(server: TestServer, { email }: Consultant, code: string): Promise<string> {
  const browser = openBrowser(server);
  await browser.call(staffSignInCall, { email, password: staffPassword });
  const { status, problem } = await browser.call(staffCodeCall, { code });
  return status === 200 ? 'in' : problem.code;
}

describe('signing in', () => {
  test('password and code open a session; a new device is reported by mail, a known one is not', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const browser = await signInAgainAtDesk(server, bianca);
    expect(await sessionOf(browser)).toBe(200);
    expect(await enteredWith(server)).toEqual(['codes']);
    const newDevices = async () =>
      (await mailsTo(server, bianca.email)).filter(({ subject }) => subject.includes('nuovo dispositivo'))
        .length;
    expect(await newDevices()).toBe(1);
    // A code works once over sign-in and invitation together; a used one is over.
    expect(await entersWith(server, bianca, await codeAt(bianca.secret, minutesLater(1)))).toBe(
      'SecondFactorRefused',
    );
    // The device that accepted the invitation is known.
    server.setNow(minutesLater(2));
    await bianca.browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    const halfWay = bianca.browser.cookies.get('riparo_desk_sign_in') ?? '';
    await bianca.browser.call(staffCodeCall, { code: await codeAt(bianca.secret, minutesLater(2)) });
    expect(await newDevices()).toBe(1);
    bianca.browser.cookies.set('riparo_desk_sign_in', halfWay);
    const again = await bianca.browser.call(staffCodeCall, { code: bianca.recoveryCodes[0] ?? '' });
    expect(again.problem.code).toBe('SecondFactorExpired');
    server.setNow(minutesLater(3));
    await browser.call(staffSignOutCall);
    await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    await browser.call(staffCodeCall, { code: await codeAt(bianca.secret, minutesLater(3)) });
    expect(await sessionOf(browser)).toBe(200);
    expect(await newDevices()).toBe(1);
  });

  test('sign-in lists the possible second factors while they exist', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    await atDesk(server, 'consulente', 'Carlo Verdi');
    const factors = async () => {
      const body = { email: bianca.email, password: staffPassword };
      return (await openBrowser(server).call(staffSignInCall, body)).answer.secondFactors;
    };
    expect(await factors()).toEqual(['codes', 'recovery']);
    const [member] = await server.db.select().from(staffMembers).where(eq(staffMembers.email, bianca.email));
    const own = eq(staffRecoveryCodes.staffId, member?.id ?? newStaffId());
    const [last] = await server.db.select().from(staffRecoveryCodes).where(own);
    const others = and(own, ne(staffRecoveryCodes.codeHash, last?.codeHash ?? ''));
    await server.db.update(staffRecoveryCodes).set({ usedAt: now }).where(others);
    expect(await factors()).toEqual(['codes', 'recovery']);
    await server.db.update(staffRecoveryCodes).set({ usedAt: now }).where(own);
    expect(await factors()).toEqual(['codes']);
  });

  test('two people can sign in at the same moment, but none twice with the same code', async () => {
    await using server = await testServer({ now });
    const [bianca, carlo] = [await atDesk(server, 'consulente'), await atDesk(server, 'revisore')];
    server.setNow(minutesLater(1));
    const code = await codeAt(bianca.secret, minutesLater(1));
    const tries = [entersWith(server, bianca, code), entersWith(server, bianca, code)];
    expect((await Promise.all(tries)).toSorted()).toEqual(['SecondFactorRefused', 'in']);
    expect(await entersWith(server, carlo, await codeAt(carlo.secret, minutesLater(1)))).toBe('in');
  });

  test('after signing out the browser’s session opens nothing', async () => {
    await using server = await testServer({ now });
    const [bianca, carlo] = [
      await atDesk(server, 'consulente'),
      await atDesk(server, 'consulente', 'Carlo Verdi'),
    ];
    const cookie = bianca.browser.cookies.get('riparo_desk') ?? '';
    expect((await bianca.browser.call(staffSignOutCall)).status).toBe(204);
    expect(bianca.browser.cookies.has('riparo_desk')).toBe(false);
    const thief = openBrowser(server);
    thief.cookies.set('riparo_desk', cookie);
    expect(await sessionOf(thief)).toBe(401);
    expect(await sessionOf(carlo.browser)).toBe(200);
    expect((await actionsOf(server)).at(-1)).toBe('staff.signed-out');
    // Also without a session, or after it ended.
    expect((await thief.call(staffSignOutCall)).status).toBe(204);
    expect((await openBrowser(server).call(staffSignOutCall)).status).toBe(204);
    expect((await actionsOf(server)).filter((action) => action === 'staff.signed-out')).toHaveLength(1);
  });

  test('a thousand attempts from one address stop further ones of any kind', async () => {
    await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
    const browser = openBrowser(server, '198.51.100.9');
    const params = { token: await invited(server, 'consulente') };
    expect((await browser.call(staffCodeCall, { code: '123456' })).status).toBe(400);
    await server.db.update(rateLimits).set({ count: 999 });
    expect((await browser.call(staffCodeCall, { code: '123456' })).status).toBe(400);
    const credential = newAuthenticator(server.parts.config.publicUrl.origin).use({
      challenge: 'x',
      rpId: 'localhost',
      timeout: 1,
      userVerification: 'required',
    });
    const secondFactor = { kind: 'codes', code: '123456' } as const;
    for (const { status, problem, headers } of [
      await browser.call(staffSignInCall, { email: 'nessuno@example.it', password: staffPassword }),
      await browser.call(staffCodeCall, { code: '123456' }),
      await browser.call(staffPasskeyRequestCall),
      await browser.call(staffPasskeyCall, { credential }),
      await browser.call(invitationCall, undefined, params),
      await browser.call(checkNewcomerCall, newcomer, params),
      await browser.call(newCodesCall, undefined, params),
      await browser.call(newStaffPasskeyCall, { firstName: 'Bianca', lastName: 'Neri' }, params),
      await browser.call(acceptInvitationCall, { ...newcomer, secondFactor }, params),
    ]) {
      expect({ status, code: problem.code }).toEqual({ status: 429, code: 'TooManyTries' });
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
  });

  test('a code and a recovery code are accepted once each', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const halfWay = async () => {
      const browser = openBrowser(server);
      await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
      return async (code: string) => (await browser.call(staffCodeCall, { code })).status;
    };
    // The code that the invitation was accepted with.
    expect(await (await halfWay())(await codeAt(bianca.secret, now))).toBe(401);
    const [recovery = ''] = bianca.recoveryCodes;
    const typed = recovery.toUpperCase().replace('-', ' ');
    const [one, other] = [await halfWay(), await halfWay()];
    expect((await Promise.all([one(typed), other(typed)])).toSorted()).toEqual([200, 401]);
    expect(await enteredWith(server)).toEqual(['recovery']);
  });

  test.each([
    ['a wrong password', { password: 'un’altra lampada qui' }],
    ['an unknown address', { email: 'nessuno@example.it' }],
  ])('the answer is the same to %s', async (_, wrong) => {
    await using server = await testServer({ now });
    const { email } = await atDesk(server, 'consulente');
    const { status, problem } = await openBrowser(server).call(staffSignInCall, {
      email,
      password: staffPassword,
      ...wrong,
    });
    expect({ status, code: problem.code }).toEqual({ status: 401, code: 'StaffNotAuthorized' });
  });

  test('another person’s password never completes a sign-in', async () => {
    await using server = await testServer({ now });
    const [bianca, carlo] = [await atDesk(server, 'consulente'), await atDesk(server, 'revisore')];
    server.setNow(minutesLater(1));
    const halfWay = async ({ email }: Consultant) => {
      const browser = openBrowser(server);
      await browser.call(staffSignInCall, { email, password: staffPassword });
      return browser;
    };
    const [own, other, stranger] = [await halfWay(bianca), await halfWay(carlo), openBrowser(server)];
    const code = await codeAt(bianca.secret, minutesLater(1));
    expect((await stranger.call(staffCodeCall, { code })).problem.code).toBe('SecondFactorExpired');
    expect((await stranger.call(staffPasskeyRequestCall)).problem.code).toBe('SecondFactorExpired');
    expect((await other.call(staffCodeCall, { code })).problem.code).toBe('SecondFactorRefused');
    expect((await own.call(staffCodeCall, { code })).answer.email).toBe(bianca.email);
    const theirs = await codeAt(carlo.secret, minutesLater(1));
    expect((await other.call(staffCodeCall, { code: theirs })).answer.email).toBe(carlo.email);
  });

  test('a staff member suspended between password and code is refused', async () => {
    await using server = await testServer({ now });
    const { email, secret } = await atDesk(server, 'consulente');
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email, password: staffPassword });
    await server.db.update(staffMembers).set({ disabledAt: now });
    server.setNow(minutesLater(1));
    const { problem } = await browser.call(staffCodeCall, { code: await codeAt(secret, minutesLater(1)) });
    expect(problem.code).toBe('SecondFactorExpired');
    expect(await sessionOf(browser)).toBe(401);
  });

  test('a sign-in waits ten minutes for the second factor', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    server.setNow(minutesLater(10));
    const { problem } = await browser.call(staffCodeCall, {
      code: await codeAt(bianca.secret, minutesLater(10)),
    });
    expect(problem.code).toBe('SecondFactorExpired');
  });
});

const inUse = async (server: TestServer, bianca: Consultant, minutes: readonly number[]) => {
  const answers: number[] = [];
  for (const minute of minutes) {
    server.setNow(minutesLater(minute));
    answers.push(await sessionOf(bianca.browser));
  }
  return answers;
};

describe('a session', () => {
  test('a session ends after an hour without activity', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
    expect(await inUse(server, bianca, [59, 118, 178])).toEqual([200, 200, 401]);
    // Activity of others does not prolong it.
    server.setNow(minutesLater(60));
    expect(await sessionOf(carlo.browser)).toBe(401);
  });

  test('a session is deleted once it is over, like everything else that gave access', async () => {
    await using server = await testServer({ now });
    const { email } = await atDesk(server, 'consulente');
    await openBrowser(server).call(staffSignInCall, { email, password: staffPassword });
    await invited(server, 'consulente');
    const left = async (minutes: number) => {
      await deleteOldAtDesk(server.db, minutesLater(minutes));
      return Promise.all(
        [staffSignIns, staffSessions, staffInvitations, staffDevices].map((each) => server.db.$count(each)),
      );
    };
    expect(await left(9)).toEqual([1, 1, 2, 1]);
    expect(await left(10)).toEqual([0, 1, 2, 1]);
    expect(await left(60)).toEqual([0, 0, 2, 1]);
    expect(await left(72 * 60)).toEqual([0, 0, 0, 1]);
    expect(await left(180 * 24 * 60)).toEqual([0, 0, 0, 0]);
  });

  test('background requests of a screen do not prolong a session', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const cookie = cookiesOf({ browser });
    const ask = async (minute: number, headers = {}) => {
      server.setNow(minutesLater(minute));
      return (await server.request({ url: staffSessionCall.path, headers: { cookie, ...headers } }))
        .statusCode;
    };
    const byItself = { [AUTOMATIC_CALL_HEADER]: '1' };
    expect(await ask(30, byItself)).toBe(200);
    expect(await ask(59, byItself)).toBe(200);
    expect(await ask(60)).toBe(401);
  });

  test('a session ends after twelve hours, however busy', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const everyHalfHour = Array.from({ length: 24 }, (_, place) => 30 * (place + 1));
    expect(await inUse(server, bianca, everyHalfHour)).toEqual([...Array<number>(23).fill(200), 401]);
  });

  test('a session is closed from another device', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const later = minutesLater(1).toISOString();
    const elsewhere = await signInAgainAtDesk(server, bianca);
    const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
    const { data } = (await elsewhere.call(staffSessionsCall)).answer;
    expect(data).toEqual([
      { id: data[0]?.id, device: UNKNOWN_DEVICE, openedAt: later, lastSeenAt: later, isThis: true },
      {
        id: data[1]?.id,
        device: UNKNOWN_DEVICE,
        openedAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
        isThis: false,
      },
    ]);
    const close = async (browser: Browser, id = data[1]?.id ?? '') =>
      (await browser.call(closeStaffSessionCall, undefined, { id })).status;
    expect(await close(carlo.browser)).toBe(404);
    expect(await close(elsewhere)).toBe(204);
    expect(await close(elsewhere)).toBe(404);
    expect(await sessionOf(bianca.browser)).toBe(401);
    expect(await sessionOf(elsewhere)).toBe(200);
  });

  test('open sessions are listed: this one first, then by last use', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const browsers: Browser[] = [];
    for (const minute of [1, 2, 3]) {
      server.setNow(minutesLater(minute));
      browsers.push(await signInAgainAtDesk(server, bianca));
    }
    const [middle] = browsers.slice(1);
    await server.db
      .update(staffSessions)
      .set({ device: 'Firefox' })
      .where(eq(staffSessions.openedAt, minutesLater(3)));
    // A use moments later is not written again.
    server.setNow(minutesLater(2));
    const listed = async () =>
      (await middle?.call(staffSessionsCall))?.answer.data.map(({ openedAt, device }) => [openedAt, device]);
    const opened = (minute: number) => minutesLater(minute).toISOString();
    expect(await listed()).toEqual([
      [opened(2), UNKNOWN_DEVICE],
      [opened(3), 'Firefox'],
      [opened(1), UNKNOWN_DEVICE],
      [opened(0), UNKNOWN_DEVICE],
    ]);
    server.setNow(minutesLater(61));
    expect((await listed())?.map(([at]) => at)).toEqual([opened(2), opened(3)]);
  });
});

const stop = async ({ browser }: Consultant, id: StaffId) =>
  (await browser.call(changeColleagueCall, { isDisabled: true }, { id })).status;

describe('a manager (responsabile)', () => {
  test('a manager invites a person, who joins', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const email = newStaffEmail();
    expect((await browser.call(inviteStaffCall, { email, role: 'revisore' })).status).toBe(201);
    const { invitations } = (await browser.call(colleaguesCall)).answer;
    expect(invitations).toMatchObject([{ email, role: 'revisore', invitedBy: 'Bianca Neri' }]);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Il tuo invito al banco di Riparo');
    expect(mail?.text).toContain('Bianca Neri ti ha invitato');
    expect(mail?.text).toContain('Accetta l’invito');
    expect(
      (await openBrowser(server).call(invitationCall, undefined, { token: await tokenTo(server, email) }))
        .answer,
    ).toMatchObject({ email, role: 'revisore' });
  });

  test('a manager sees staff by name, and invitations, the latest first', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await atDesk(server, 'responsabile');
    await atDesk(server, 'consulente', 'Zoe Bruni');
    await atDesk(server, 'revisore', 'Carlo Neri');
    await withPasskey(server);
    const [first, second] = [newStaffEmail(), newStaffEmail()];
    await invited(server, 'consulente', first);
    server.setNow(minutesLater(1));
    await browser.call(inviteStaffCall, { email: second, role: 'revisore' });
    const { data, invitations } = (await browser.call(colleaguesCall)).answer;
    expect(data.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Zoe Bruni',
      'Bianca Neri',
      'Bianca Neri',
      'Carlo Neri',
    ]);
    expect(data.map(({ secondFactor }) => secondFactor).toSorted()).toEqual([
      'codes',
      'codes',
      'codes',
      'passkey',
    ]);
    expect(data.find((each) => each.email === email)).toEqual({
      id: expect.any(String),
      firstName: 'Bianca',
      lastName: 'Neri',
      email,
      role: 'responsabile',
      secondFactor: 'codes',
      joinedAt: now.toISOString(),
      lastSeenAt: minutesLater(1).toISOString(),
      isDisabled: false,
    });
    expect(invitations).toEqual([
      {
        id: expect.any(String),
        email: second,
        role: 'revisore',
        invitedBy: 'Bianca Neri',
        expiresAt: minutesLater(72 * 60 + 1).toISOString(),
      },
      {
        id: expect.any(String),
        email: first,
        role: 'consulente',
        invitedBy: null,
        expiresAt: minutesLater(72 * 60).toISOString(),
      },
    ]);
    const token = await tokenTo(server, first);
    expect((await openBrowser(server).call(invitationCall, undefined, { token })).answer.firstName).toBe('');
    const [mail] = await mailsTo(server, first);
    expect(mail?.text).toContain('Chi gestisce il sito ti ha invitato');
  });

  test('a manager cannot invite existing staff, nor anyone without an address', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
    const invites = async (email: string) =>
      (await browser.call(inviteStaffCall, { email, role: 'consulente' })).problem;
    expect((await invites(carlo.email.toUpperCase())).code).toBe('StaffKnown');
    expect(Object.keys((await invites('carlo')).fields ?? {})).toEqual(['email']);
  });

  test('a manager cannot change someone who is gone, nor readmit a suspended person by invitation', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    await atDesk(server, 'consulente', 'Carlo Verdi');
    const unknownColleague = { id: newStaffId() };
    const carlo = { id: await idOf({ browser }, 'Carlo') };
    expect((await browser.call(changeColleagueCall, { role: 'revisore' }, unknownColleague)).status).toBe(
      404,
    );
    expect((await browser.call(renewAccessCall, undefined, unknownColleague)).status).toBe(404);
    await browser.call(changeColleagueCall, { isDisabled: true }, carlo);
    expect((await browser.call(renewAccessCall, undefined, carlo)).status).toBe(404);
  });

  test('a manager cancels an invitation: its link opens nothing, and others are unaffected', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const [wrong, right] = [newStaffEmail(), newStaffEmail()];
    for (const email of [right, wrong]) await browser.call(inviteStaffCall, { email, role: 'consulente' });
    const open = async () => (await browser.call(colleaguesCall)).answer.invitations;
    const id = (await open()).find(({ email }) => email === wrong)?.id ?? '';
    const cancel = async () => (await browser.call(cancelInvitationCall, undefined, { id })).status;
    expect(await cancel()).toBe(204);
    expect((await open()).map(({ email }) => email)).toEqual([right]);
    const ask = async (email: string) => {
      const token = await tokenTo(server, email);
      return (await openBrowser(server).call(invitationCall, undefined, { token })).status;
    };
    expect(await ask(wrong)).toBe(404);
    expect(await ask(right)).toBe(200);
    expect(await cancel()).toBe(404);
    const actions = await actionsOf(server);
    expect(actions.filter((action) => action === 'staff.invitation-canceled')).toHaveLength(1);
  });

  test('a manager suspends a colleague, who leaves at once and cannot return', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
    const id = await idOf({ browser }, 'Carlo');
    await browser.call(changeColleagueCall, { isDisabled: true }, { id });
    expect(await sessionOf(carlo.browser)).toBe(401);
    const again = await openBrowser(server).call(staffSignInCall, {
      email: carlo.email,
      password: staffPassword,
    });
    expect(again.status).toBe(401);
    // Another role does not readmit them, and readmitting reopens no closed session.
    const changed = await browser.call(changeColleagueCall, { role: 'revisore' }, { id });
    expect(changed.answer).toMatchObject({ role: 'revisore', isDisabled: true });
    const back = await browser.call(changeColleagueCall, { isDisabled: false }, { id });
    expect(back.answer).toMatchObject({ role: 'revisore', isDisabled: false });
    expect(await sessionOf(carlo.browser)).toBe(401);
    const lines = await server.db
      .select()
      .from(deskLog)
      .where(eq(deskLog.subject, `staff ${id}`))
      .orderBy(deskLog.number);
    expect(lines.slice(2).map(({ action, details }) => `${action} ${details}`)).toEqual([
      'staff.disabled {}',
      'staff.refused {"what":"password"}',
      'staff.role-changed {"from":"consulente","to":"revisore"}',
      'staff.enabled {}',
    ]);
  });

  test('a manager sees when a colleague was last active before changing them', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    await atDesk(server, 'consulente', 'Carlo Verdi');
    const id = await idOf({ browser }, 'Carlo');
    server.setNow(minutesLater(5));
    const changed = await browser.call(changeColleagueCall, { role: 'revisore' }, { id });
    expect(changed.answer).toMatchObject({ role: 'revisore', lastSeenAt: now.toISOString() });
    const { data } = (await browser.call(colleaguesCall)).answer;
    expect(data).toContainEqual(changed.answer);
  });

  test('the last manager cannot leave', async () => {
    await using server = await testServer({ now });
    const [one, other] = [
      await atDesk(server, 'responsabile'),
      await atDesk(server, 'responsabile', 'Carlo Verdi'),
    ];
    await atDesk(server, 'consulente', 'Lea Blu');
    const [bianca, carlo] = [await idOf(one, 'Bianca'), await idOf(one, 'Carlo')];
    const both = await Promise.all([stop(one, carlo), stop(other, bianca)]);
    // The later one is already gone, or is the last manager.
    expect(both.filter((status) => status === 200)).toHaveLength(1);
    const alone = both[0] === 200 ? one : other;
    const own = (await alone.browser.call(staffSessionCall)).answer.id;
    const change = await alone.browser.call(changeColleagueCall, { role: 'revisore' }, { id: own });
    expect({ status: change.status, code: change.problem.code }).toEqual({
      status: 409,
      code: 'LastResponsabile',
    });
    expect(await stop(alone, own)).toBe(409);
    // An unchanged role is no problem.
    const same = await alone.browser.call(changeColleagueCall, { role: 'responsabile' }, { id: own });
    expect(same.status).toBe(200);
  });

  test('a manager renews the access of a colleague who lost the phone, and the old one works until then', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
    const id = await idOf({ browser }, 'Carlo');
    expect((await browser.call(renewAccessCall, undefined, { id })).status).toBe(201);
    expect(await sessionOf(carlo.browser)).toBe(200);
    const [mail] = await mailsTo(server, carlo.email);
    expect(mail?.subject).toBe('Un nuovo accesso al banco di Riparo');
    expect(mail?.text).toContain('Scegli come entrare');
    const token = await tokenTo(server, carlo.email);
    const elsewhere = openBrowser(server);
    expect((await elsewhere.call(invitationCall, undefined, { token })).answer).toMatchObject({
      firstName: 'Carlo',
      lastName: 'Verdi',
    });
    const halfWay = openBrowser(server);
    await halfWay.call(staffSignInCall, { email: carlo.email, password: staffPassword });
    const { secret } = (await elsewhere.call(newCodesCall, undefined, { token })).answer;
    const accepted = await elsewhere.call(
      acceptInvitationCall,
      {
        firstName: 'Carlo',
        lastName: 'Verdi',
        password: 'tegola rossa di marzo',
        secondFactor: { kind: 'codes', code: await codeAt(secret, now) },
      },
      { token },
    );
    expect(accepted.answer.session.role).toBe('consulente');
    expect(await sessionOf(carlo.browser)).toBe(401);
    const old = await openBrowser(server).call(staffSignInCall, {
      email: carlo.email,
      password: staffPassword,
    });
    expect(old.status).toBe(401);
    expect(await server.db.$count(staffMembers)).toBe(2);
    expect((await browser.call(colleaguesCall)).answer.data.map(({ firstName }) => firstName)).toEqual([
      'Bianca',
      'Carlo',
    ]);
    // Nothing of the old access is left, neither a sign-in in progress nor its codes.
    const [recovery = ''] = carlo.recoveryCodes;
    expect((await halfWay.call(staffCodeCall, { code: recovery })).problem.code).toBe('SecondFactorExpired');
    expect((await actionsOf(server)).at(-2)).toBe('staff.access-renewed');
    const newBrowser = openBrowser(server);
    await newBrowser.call(staffSignInCall, { email: carlo.email, password: 'tegola rossa di marzo' });
    expect((await newBrowser.call(staffCodeCall, { code: recovery })).problem.code).toBe(
      'SecondFactorRefused',
    );
  });

  test('a manager renews the access of a colleague with a passkey, which the codes replace', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile', 'Rita Bruni');
    const { email } = await withPasskey(server);
    await browser.call(renewAccessCall, undefined, { id: await idOf({ browser }, 'Bianca') });
    const params = { token: await tokenTo(server, email) };
    const { secret } = (await openBrowser(server).call(newCodesCall, undefined, params)).answer;
    const secondFactor = { kind: 'codes', code: await codeAt(secret, now) } as const;
    await openBrowser(server).call(acceptInvitationCall, { ...newcomer, secondFactor }, params);
    const started = await openBrowser(server).call(staffSignInCall, { email, password: staffPassword });
    expect(started.answer.secondFactors).toEqual(['codes', 'recovery']);
  });
});

const says = async (browser: Browser) =>
  (await browser.call(reportPresenceCall, { subject: 'queue', isWriting: false })).status;

test('an office behind one address can write as much as each of its people may', async () => {
  await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '3' } });
  const people: Browser[] = [];
  for (let count = 0; count < 4; count += 1) people.push((await atDesk(server, 'consulente')).browser);
  for (const browser of people)
    expect([await says(browser), await says(browser), await says(browser)]).toEqual([204, 204, 204]);
  expect(await says(people[0] ?? openBrowser(server))).toBe(429);
  const stranger = openBrowser(server, '198.51.100.7');
  expect(await says(stranger)).toBe(401);
  expect(await says(stranger)).toBe(401);
  expect(await says(stranger)).toBe(401);
  expect(await says(stranger)).toBe(429);
});

test('a whole office can sign in at once', async () => {
  await using server = await testServer({ now });
  const bianca = await atDesk(server, 'consulente');
  for (let count = 0; count < 200; count += 1)
    await openBrowser(server).call(staffCodeCall, { code: `00${count}` });
  const { status } = await openBrowser(server).call(staffSignInCall, {
    email: bianca.email,
    password: staffPassword,
  });
  expect(status).toBe(200);
});
