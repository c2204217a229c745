import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import {
  acceptInvitationCall,
  changeColleagueCall,
  closeStaffSessionCall,
  invitationCall,
  inviteStaffCall,
  newCodesCall,
  renewAccessCall,
  staffCodeCall,
  staffSessionCall,
  staffSessionsCall,
  staffSignInCall,
  staffSignOutCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { livePath } from '@riparo/domain/desk/live/live.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { notifyDesks } from '../src/desk/live/notices.ts';
import {
  staffDevices,
  staffInvitations,
  staffMembers,
  staffSessions,
  staffSignIns,
} from '../src/desk/staff/tables.ts';
import { cookiesOf } from '../test/account-holder.ts';
import { openBrowser } from '../test/browser.ts';
import { atDesk, codeAt, type Consultant, newStaffEmail, staffPassword, tokenTo } from '../test/desk.ts';
import { type DeskStream, listeningDesk, portOf } from '../test/desk-stream.ts';
import { hold } from '../test/held-rows.ts';
import { newStaffId } from '../test/ids.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

const newcomer = { firstName: 'Dora', lastName: 'Gialli', password: staffPassword };

async function idOf(server: TestServer, { email }: Pick<Consultant, 'email'>): Promise<StaffId> {
  const [row] = await server.db.select().from(staffMembers).where(eq(staffMembers.email, email));
  if (!row) throw new Error('this person is not at the desk');
  return row.id;
}

const change = async (
  server: TestServer,
  by: Consultant,
  whom: Consultant,
  to: { role?: Role; isDisabled?: boolean },
) => {
  const { status } = await by.browser.call(changeColleagueCall, to, { id: await idOf(server, whom) });
  expect(status).toBe(200);
};

/** Tries to become staff by a mailed link. */
async function accepts(server: TestServer, token: string, browser = openBrowser(server)): Promise<number> {
  const { status, answer } = await browser.call(newCodesCall, undefined, { token });
  if (status !== 200) return status;
  const secondFactor = { kind: 'codes', code: await codeAt(answer.secret, server.parts.clock()) } as const;
  return (await browser.call(acceptInvitationCall, { ...newcomer, secondFactor }, { token })).status;
}

const isOpen = async (server: TestServer, token: string) =>
  (await openBrowser(server).call(invitationCall, undefined, { token })).status === 200;
const allOpen = (server: TestServer) =>
  server.db.select().from(staffInvitations).where(isNull(staffInvitations.closedAt));

describe('a disabled colleague', () => {
  test('a disabled colleague does not come back through an invitation that she sent', async () => {
    await using server = await testServer({ now: attackDay });
    const [rita, eva] = [
      await atDesk(server, 'responsabile', 'Rita Bruni'),
      await atDesk(server, 'responsabile', 'Eva Nera'),
    ];
    const [own, other] = [newStaffEmail(), newStaffEmail()];
    await eva.browser.call(inviteStaffCall, { email: own, role: 'responsabile' });
    await rita.browser.call(inviteStaffCall, { email: other, role: 'consulente' });
    await change(server, rita, eva, { isDisabled: true });
    expect(await accepts(server, await tokenTo(server, own))).toBe(404);
    expect(await accepts(server, await tokenTo(server, other))).toBe(200);
    // Enabling her again does not restore her links.
    await change(server, rita, eva, { isDisabled: false });
    expect(await isOpen(server, await tokenTo(server, own))).toBe(false);
  });

  test('a disabled colleague does not choose a new password with a link mailed before', async () => {
    await using server = await testServer({ now: attackDay });
    const [rita, carlo] = [
      await atDesk(server, 'responsabile', 'Rita Bruni'),
      await atDesk(server, 'consulente', 'Carlo Verdi'),
    ];
    await rita.browser.call(renewAccessCall, undefined, { id: await idOf(server, carlo) });
    const token = await tokenTo(server, carlo.email);
    await change(server, rita, carlo, { isDisabled: true });
    expect(await accepts(server, token)).toBe(404);
    await change(server, rita, carlo, { isDisabled: false });
    const old = await openBrowser(server).call(staffSignInCall, {
      email: carlo.email,
      password: staffPassword,
    });
    expect(old.status).toBe(200);
  });

  test('a disabled colleague gets no new link requested a moment before', async () => {
    await using server = await testServer({ now: attackDay });
    const [rita, carlo] = [
      await atDesk(server, 'responsabile', 'Rita Bruni'),
      await atDesk(server, 'consulente', 'Carlo Verdi'),
    ];
    const id = await idOf(server, carlo);
    await using stopping = await hold(server, 'update staff_member set disabled_at = now() where id = $1', [
      id,
    ]);
    const renewing = rita.browser.call(renewAccessCall, undefined, { id });
    await stopping.awaitedBy(1);
    await stopping.release();
    expect((await renewing).status).toBe(404);
    expect(await allOpen(server)).toHaveLength(0);
  });

  test('a colleague being disabled invites no one', async () => {
    await using server = await testServer({ now: attackDay });
    const eva = await atDesk(server, 'responsabile', 'Eva Nera');
    await using stopping = await hold(server, 'update staff_member set disabled_at = now() where id = $1', [
      await idOf(server, eva),
    ]);
    const inviting = eva.browser.call(inviteStaffCall, { email: newStaffEmail(), role: 'responsabile' });
    await stopping.awaitedBy(1);
    await stopping.release();
    expect((await inviting).status).toBe(401);
    expect(await allOpen(server)).toHaveLength(0);
  });
});

test('whatever is done about a colleague being disabled, nothing of hers stays open and nothing fails', async () => {
  await using one = await testServer({ now: attackDay });
  await using other = await testServer({ now: attackDay, databaseUrl: one.databaseUrl });
  const [rita, eva] = [
    await atDesk(one, 'responsabile', 'Rita Bruni'),
    await atDesk(one, 'responsabile', 'Eva Nera'),
  ];
  const carlo = await atDesk(one, 'responsabile', 'Carlo Verdi');
  const [ritasId, evasId, id] = [await idOf(one, rita), await idOf(one, eva), await idOf(one, carlo)];
  await rita.browser.call(renewAccessCall, undefined, { id });
  const token = await tokenTo(one, carlo.email);
  const halfWay = await Promise.all(
    [one, other, one, other].map(async (server) => {
      const browser = openBrowser(server);
      await browser.call(staffSignInCall, { email: carlo.email, password: staffPassword });
      return browser;
    }),
  );
  const statuses = await Promise.all([
    ...halfWay.map(async (browser, index) => {
      const code = carlo.recoveryCodes[index] ?? '';
      return (await browser.call(staffCodeCall, { code })).status;
    }),
    accepts(other, token),
    eva.browser.call(renewAccessCall, undefined, { id }).then(({ status }) => status),
    carlo.browser
      .call(inviteStaffCall, { email: newStaffEmail(), role: 'responsabile' })
      .then(({ status }) => status),
    // Two who renew each other's access wait for the same rows.
    rita.browser.call(renewAccessCall, undefined, { id: evasId }).then(({ status }) => status),
    eva.browser.call(renewAccessCall, undefined, { id: ritasId }).then(({ status }) => status),
    rita.browser.call(changeColleagueCall, { isDisabled: true }, { id }).then(({ status }) => status),
  ]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.slice(-3)).toEqual([201, 201, 200]);
  for (const table of [staffSessions, staffSignIns, staffDevices])
    expect(await one.db.$count(table, eq(table.staffId, id))).toBe(0);
  const open = await allOpen(one);
  expect(open.map(({ staffId }) => staffId).toSorted()).toEqual([ritasId, evasId].toSorted());
});

test('a responsabile who becomes a consulente leaves no open invitation behind', async () => {
  await using server = await testServer({ now: attackDay });
  const [rita, eva] = [
    await atDesk(server, 'responsabile', 'Rita Bruni'),
    await atDesk(server, 'responsabile', 'Eva Nera'),
  ];
  const email = newStaffEmail();
  await eva.browser.call(inviteStaffCall, { email, role: 'responsabile' });
  await change(server, rita, eva, { role: 'consulente' });
  expect(await isOpen(server, await tokenTo(server, email))).toBe(false);
});

describe('invitations to one mailbox', () => {
  test('invitations sent at the same moment by two processes leave one open link, and none is refused without a reason', async () => {
    await using one = await testServer({ now: attackDay });
    await using other = await testServer({ now: attackDay, databaseUrl: one.databaseUrl });
    const rita = await atDesk(one, 'responsabile', 'Rita Bruni');
    const elsewhere = openBrowser(other);
    for (const [name, value] of rita.browser.cookies) elsewhere.cookies.set(name, value);
    const email = newStaffEmail();
    const answers = await Promise.all(
      [rita.browser, elsewhere, rita.browser, elsewhere, rita.browser, elsewhere].map((browser, index) =>
        browser.call(inviteStaffCall, {
          email: index % 2 ? email : email.toUpperCase(),
          role: 'consulente',
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(201));
    expect(await allOpen(one)).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer.replaced)).toHaveLength(5);
    const tokens = (await one.mails())
      .filter(({ recipient }) => recipient.toLowerCase() === email)
      .flatMap(({ text }) => /#invito=([\w-]{43})/.exec(text)?.[1] ?? []);
    const accepted = await Promise.all(tokens.map((token, index) => accepts(index % 2 ? one : other, token)));
    expect(accepted.toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
  });

  test('invitations are refused with a reason once one of them was accepted, even simultaneously', async () => {
    await using server = await testServer({ now: attackDay });
    const rita = await atDesk(server, 'responsabile', 'Rita Bruni');
    const email = newStaffEmail();
    const invite = async () => {
      const { status, problem } = await rita.browser.call(inviteStaffCall, { email, role: 'revisore' });
      return status === 201 ? status : problem.code;
    };
    await invite();
    const token = await tokenTo(server, email);
    // Both wait for the same row, whichever comes first.
    await using waiting = await hold(server, 'select 1 from staff_invitation for update');
    const both = [accepts(server, token), invite()] as const;
    await waiting.awaitedBy(1);
    await waiting.release();
    const [accepted, invited] = await Promise.all(both);
    // Whichever came first, a third one is consistent: its link is the only one, or the person has already
    // joined.
    expect([
      [200, 'StaffKnown', 'StaffKnown'],
      [404, 201, 201],
    ]).toContainEqual([accepted, invited, await invite()]);
  });
});

/** Listens at another process, and waits until that process receives everything. */
async function listensAt(server: TestServer, consultant: Pick<Consultant, 'browser'>) {
  const desk = await listeningDesk(server, consultant);
  await desk.next('catch-up');
  return desk;
}

/** The next notice between processes: all of them receive it in the same order. */
function nextNotice({ parts }: TestServer, kind: 'stream-opened' | 'stream-closed'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const silence = parts.deskNotices.hearAll((notice) => {
    if (notice.kind === kind) resolve();
  });
  return promise.finally(silence);
}

describe('open streams', () => {
  /** No heartbeat comes in time: only a notice can end a stream. */
  const deskHeartbeatMs = 600_000;

  async function twoProcesses() {
    const one = await testServer({ deskHeartbeatMs });
    const other = await testServer({ deskHeartbeatMs, databaseUrl: one.databaseUrl });
    onTestFinished(async () => {
      await other[Symbol.asyncDispose]();
      await one[Symbol.asyncDispose]();
    });
    return { one, other };
  }

  test.each<[string, (server: TestServer, carlo: Consultant, rita: Consultant) => Promise<unknown>]>([
    ['is stopped', (server, carlo, rita) => change(server, rita, carlo, { isDisabled: true })],
    ['signs out', (_, { browser }) => browser.call(staffSignOutCall)],
    [
      'closes that session',
      async (_, { browser }) => {
        const { data } = (await browser.call(staffSessionsCall)).answer;
        await browser.call(closeStaffSessionCall, undefined, { id: data[0]?.id ?? '' });
      },
    ],
  ])('open streams of another process end at once when their person %s', async (_, end) => {
    const { one, other } = await twoProcesses();
    const rita = await atDesk(one, 'responsabile', 'Rita Bruni');
    const carlo = await atDesk(one, 'consulente', 'Carlo Verdi');
    const desk = await listensAt(other, carlo);
    const colleague = await listensAt(one, rita);
    await end(one, carlo, rita);
    expect(await desk.next('over')).toEqual({ kind: 'over' });
    await notifyDesks(one.db, { kind: 'payment' });
    expect(await colleague.next('payment'), 'others hear on').not.toBeNull();
    colleague.close();
  });

  test('open streams of another process end at once when the role of their person changes', async () => {
    const { one, other } = await twoProcesses();
    const rita = await atDesk(one, 'responsabile', 'Rita Bruni');
    const carlo = await atDesk(one, 'consulente', 'Carlo Verdi');
    const desk = await listensAt(other, carlo);
    await change(one, rita, carlo, { role: 'revisore' });
    // There is no `over` event: the session is still open, and the desk reconnects with what it may now see.
    expect(await desk.next('over')).toBeNull();
    expect((await carlo.browser.call(staffSessionCall)).answer.role).toBe('revisore');
  });

  test('open streams of one person are ten at most over all processes: the oldest pauses', async () => {
    const { one, other } = await twoProcesses();
    const bianca = await atDesk(one, 'consulente');
    const carlo = await atDesk(one, 'consulente', 'Carlo Verdi');
    const colleague = await listensAt(one, carlo);
    const desks: DeskStream[] = [];
    for (let count = 0; count < 12; count += 1) {
      const opened = nextNotice(one, 'stream-opened');
      desks.push(await (count === 1 ? listensAt : listeningDesk)(count % 2 ? other : one, bianca));
      await opened;
    }
    const [first, second, ...others] = desks;
    expect(await first?.next('paused')).toEqual({ kind: 'paused' });
    expect(await second?.next('paused')).toEqual({ kind: 'paused' });
    expect(await first?.next('catch-up'), 'nothing more comes').toBeNull();
    await notifyDesks(one.db, { kind: 'payment' });
    for (const desk of [...others, colleague]) expect(await desk.next('payment')).not.toBeNull();
    // A closed one makes room for another.
    const closed = nextNotice(one, 'stream-closed');
    others[0]?.close();
    await closed;
    const late = await listeningDesk(one, bianca);
    await notifyDesks(one.db, { kind: 'person', id: newStaffId() });
    for (const desk of [...others.slice(1), late, colleague]) {
      expect(await desk.next('person')).not.toBeNull();
      desk.close();
    }
  });

  test('open streams that are not read are cut before much waits for them', async () => {
    await using server = await testServer();
    const bianca = await atDesk(server, 'consulente');
    const port = await portOf(server);
    const cookie = cookiesOf(bianca);
    const reading = await listensAt(server, bianca);
    const socket = await stalledReader(port, cookie);
    // More than the system buffers for a connection on both sides.
    const [subject, batches, perBatch] = ['x'.repeat(7_000), 20, 100];
    const member = { id: newStaffId(), name: 'Carlo Verdi' };
    const event = { kind: 'presence', subject, member, isWriting: false } as const;
    for (let batch = 0; batch < batches; batch += 1) {
      await Promise.all(Array.from({ length: perBatch }, () => notifyDesks(server.db, event)));
      // The other window, which is read, receives all of it.
      for (let receivedCount = 0; receivedCount < perBatch; receivedCount += 1)
        expect(await reading.next('presence')).not.toBeNull();
    }
    reading.close();
    let received = 0;
    socket.on('data', (chunk: Buffer) => void (received += chunk.length));
    socket.resume();
    await once(socket, 'close');
    expect(received).toBeLessThan(batches * perBatch * subject.length);
  });
});

/** Requests the stream of events and stops reading once it has begun. */
async function stalledReader(port: number, cookie: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`GET ${livePath} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}
