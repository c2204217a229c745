import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { complaintFiguresCsvPath, receiptLetterPath } from '@riparo/domain/care/complaints/paths.ts';
import { noteOnDealCall, deskDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { handOverPdfPath, handOverZipPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { dealFilePath, deskDocumentPath } from '@riparo/domain/care/deals/file-path.ts';
import { dealFilePaths } from '@riparo/domain/care/deals/list-file.ts';
import { logFilePath } from '@riparo/domain/desk/log/log-file.ts';
import { READ_ACTIONS } from '@riparo/domain/platform/call/log-reads.ts';
import { paymentsFilePath } from '@riparo/domain/buy/payment/payments-file.ts';
import { customerFilePath } from '@riparo/domain/people/search/paths.ts';
import { may, type Role, ROLES } from '@riparo/domain/platform/call/roles.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../src/platform/http/app-instance.ts';
import { appendToLog } from '../src/desk/log/append.ts';
import { deskLog } from '../src/desk/log/tables.ts';
import { cookiesOf } from '../test/account-holder.ts';
import { newKey } from '../test/claims.ts';
import { dealToPay } from '../test/deals.ts';
import { atDesk } from '../test/desk.ts';
import { everyCall } from '../test/every-call.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

/**
 * Every read of personal data at the desk is in its log (D 6 and 9): one that is not is a way to look unseen.
 */
const environment = { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' };
const forStaff = (await everyCall()).filter(({ access }) => access.who === 'staff');

let server: TestServer;
let world: World;
const served: RouteOptions[] = [];
const listen = (started: unknown) =>
  (started as { fastify: App }).fastify.addHook('onRoute', (route) => void served.push(route));
beforeAll(async () => {
  subscribe('fastify.initialization', listen);
  server = await testServer({ now: attackDay, environment });
  unsubscribe('fastify.initialization', listen);
  world = await furnishWorld(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const rightRequest = ({ id }: Call): RightRequest => rightRequests[id]?.(world) ?? {};

const make = (
  { method, path }: Pick<Call, 'method' | 'path'>,
  { params, query, body }: RightRequest,
  cookie: string,
) =>
  server.request({
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? 'none')),
    headers: { origin: server.parts.config.publicUrl.origin, cookie },
    ...(query && { query }),
    ...(body && { payload: body }),
  });

const lastNumber = async () =>
  (await server.db.select({ number: deskLog.number }).from(deskLog).orderBy(desc(deskLog.number)).limit(1))[0]
    ?.number ?? 0;

const linesAfter = (number: number) =>
  server.db.select().from(deskLog).where(gt(deskLog.number, number)).orderBy(deskLog.number);

/** A new staff member of each role, so that they view everything for the first time. */
const somebody = async (role: Role) => cookiesOf(await atDesk(server, role));

const callersOf = forStaff.flatMap((call) =>
  ROLES.filter((role) => call.access.who === 'staff' && may(role, call.access.permission)).map(
    (role) => [call.id, role, call] as const,
  ),
);

test.each(callersOf)(
  '%s returns personal data to a %s only with its line in the log',
  async (_, role, call) => {
    const { reads } = call;
    const cookie = await somebody(role);
    const before = await lastNumber();
    const { statusCode } = await make(call, rightRequest(call), cookie);
    const lines = (await linesAfter(before)).filter(({ action }) => action in READ_ACTIONS);
    const expected = statusCode < 300 && typeof reads === 'string' ? [reads] : [];
    expect(
      lines.map(({ action }) => action),
      `${statusCode}`,
    ).toEqual(expected);
  },
);

const files: readonly [string, (world: World) => string][] = [
  ['the ZIP of a deal', ({ paidDeal }) => dealFilePath(paidDeal as DealUuid)],
  ['a document of a deal', ({ paidDeal }) => deskDocumentPath(paidDeal as DealUuid, 'polizza')],
  ['deals as CSV', () => `${dealFilePaths.csv}?q=ada`],
  ['deals as XLSX', () => dealFilePaths.xlsx],
  ['payments as CSV', () => paymentsFilePath],
  ['the log as CSV', () => logFilePath],
  ['complaints as CSV', () => complaintFiguresCsvPath],
  ['the receipt of a complaint to print', ({ desk }) => receiptLetterPath(desk.complaint)],
  ['everything about a person', ({ desk }) => customerFilePath(desk.person)],
  ['a claim as ZIP', ({ claim }) => handOverZipPath(claim.id)],
  ['a claim as PDF', ({ claim }) => handOverPdfPath(claim.id)],
];

/**
 * Need an uploaded file or a policy: `claim-files`, `complaint-files`, `desk-deal` and `desk-complaints` try
 * them.
 */
const triedByTheirFeatures: readonly string[] = [
  '/api/v1/desk/complaints/:id/risposta.pdf',
  '/api/v1/desk/complaints/:id/files/:fileId',
  '/api/v1/desk/complaints/:id/files/:fileId/preview',
  '/api/v1/desk/complaints/:id/files/:fileId/pages/:page',
  '/api/v1/desk/complaints/:id/files/:fileId/original',
  '/api/v1/desk/deals/:id/documents/:kind',
  '/api/v1/desk/deals/:id/certificates/:place',
  '/api/v1/desk/claims/:id/files/:fileId',
  '/api/v1/desk/claims/:id/files/:fileId/preview',
  '/api/v1/desk/claims/:id/files/:fileId/pages/:page',
  '/api/v1/desk/claims/:id/files/:fileId/original',
];

test.each(files)('the file %s is served with one line in the log', async (_, urlOf) => {
  const cookie = await somebody('responsabile');
  const before = await lastNumber();
  const { statusCode } = await server.request({ url: urlOf(world), headers: { cookie } });
  const lines = (await linesAfter(before)).filter(({ action }) => action in READ_ACTIONS);
  expect(statusCode).toBe(200);
  expect(lines).toHaveLength(1);
});

test('every route of the desk declares what it reads, and every file with data is tried here or with its feature', () => {
  const ofDesk = served.filter(({ method, config }) => config?.access?.who === 'staff' && method !== 'HEAD');
  expect(ofDesk.filter(({ config }) => config?.reads === undefined).map(({ url }) => url)).toEqual([]);
  const triedHere = files.map(([, urlOf]) =>
    (urlOf(world).split('?')[0] ?? '').replace(/[\da-f]{8}-[\da-f-]{27}/, ':id'),
  );
  const tried = new Set(triedHere);
  const others = ofDesk
    .filter(({ config }) => !config?.isCall && typeof config?.reads === 'string')
    .map(({ url }) => url.replace(':uuid', ':id'))
    .filter((url) => !tried.has(url));
  // Each once, however many processes serve it (`TEST_PROCESSES`).
  expect([...new Set(others)]).toEqual(triedByTheirFeatures);
});

describe('the line in the log', () => {
  test('the line of a list has the count, the ids and the filter; the line of a search its words', async () => {
    await using desk = await testServer({ now: attackDay, environment });
    const [one, two] = [await dealToPay(desk), await dealToPay(desk)];
    const { browser } = await atDesk(desk, 'consulente');
    await browser.call(deskDealsCall, undefined, undefined, { product: 'pet' });
    await browser.call(findPeopleCall, undefined, undefined, { q: 'nessuno così' });
    await browser.call(findPeopleCall, undefined, undefined, { q: '347 5554321' });
    const lines = await desk.db.select().from(deskLog).orderBy(deskLog.number);
    const [list, search, byPhone] = lines.slice(-3);
    expect(list).toMatchObject({ action: 'deals.listed', subject: 'deals' });
    const loggedDetails = JSON.parse(list?.details ?? '') as { ids: string[] };
    expect(loggedDetails).toMatchObject({ product: 'pet', count: 2 });
    expect(loggedDetails.ids.toSorted()).toEqual([one.uuid, two.uuid].toSorted());
    // Also of a search without results: that is how one would guess.
    expect(JSON.parse(search?.details ?? '')).toEqual({ words: 'nessuno così', count: 0, ids: [] });
    expect(JSON.parse(byPhone?.details ?? '')).toMatchObject({ words: '•••••••321', count: 0 });
  });

  test('the line of an open screen that refreshes is written once in five minutes, and again for new data on it', async () => {
    await using desk = await testServer({ now: attackDay, environment });
    const first = await dealToPay(desk);
    const { browser } = await atDesk(desk, 'consulente');
    const idsSeen = async () =>
      (
        await desk.db.select().from(deskLog).where(eq(deskLog.action, 'deals.listed')).orderBy(deskLog.number)
      ).map(({ details }) => (JSON.parse(details) as { ids: string[] }).ids);
    await browser.call(deskDealsCall);
    await browser.call(deskDealsCall);
    expect(await idsSeen()).toEqual([[first.uuid]]);
    const second = await dealToPay(desk);
    await browser.call(deskDealsCall);
    expect(await idsSeen()).toEqual([[first.uuid], [second.uuid]]);
    desk.setNow(new Date(attackDay.getTime() + 16 * 60_000));
    await browser.call(deskDealsCall);
    expect((await idsSeen()).at(-1)?.toSorted()).toEqual([first.uuid, second.uuid].toSorted());
  });

  test('the line is written for a repeated action too: it changes nothing and shows everything', async () => {
    await using desk = await testServer({ now: attackDay, environment });
    const { uuid } = await dealToPay(desk);
    const { browser } = await atDesk(desk, 'consulente');
    const note = { key: newKey(), text: 'Richiamare' };
    await browser.call(noteOnDealCall, note, { uuid });
    desk.setNow(new Date(attackDay.getTime() + 16 * 60_000));
    expect((await browser.call(noteOnDealCall, note, { uuid })).status).toBe(200);
    expect(await desk.db.$count(deskLog, eq(deskLog.action, 'deal.note'))).toBe(1);
    expect(await desk.db.$count(deskLog, eq(deskLog.action, 'deal.read'))).toBe(2);
  });
});

describe('nothing is shown without its line in the log', () => {
  test('nothing is shown when the log refuses the line', async () => {
    await using desk = await testServer({ now: attackDay, environment });
    const { uuid, email } = await dealToPay(desk);
    const consulente = await atDesk(desk, 'consulente');
    const { browser } = consulente;
    const isRead = sql.raw(
      `"action" not in ('deal.read', 'deals.listed', 'deal.file-made', 'personal-data.shown')`,
    );
    await desk.db.execute(sql`alter table desk_log add constraint no_reads check (${isRead}) not valid`);
    for (const [call, params] of [
      [deskDealCall, { uuid }],
      [deskDealsCall, undefined],
    ] as const) {
      const refused = await browser.call(call as typeof deskDealCall, undefined, params as { uuid: string });
      expect(refused.status).toBe(500);
      expect(JSON.stringify(refused.problem).includes(email)).toBe(false);
    }
    const cookie = cookiesOf(consulente);
    const file = await desk.request({ url: dealFilePath(uuid), headers: { cookie } });
    expect(file.statusCode).toBe(500);
    expect(file.body.includes(email)).toBe(false);
    expect(await desk.db.$count(deskLog, and(eq(deskLog.action, 'deal.read')))).toBe(0);
  });

  test('nothing is shown while another transaction locks the end of the log, and then it is', async () => {
    await using desk = await testServer({ now: attackDay, environment });
    const { uuid } = await dealToPay(desk);
    const { browser } = await atDesk(desk, 'consulente');
    let isAnswered = false;
    const reading = { pending: Promise.resolve({ status: 0 }) as Promise<{ status: number }> };
    await desk.db.transaction(async (tx) => {
      const product = { id: null, name: 'Riparo', address: '' };
      await appendToLog(tx, product, { action: 'log.shortened', subject: 'log' }, attackDay);
      reading.pending = browser.call(deskDealCall, undefined, { uuid }).then((answer) => {
        isAnswered = true;
        return answer;
      });
      // It waits for this transaction: PostgreSQL itself says so.
      for (;;) {
        const { rows } = await desk.db.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from pg_locks where not granted`,
        );
        if ((rows[0]?.waiting ?? 0) > 0) break;
      }
      expect(isAnswered).toBe(false);
    });
    expect((await reading.pending).status).toBe(200);
  });
});
