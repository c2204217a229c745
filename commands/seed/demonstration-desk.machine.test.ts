import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { staffCodeCall, staffSignInCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { REQUEST_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import { REQUEST_STATES } from '@riparo/domain/care/requests/states.ts';
import { expect, test } from 'vitest';
import { checkLog } from '../../server/src/desk/log/check-log.ts';
import { deskLog } from '../../server/src/desk/log/tables.ts';
import { deskRequests } from '../../server/src/care/requests/tables.ts';
import { openBrowser } from '../../server/test/browser.ts';
import { testServer } from '../../server/test/test-server.ts';
import { codeNow, deskEmailOf, deskPassword, deskPeople } from './desk-people.ts';
import { openDemonstrationDesk } from './desk-story.ts';

const today = new Date('2026-11-19T14:00:00Z');
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

test('the demonstration’s desk has a busy day, and everyone can sign in as the command says', async () => {
  await using server = await testServer({ now: daysAgo(8), environment: { WRITES_PER_MINUTE: '1000000' } });
  const parts = { app: server.parts, queue: server.queue, close: async () => undefined };
  const desk = await openDemonstrationDesk(server.app, parts);
  await desk.workThroughBusyDay((days) => {
    server.setNow(daysAgo(days));
    return daysAgo(days);
  });
  server.setNow(today);

  const rows = await server.db.select().from(deskRequests);
  expect(rows).toHaveLength(60);
  expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(REQUEST_KINDS.toSorted());
  expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(REQUEST_STATES.toSorted());
  const log = await server.db.select().from(deskLog).orderBy(deskLog.number);
  expect(log.every(({ at }, index) => at >= (log[index - 1]?.at ?? at))).toBe(true);
  expect(await checkLog(server.db)).toMatchObject({ faults: [] });

  for (const person of deskPeople) {
    const browser = openBrowser(server);
    await browser.call(staffSignInCall, { email: deskEmailOf(person), password: deskPassword });
    const entered = await browser.call(staffCodeCall, { code: await codeNow(today) });
    expect(entered.answer.role).toBe(person.role);
    const { groups } = (await browser.call(deskRequestsCall)).answer;
    expect(Object.values(groups).every((count) => count > 0)).toBe(true);
  }
});
