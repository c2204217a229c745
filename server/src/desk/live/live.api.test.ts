import { randomUUID } from 'node:crypto';
import { reportPresenceCall } from '@riparo/domain/desk/live/live-calls.ts';
import { closeStaffSessionCall, staffSessionsCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { atDesk } from '../../../test/desk.ts';
import { listeningDesk, openDesk } from '../../../test/desk-stream.ts';
import { testServer } from '../../../test/test-server.ts';
import { notifyDesks } from './notices.ts';

test('an event in one process reaches the desks of every process', async () => {
  await using one = await testServer();
  await using other = await testServer({ databaseUrl: one.databaseUrl });
  const bianca = await atDesk(one, 'consulente');
  const desks = [await listeningDesk(one, bianca), await listeningDesk(other, bianca)];
  expect(desks[0]?.headers.get('content-type')).toBe('text/event-stream');
  await Promise.all(desks.map((desk) => desk.next('catch-up')));
  const event = { kind: 'request', id: randomUUID(), version: 3 } as const;
  await one.db.transaction((tx) => notifyDesks(tx, event));
  expect(await Promise.all(desks.map((desk) => desk.next('request')))).toEqual([event, event]);
  desks.forEach((desk) => desk.close());
});

test('an event of a rolled back transaction is not sent', async () => {
  await using server = await testServer();
  const desk = await listeningDesk(server, await atDesk(server, 'consulente'));
  await desk.next('catch-up');
  const failed = server.db.transaction(async (tx) => {
    await notifyDesks(tx, { kind: 'request', id: randomUUID(), version: 1 });
    throw new Error('it was not done');
  });
  await expect(failed).rejects.toThrow('it was not done');
  const done = { kind: 'request', id: randomUUID(), version: 2 } as const;
  await notifyDesks(server.db, done);
  expect(await desk.next('request')).toEqual(done);
  desk.close();
});

test('a desk whose database connection was lost catches up', async () => {
  await using server = await testServer();
  const desk = await listeningDesk(server, await atDesk(server, 'consulente'));
  await desk.next('catch-up');
  await server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'riparo desk' and datname = current_database()`,
  );
  expect(await desk.next('catch-up')).toEqual({ kind: 'catch-up' });
  const event = { kind: 'request', id: randomUUID(), version: 1 } as const;
  await notifyDesks(server.db, event);
  expect(await desk.next('request')).toEqual(event);
  desk.close();
});

test('the names of those looking at a case are sent to the others', async () => {
  await using server = await testServer();
  const bianca = await atDesk(server, 'consulente');
  const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
  const desk = await listeningDesk(server, bianca);
  await desk.next('catch-up');
  const subject = `request ${randomUUID()}`;
  expect((await carlo.browser.call(reportPresenceCall, { subject, isWriting: true })).status).toBe(204);
  expect(await desk.next('presence')).toMatchObject({
    subject,
    isWriting: true,
    member: { name: 'Carlo Verdi' },
  });
  desk.close();
});

test('a stopping server leaves no desk waiting', async () => {
  const server = await testServer();
  const desk = await listeningDesk(server, await atDesk(server, 'consulente'));
  const closing = server[Symbol.asyncDispose]();
  expect(await desk.next('over')).toBeNull();
  await closing;
});

test('a desk learns that its process is alive, and when its session is over', async () => {
  await using server = await testServer({ deskHeartbeatMs: 20 });
  const bianca = await atDesk(server, 'consulente');
  const desk = await openDesk(server, bianca);
  await desk.next('heartbeat');
  const carlo = await atDesk(server, 'consulente', 'Carlo Verdi');
  const other = await openDesk(server, carlo);
  const { data } = (await bianca.browser.call(staffSessionsCall)).answer;
  await bianca.browser.call(closeStaffSessionCall, undefined, { id: data[0]?.id ?? '' });
  expect(await desk.next('over')).toEqual({ kind: 'over' });
  expect(await desk.next('catch-up'), 'nothing comes any more').toBeNull();
  expect(await other.next('heartbeat')).not.toBeNull();
  other.close();
});

test('a desk without a session receives nothing', async () => {
  await using server = await testServer();
  const bianca = await atDesk(server, 'consulente');
  const { data } = (await bianca.browser.call(staffSessionsCall)).answer;
  await bianca.browser.call(closeStaffSessionCall, undefined, { id: data[0]?.id ?? '' });
  expect((await openDesk(server, bianca)).status).toBe(401);
});
