import { randomUUID } from 'node:crypto';
import {
  assignRequestCall,
  correctRequestCall,
  deskRequestCall,
  deskRequestsCall,
  deskTodayCall,
  showPhoneCall,
  takeNextRequestCall,
  takeRequestCall,
  writeOutcomeCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { staffSessionCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newKey } from '../../../test/claims.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { product } from '../../desk/log/append.ts';
import { openRequest } from './open-request.ts';
import { concludeRequest, promiseAgain, reopenRequest, type WithOwnPage } from './own-page-requests.ts';
import { deskRequests } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const deadline = new Date('2026-11-16T16:00:00Z');

async function opened(
  server: TestServer,
  kind: WithOwnPage['kind'],
  sourceId: string = randomUUID(),
): Promise<[RequestId, WithOwnPage]> {
  const of = { kind, sourceId };
  const ada = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.it', phone: null, product: null };
  const request = await server.db.transaction((tx) => openRequest(tx, { ...ada, ...of, deadline }, now));
  if (!request) throw new Error('no request was opened');
  return [request.request.id, of];
}

test('a claim or a complaint may come without phone and product, and leads to its own page', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const [id, { sourceId }] = await opened(server, 'complaint');
  const expected = { id, sourceId, kind: 'complaint', phone: null, isPhoneMasked: false, product: null };
  expect((await browser.call(deskRequestsCall)).answer.data).toEqual([expect.objectContaining(expected)]);
  const { answer } = await browser.call(deskRequestCall, undefined, { id });
  expect(answer.data).toMatchObject(expected);
  expect((await browser.call(showPhoneCall, undefined, { id })).status).toBe(404);
});

test('nobody calls about it: it is not the next one, has no outcome, and is no promised call', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente', 'Bianca Neri');
  const [id] = await opened(server, 'claim');
  expect((await browser.call(takeNextRequestCall, { key: newKey() })).answer.data).toBeNull();
  const calls = await browser.call(deskRequestsCall, undefined, undefined, { calls: 'true' });
  expect(calls.answer.data).toEqual([]);
  expect((await browser.call(deskTodayCall)).answer.promises).toEqual({ kept: 0, missed: 0, open: 0 });
  expect((await browser.call(takeRequestCall, undefined, { id })).status).toBe(200);
  const wrong = await browser.call(writeOutcomeCall, { outcome: 'no-answer' }, { id });
  expect({ status: wrong.status, code: wrong.problem?.code }).toEqual({ status: 409, code: 'NotACall' });
  const corrected = await browser.call(correctRequestCall, { phone: { from: '', to: '3331234567' } }, { id });
  expect({ status: corrected.status, code: corrected.problem?.code }).toEqual({
    status: 409,
    code: 'NotACall',
  });
});

test('a complaint is taken by those alone who may answer it, and given to a consulente to be read', async () => {
  await using server = await testServer({ now });
  const bianca = await atDesk(server, 'consulente', 'Bianca Neri');
  const rita = await atDesk(server, 'responsabile', 'Rita Blu');
  const [id] = await opened(server, 'complaint');
  expect((await bianca.browser.call(takeRequestCall, undefined, { id })).status).toBe(404);
  expect((await rita.browser.call(takeRequestCall, undefined, { id })).answer.data.state).toBe('taken');
  const staffId = (await bianca.browser.call(staffSessionCall)).answer.id;
  const given = await rita.browser.call(assignRequestCall, { staffId }, { id });
  expect(given.answer.data.assignee?.id).toBe(staffId);
  const carla = await atDesk(server, 'revisore', 'Carla Viola');
  const auditor = (await carla.browser.call(staffSessionCall)).answer.id;
  const refused = await rita.browser.call(assignRequestCall, { staffId: auditor }, { id });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.problem?.fields ?? {})).toEqual(['staffId']);
});

test('its page says when the next word comes, and when it is over', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const [id, of] = await opened(server, 'claim');
  const later = new Date('2026-11-20T16:00:00Z');
  await server.db.transaction((tx) => promiseAgain(tx, of, later, product, now));
  const promised = (await browser.call(deskRequestCall, undefined, { id })).answer;
  expect({ due: promised.data.due, state: promised.data.state }).toEqual({
    due: later.toISOString(),
    state: 'new',
  });

  await server.db.transaction((tx) => concludeRequest(tx, of, product, now));
  // Twice is once; and what was forgotten meanwhile is no reason to fail.
  await server.db.transaction((tx) => concludeRequest(tx, of, product, now));
  const { data, history } = (await browser.call(deskRequestCall, undefined, { id })).answer;
  expect({ state: data.state, closedAt: data.closedAt }).toEqual({
    state: 'done',
    closedAt: now.toISOString(),
  });
  expect(history.map(({ action }) => action)).toEqual(['open', 'promise', 'conclude']);
  // Nothing is promised about what is over.
  await server.db.transaction((tx) => promiseAgain(tx, of, deadline, product, now));
  expect((await browser.call(deskRequestCall, undefined, { id })).answer).toMatchObject({ data, history });
  await server.db.delete(deskRequests).where(eq(deskRequests.id, id));
  await server.db.transaction((tx) => concludeRequest(tx, of, product, now));
});

/** A request that waits, and how its history says so. */
const said = (by: Date, action: string) => {
  const at = by.toISOString();
  return ['new', at, null, action, { deadline: at }];
};

test('what was over and goes on waits in the queue again; what is open says its moment anew', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const [id, of] = await opened(server, 'claim');
  const [twin] = await opened(server, 'complaint', of.sourceId);
  const reopen = async (by: Date) => {
    await server.db.transaction((tx) => reopenRequest(tx, of, by, product, now));
    const { data, history } = (await browser.call(deskRequestCall, undefined, { id })).answer;
    const { action, details } = history.at(-1) ?? {};
    return [data.state, data.due, data.closedAt, action, details];
  };
  const [later, latest] = [new Date('2026-11-20T16:00:00Z'), new Date('2026-11-24T16:00:00Z')];
  expect(await reopen(later)).toEqual(said(later, 'promise'));
  await server.db.transaction((tx) => concludeRequest(tx, of, product, now));
  expect(await reopen(latest)).toEqual(said(latest, 'reopen'));
  // Of something else that has the same id nothing is said.
  expect((await browser.call(deskRequestCall, undefined, { id: twin })).answer.data.version).toBe(1);
  await server.db.delete(deskRequests).where(eq(deskRequests.id, id));
  await server.db.transaction((tx) => reopenRequest(tx, of, later, product, now));
});
