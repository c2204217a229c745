import { randomUUID } from 'node:crypto';
import {
  assignRequestCall,
  correctRequestCall,
  deskRequestCall,
  deskRequestsCall,
  deskTodayCall,
  requestChangesCall,
  showPhoneCall,
  takeNextRequestCall,
  takeRequestCall,
  writeOutcomeCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { actOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { staffSessionCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { expect, test } from 'vitest';
import { newKey, reportedClaim } from '../../../test/claims.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type CaseInQueue, placeInQueue } from './case-in-queue.ts';
import { openRequest } from './open-request.ts';

const now = new Date('2026-11-16T14:00:00Z');
const deadline = new Date('2026-11-16T16:00:00Z');

async function opened(
  server: TestServer,
  kind: CaseInQueue['kind'],
  sourceId: string = randomUUID(),
): Promise<[RequestId, CaseInQueue]> {
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

test('a case is not called about: it is not the next request, has no outcome, and is no promised call', async () => {
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

test('a complaint is taken only by staff who may answer it, and can be given to a consulente to read', async () => {
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

test("a case's place in the queue follows from its row: due at another moment, closed, and due again unassigned", async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const [id, of] = await opened(server, 'claim');
  const [twin] = await opened(server, 'complaint', of.sourceId);
  const place = async (due: Date | null) => {
    await server.db.transaction((tx) => placeInQueue(tx, of, due, now));
    const { data } = (await browser.call(deskRequestCall, undefined, { id })).answer;
    return [data.state, data.due, data.closedAt];
  };
  const [later, latest] = ['2026-11-20T16:00:00.000Z', '2026-11-24T16:00:00.000Z'];
  expect(await place(new Date(later))).toEqual(['new', later, null]);
  await browser.call(takeRequestCall, undefined, { id });
  expect(await place(new Date(latest)), 'a colleague still has it').toEqual(['taken', latest, null]);
  for (const _ of ['once', 'twice']) expect(await place(null)).toEqual(['done', latest, now.toISOString()]);
  expect(await place(new Date(later))).toEqual(['new', later, null]);
  expect((await browser.call(deskRequestCall, undefined, { id: twin })).answer.data.version).toBe(1);
});

test('a desk that was disconnected catches up on changes to its own case', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const { newest } = (await browser.call(requestChangesCall)).answer;
  const claim = await reportedClaim(server);
  const since = (await browser.call(requestChangesCall, undefined, undefined, { since: String(newest) }))
    .answer;
  expect(since.data).toMatchObject([{ kind: 'claim', state: 'new', sourceId: claim.id }]);
  const close = { action: 'close', why: 'not-needed', reason: '', version: 1, key: newKey() } as const;
  expect((await browser.call(actOnClaimCall, close, { id: claim.id })).status).toBe(200);
  const again = await browser.call(requestChangesCall, undefined, undefined, { since: String(since.newest) });
  expect(again.answer.data).toMatchObject([{ kind: 'claim', state: 'done', sourceId: claim.id }]);
});
