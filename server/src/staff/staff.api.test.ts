import { tellPresenceCall } from '@riparo/domain/contract/live-calls.ts';
import { BY_ITSELF_HEADER } from '@riparo/domain/desk-live/live.ts';
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
} from '@riparo/domain/contract/staff-calls.ts';
import { STAFF_PASSWORD_EASY, STAFF_PASSWORD_PERSONAL } from '@riparo/domain/staff/password.ts';
import type { StaffId } from '@riparo/domain/values/ids.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cookiesOf, mailsTo, signedInHolder } from '../../test/account-holder.ts';
import { newAuthenticator } from '../../test/authenticator.ts';
import { type Browser, openBrowser } from '../../test/browser.ts';
import {
  atDesk,
  codeAt,
  type Consultant,
  entersAgain,
  invited,
  newStaffEmail,
  staffPassword,
  tokenTo,
} from '../../test/desk.ts';
import { testServer, type TestServer } from '../../test/test-server.ts';
import { deskLog } from '../desk-log/tables.ts';
import { staffMembers } from './tables.ts';

const now = new Date('2026-11-16T09:00:00Z');
const minutesLater = (count: number, from = now) => new Date(from.getTime() + count * 60_000);
const newcomer = { firstName: 'Bianca', lastName: 'Neri', password: staffPassword };
const sessionOf = async (browser: Browser) => (await browser.call(staffSessionCall)).status;
const actionsOf = async (server: TestServer) =>
  (await server.db.select().from(deskLog).orderBy(deskLog.number)).map(({ action }) => action);
/** What the log says whoever came in by the door has proven themselves with. */
const enteredWith = async (server: TestServer) =>
  (await server.db.select().from(deskLog).where(eq(deskLog.action, 'staff.signed-in'))).map(
    ({ details }) => (JSON.parse(details) as { with?: string }).with,
  );

async function idOf({ browser }: Pick<Consultant, 'browser'>, name: string): Promise<StaffId> {
  const { data } = (await browser.call(colleaguesCall)).answer;
  const found = data.find(({ firstName }) => firstName === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.id;
}

describe('an invitation', () => {
  test('tells whom it is for, and makes somebody of the desk with an app of codes', async () => {
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
    expect(new Set(answer.recoveryCodes).size).toBe(10);
    expect(setCookies['riparo_desk']?.attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict']),
    );
    expect(await sessionOf(browser)).toBe(200);
    expect(await actionsOf(server)).toEqual(['staff.invited', 'staff.joined']);
  });

  test('is used once, and no longer than three days', async () => {
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

  test('mailed again leaves the earlier link without effect', async () => {
    await using server = await testServer({ now });
    const email = newStaffEmail();
    const first = await invited(server, 'consulente', email);
    const second = await invited(server, 'consulente', email);
    const ask = async (token: string) =>
      (await openBrowser(server).call(invitationCall, undefined, { token })).status;
    expect([await ask(first), await ask(second)]).toEqual([404, 200]);
  });

  test.each([
    ['too short', 'corta', 'La password deve avere da 12 a 128 caratteri.'],
    ['the own name', 'bianca lampada molo', STAFF_PASSWORD_PERSONAL],
    ['easily guessed', 'password1234', STAFF_PASSWORD_EASY],
    ['easily guessed, though long', 'qwertyuiop123456', STAFF_PASSWORD_EASY],
  ])('refuses a password that is %s', async (_, password, message) => {
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

  test('is not accepted with a wrong code, and stays open for the right one', async () => {
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
  const { status } = await browser.call(
    acceptInvitationCall,
    { ...newcomer, secondFactor: { kind: 'passkey', credential } },
    { token },
  );
  expect(status).toBe(200);
  return { email, authenticator, userHandle: options.user.id };
}

describe('who has a passkey', () => {
  test('enters with password and passkey', async () => {
    await using server = await testServer({ now });
    const { email, authenticator, userHandle } = await withPasskey(server);
    const browser = openBrowser(server);
    const started = await browser.call(staffSignInCall, { email, password: staffPassword });
    expect(started.answer.secondFactors).toEqual(['passkey', 'recovery']);
    expect(await sessionOf(browser)).toBe(401);
    const request = (await browser.call(staffPasskeyRequestCall)).answer;
    const credential = authenticator.use(request, { userHandle });
    expect((await browser.call(staffPasskeyCall, { credential })).status).toBe(200);
    expect(await sessionOf(browser)).toBe(200);
    expect(await enteredWith(server)).toEqual(['passkey']);
  });

  test('does not enter with what was signed before', async () => {
    await using server = await testServer({ now });
    const { email, authenticator, userHandle } = await withPasskey(server);
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email, password: staffPassword });
    const old = authenticator.use((await browser.call(staffPasskeyRequestCall)).answer, { userHandle });
    await browser.call(staffPasskeyRequestCall);
    expect((await browser.call(staffPasskeyCall, { credential: old })).status).toBe(401);
    expect(await sessionOf(browser)).toBe(401);
  });

  test('does not enter with the passkey of somebody else, nor with one that nobody asked for', async () => {
    await using server = await testServer({ now });
    const [bianca, other] = [await withPasskey(server), await withPasskey(server)];
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    const asked = (await browser.call(staffPasskeyRequestCall)).answer;
    const answers = [
      other.authenticator.use(asked, { userHandle: other.userHandle }),
      // What was to be signed is used up by the first answer.
      bianca.authenticator.use(asked, { userHandle: bianca.userHandle }),
    ];
    for (const credential of answers)
      expect((await browser.call(staffPasskeyCall, { credential })).problem.code).toBe('StaffPasskeyRefused');
    expect(await sessionOf(browser)).toBe(401);
  });

  test('is asked for it only after the password', async () => {
    await using server = await testServer({ now });
    const { problem } = await openBrowser(server).call(staffPasskeyRequestCall);
    expect(problem).toMatchObject({ status: 400, code: 'SecondFactorExpired' });
  });
});

describe('the door', () => {
  test('opens by password and code, tells a new device by mail, and a known one not again', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const browser = await entersAgain(server, bianca);
    expect(await sessionOf(browser)).toBe(200);
    expect(await enteredWith(server)).toEqual(['codes']);
    const newDevices = async () =>
      (await mailsTo(server, bianca.email)).filter(({ subject }) => subject.includes('nuovo dispositivo'))
        .length;
    expect(await newDevices()).toBe(1);
    server.setNow(minutesLater(2));
    await browser.call(staffSignOutCall);
    await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    await browser.call(staffCodeCall, { code: await codeAt(bianca.secret, minutesLater(2)) });
    expect(await sessionOf(browser)).toBe(200);
    expect(await newDevices()).toBe(1);
  });

  test('takes a code once, and a recovery code once', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const halfWay = async () => {
      const browser = openBrowser(server);
      await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
      return async (code: string) => (await browser.call(staffCodeCall, { code })).status;
    };
    // The one that the invitation was accepted with.
    expect(await (await halfWay())(await codeAt(bianca.secret, now))).toBe(401);
    const [recovery = ''] = bianca.recoveryCodes;
    const typed = recovery.toUpperCase().replace('-', ' ');
    const [one, other] = [await halfWay(), await halfWay()];
    expect((await Promise.all([one(typed), other(typed)])).toSorted()).toEqual([200, 401]);
    expect(await enteredWith(server)).toEqual(['recovery']);
  });

  test.each([
    ['a wrong password', { password: 'un’altra lampada qui' }],
    ['an address that nobody has', { email: 'nessuno@example.it' }],
  ])('answers the same to %s', async (_, wrong) => {
    await using server = await testServer({ now });
    const { email } = await atDesk(server, 'consulente');
    const { status, problem } = await openBrowser(server).call(staffSignInCall, {
      email,
      password: staffPassword,
      ...wrong,
    });
    expect([status, problem.code]).toEqual([401, 'StaffNotAuthorized']);
  });

  test('opens to nobody on the password of somebody else', async () => {
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
  });

  test('asks for the password again after five wrong codes', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email: bianca.email, password: staffPassword });
    for (const code of ['000000', '000001', '000002', '000003', '000004'])
      expect((await browser.call(staffCodeCall, { code })).problem.code).toBe('SecondFactorRefused');
    const right = await browser.call(staffCodeCall, { code: await codeAt(bianca.secret, minutesLater(1)) });
    expect(right.problem.code).toBe('SecondFactorExpired');
    await browser.call(staffSignInCall, { email: bianca.email, password: 'sbagliata di grosso' });
    const refused = await server.db.select().from(deskLog).where(eq(deskLog.action, 'staff.refused'));
    expect(refused.map(({ actorName, details }) => `${actorName} ${details}`).toSorted()).toEqual([
      'Bianca Neri {"what":"password"}',
      ...Array<string>(5).fill('Bianca Neri {"what":"second factor"}'),
    ]);
  });

  test('closes before who is stopped between password and code', async () => {
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

  test('waits ten minutes for the second factor', async () => {
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

  test('stops whoever tries too often, from where they try', async () => {
    await using server = await testServer({ now });
    const { email } = await atDesk(server, 'consulente');
    const tries = async (from: string) =>
      (await openBrowser(server, from).call(staffSignInCall, { email, password: 'sbagliata di grosso' }))
        .status;
    const first = await Promise.all(Array.from({ length: 11 }, () => tries('198.51.100.1')));
    expect(first.filter((status) => status === 429)).toHaveLength(1);
    expect(await tries('198.51.100.2')).toBe(401);
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
  test('ends after an hour without a sign of life', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    expect(await inUse(server, bianca, [59, 118, 178])).toEqual([200, 200, 401]);
  });

  test('is not kept open by what a screen asks by itself', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const cookie = cookiesOf({ browser });
    const ask = async (minute: number, headers = {}) => {
      server.setNow(minutesLater(minute));
      return (await server.request({ url: staffSessionCall.path, headers: { cookie, ...headers } }))
        .statusCode;
    };
    const byItself = { [BY_ITSELF_HEADER]: '1' };
    expect([await ask(30, byItself), await ask(59, byItself), await ask(60)]).toEqual([200, 200, 401]);
  });

  test('ends after twelve hours, however busy', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const everyHalfHour = Array.from({ length: 24 }, (_, place) => 30 * (place + 1));
    expect(await inUse(server, bianca, everyHalfHour)).toEqual([...Array<number>(23).fill(200), 401]);
  });

  test('is closed from another device', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    server.setNow(minutesLater(1));
    const elsewhere = await entersAgain(server, bianca);
    const { data } = (await elsewhere.call(staffSessionsCall)).answer;
    expect(data.map(({ isThis }) => isThis)).toEqual([true, false]);
    await elsewhere.call(closeStaffSessionCall, undefined, { id: data[1]?.id ?? '' });
    expect([await sessionOf(bianca.browser), await sessionOf(elsewhere)]).toEqual([401, 200]);
  });

  test('of the site opens no desk, and one of the desk no personal area', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    expect(await sessionOf(browser)).toBe(401);
    const token = browser.cookies.get('riparo_session') ?? '';
    browser.cookies.set('riparo_desk', token);
    expect(await sessionOf(browser)).toBe(401);
  });
});

const stop = async ({ browser }: Consultant, id: StaffId) =>
  (await browser.call(changeColleagueCall, { isDisabled: true }, { id })).status;

describe('a responsabile', () => {
  test('invites somebody, who arrives', async () => {
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

  test('takes an invitation back: its link opens nothing, and no other is touched', async () => {
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
    expect([await ask(wrong), await ask(right)]).toEqual([404, 200]);
    expect(await cancel()).toBe(404);
    const actions = await actionsOf(server);
    expect(actions.filter((action) => action === 'staff.invitation-canceled')).toHaveLength(1);
  });

  test('stops somebody, who leaves at once and does not come back', async () => {
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
    expect(await actionsOf(server)).toContain('staff.disabled');
  });

  test('who changes somebody is told when they were seen last', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    await atDesk(server, 'consulente', 'Carlo Verdi');
    const id = await idOf({ browser }, 'Carlo');
    const changed = await browser.call(changeColleagueCall, { role: 'revisore' }, { id });
    expect(changed.answer).toMatchObject({ role: 'revisore', lastSeenAt: now.toISOString() });
    const { data } = (await browser.call(colleaguesCall)).answer;
    expect(data).toContainEqual(changed.answer);
  });

  test('is never the last one to go', async () => {
    await using server = await testServer({ now });
    const [one, other] = [
      await atDesk(server, 'responsabile'),
      await atDesk(server, 'responsabile', 'Carlo Verdi'),
    ];
    const [bianca, carlo] = [await idOf(one, 'Bianca'), await idOf(one, 'Carlo')];
    const both = await Promise.all([stop(one, carlo), stop(other, bianca)]);
    // Whoever is later is no longer there, or is the last.
    expect(both.filter((status) => status === 200)).toHaveLength(1);
    const alone = both[0] === 200 ? one : other;
    const own = (await alone.browser.call(staffSessionCall)).answer.id;
    const change = await alone.browser.call(changeColleagueCall, { role: 'revisore' }, { id: own });
    expect([change.status, change.problem.code]).toEqual([409, 'LastResponsabile']);
    expect(await stop(alone, own)).toBe(409);
    // Who stays what they are leaves nobody alone.
    const same = await alone.browser.call(changeColleagueCall, { role: 'responsabile' }, { id: own });
    expect(same.status).toBe(200);
  });

  test('renews the way in of who lost the phone: the old one holds until then', async () => {
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
  });
});

test('a consulente manages nobody', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente');
  const { status, problem } = await browser.call(inviteStaffCall, {
    email: newStaffEmail(),
    role: 'consulente',
  });
  expect([status, problem.code]).toEqual([403, 'NotPermitted']);
});

const says = async (browser: Browser) =>
  (await browser.call(tellPresenceCall, { subject: 'queue', isWriting: false })).status;

test('an office behind one address writes as much as its people may, each for themselves', async () => {
  await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '3' } });
  const people: Browser[] = [];
  for (let count = 0; count < 4; count += 1) people.push((await atDesk(server, 'consulente')).browser);
  for (const browser of people)
    expect([await says(browser), await says(browser), await says(browser)]).toEqual([204, 204, 204]);
  expect(await says(people[0] ?? openBrowser(server))).toBe(429);
  const stranger = openBrowser(server, '198.51.100.7');
  expect([await says(stranger), await says(stranger), await says(stranger), await says(stranger)]).toEqual([
    401, 401, 401, 429,
  ]);
});

test('a whole office comes in at once', async () => {
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

test('outside of its networks there is no desk', async () => {
  await using server = await testServer({ now, environment: { STAFF_NETWORKS: '192.0.2.0/24' } });
  const bianca = await atDesk(server, 'consulente');
  const stranger = openBrowser(server, '203.0.113.5');
  for (const [name, value] of bianca.browser.cookies) stranger.cookies.set(name, value);
  expect(await sessionOf(stranger)).toBe(404);
  const signIn = await stranger.call(staffSignInCall, { email: bianca.email, password: staffPassword });
  expect(signIn.status).toBe(404);
  expect(await sessionOf(bianca.browser)).toBe(200);
});
