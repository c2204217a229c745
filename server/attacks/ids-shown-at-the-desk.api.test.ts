import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { inflateSync } from 'node:zlib';
import { dealDocumentKinds } from '@riparo/domain/buy/documents/deal-documents.ts';
import { type Role, ROLES } from '@riparo/domain/platform/call/roles.ts';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedAddress, openerAddress } from '../src/buy/deals/deal-address.ts';
import { dealToken } from '../src/buy/deals/deal-token.ts';
import { deals } from '../src/buy/deals/tables.ts';
import type { App } from '../src/platform/http/app-instance.ts';
import { deskRequests } from '../src/care/requests/tables.ts';
import { staffMembers } from '../src/desk/staff/tables.ts';
import { newEmail } from '../test/account-holder.ts';
import { buySkiSeason, openDealOf } from '../test/contracts.ts';
import { runJobs } from '../test/deals.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { addressOf, type Operation, servedOperations } from './attacker.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

// What the desk shows is read aloud, photographed, remembered by a colleague who leaves. It must name things
// and open none: here every page and file of the desk is read as every role, and everything that looks like
// an id is tried outside.

let server: TestServer;
let world: World;
let operations: Operation[];
let secrets: string[];
const routes: RouteOptions[] = [];
const listen = (started: unknown) =>
  (started as { fastify: App }).fastify.addHook('onRoute', (route) => void routes.push(route));
const seenBy = new Map<Role, Seen>();

beforeAll(async () => {
  subscribe('fastify.initialization', listen);
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
  unsubscribe('fastify.initialization', listen);
  world = await furnishWorld(server);
  await openDealOf(server, 'pet', newEmail());
  await buySkiSeason(server, newEmail());
  await draftAnswerToComplaint();
  await runJobs(server);
  operations = await servedOperations(server);
  secrets = await everySecretOfDeals();
}, 240_000);
afterAll(() => server[Symbol.asyncDispose]());

/** So that there is a draft to be read as PDF, even by a consulente, who reads assigned complaints. */
async function draftAnswerToComplaint(): Promise<void> {
  const { origin } = server.parts.config.publicUrl;
  const base = `/api/v1/desk/complaints/${world.desk.complaint}`;
  const headers = { origin, cookie: world.desk.sessions.responsabile };
  await server.request({ method: 'POST', url: `${base}/take`, headers });
  const payload = rightRequests['saveComplaintAnswer']?.(world).body ?? {};
  await server.request({ method: 'PUT', url: `${base}/answer`, headers, payload });
  const [consulente] = await server.db.select().from(staffMembers).where(eq(staffMembers.role, 'consulente'));
  await server.db
    .update(deskRequests)
    .set({ assigneeId: consulente?.id ?? null })
    .where(eq(deskRequests.sourceId, world.desk.complaint));
}

/** What customers have, in their browser or by mail; and its stored form. */
async function everySecretOfDeals(): Promise<string[]> {
  const { keyedHash } = server.parts;
  const rows = await server.db.select().from(deals);
  return rows.flatMap((deal) => [
    openerAddress(keyedHash, deal),
    mailedAddress(keyedHash, deal),
    deal.submissionKey,
    ...[deal.openerAddress, deal.mailedAddress].filter((hash) => hash !== null),
    ...(['signature', 'browser signature', 'withdrawal', 'claim'] as const).map((purpose) =>
      dealToken(keyedHash, purpose, deal),
    ),
  ]);
}

type Seen = { texts: string[]; unread: string[] };

const uuids = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/g;
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const idsIn = (texts: readonly string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => text.match(pattern) ?? [])),
];

/** A stream that never ends: it sends kinds, ids and versions (`desk-live/notices.ts`). */
const endless = '/api/v1/desk/live';
/** The world has no files of claims and complaints; their routes are read with a file in their own tests. */
const ofFiles = /\/files\/:fileId/;

const deskRoutes = () =>
  routes
    .filter(({ method, config }) => method === 'GET' && config?.access?.who === 'staff')
    .map(({ url }) => url)
    .filter((url) => url !== endless && !ofFiles.test(url));

const namesIn = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The other parameters of a route, besides the id of its subject. */
const otherParts: Readonly<Record<string, readonly string[]>> = {
  kind: [...dealDocumentKinds, 'ricevuta-sci'],
  place: ['1'],
};

/** Follows the ids that are shown to every route that takes one. */
async function readWholeDesk(role: Role): Promise<Seen> {
  const headers = { cookie: world.desk.sessions[role] };
  const texts: string[] = [];
  const opened = new Map<string, string[]>();
  const refused = new Set<string>();
  const requestedUrls = new Set<string>();
  const ask = async (route: string, id: string, url: string) => {
    if (requestedUrls.has(url)) return;
    requestedUrls.add(url);
    const answer = await server.request({ url, headers });
    if (answer.statusCode === 403) refused.add(route);
    if (answer.statusCode !== 200) return;
    opened.set(route, [...(opened.get(route) ?? []), id]);
    texts.push(...textsIn(answer));
  };
  const byParts = (count: number) => deskRoutes().filter((route) => namesIn(route).length === count);
  for (const route of byParts(0)) await ask(route, '', route + queryOf(route));
  for (const id of idsIn(texts, uuids))
    for (const route of byParts(1)) await ask(route, id, route.replace(/:\w+/, id));
  for (const route of byParts(2)) {
    const [, second = ''] = namesIn(route);
    // Only for ids with a page of their own.
    const page = route.replace(/(:\w+).*/, '$1');
    for (const id of opened.get(page) ?? [])
      for (const other of otherParts[second] ?? mailsOf(texts, id))
        await ask(route, id, route.replace(/:\w+/, id).replace(`:${second}`, other));
  }
  return { texts, unread: deskRoutes().filter((route) => !opened.has(route) && !refused.has(route)) };
}

/** The query of calls that need one. */
function queryOf(route: string): string {
  const id = operations.find(({ path, method }) => path === route && method === 'get')?.id;
  const query = id === 'figures' || id === 'complaintFigures' ? rightRequests[id]?.(world).query : undefined;
  return query ? `?${new URLSearchParams(query).toString()}` : '';
}

/** Ids on the page of a deal, including those of its mails. */
const mailsOf = (texts: readonly string[], id: string) =>
  idsIn(
    texts.filter((text) => text.startsWith('{"data":{') && text.includes(`"uuid":"${id}"`)),
    uuids,
  );

/** In plain text, including the content of a ZIP, a sheet or a PDF. */
function textsIn({ rawPayload, headers }: LightMyRequestResponse): string[] {
  const type = String(headers['content-type']);
  if (/zip|sheet/.test(type))
    return Object.entries(unzipSync(rawPayload)).flatMap(([name, bytes]) => [
      name,
      ...(name.endsWith('.pdf') ? textsInPdf(Buffer.from(bytes)) : [Buffer.from(bytes).toString()]),
    ]);
  return type.includes('pdf') ? textsInPdf(rawPayload) : [rawPayload.toString()];
}

function textsInPdf(pdf: Buffer): string[] {
  const plain = pdf.toString('latin1');
  const streams = [...plain.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return bytes;
    }
  });
  return [plain, ...streams];
}

const idNames = ['uuid', 'id', 'token', 'dealUuid'];

/** They answer the same to every id. */
const notTried = new Set(['resendSignUpCode', 'forgetCarriedAnswers']);

/** The customer calls without a session, by what an address or a mailed link opens. */
function customersCalls(): { operation: Operation; example: RightRequest; name: string }[] {
  return operations.flatMap((operation) => {
    const example = rightRequests[operation.id]?.(world);
    const isDesk = operation.path.startsWith('/api/v1/desk');
    if (!example || isDesk || example.needsSession || notTried.has(operation.id)) return [];
    const name = idNames.find((each) => each in { ...example.params, ...example.body });
    return name === undefined ? [] : [{ operation, example, name }];
  });
}

let requestCountSoFar = 0;

async function tryOutside(id: string): Promise<string[]> {
  const opened: string[] = [];
  for (const { operation, example, name } of customersCalls()) {
    const part = name in (example.params ?? {}) ? 'params' : 'body';
    const request = { ...example, [part]: { ...example[part], [name]: id } };
    requestCountSoFar += 1;
    const { statusCode } = await server.request({
      method: operation.method.toUpperCase() as 'GET',
      url: addressOf(operation, request),
      remoteAddress: `10.${requestCountSoFar >> 16}.${(requestCountSoFar >> 8) & 255}.${requestCountSoFar & 255}`,
      headers: { origin: server.parts.config.publicUrl.origin },
      ...(request.body && { payload: request.body }),
    });
    // In a body, a malformed id is a wrong field.
    if (![400, 404, 422].includes(statusCode)) opened.push(`${operation.id} with ${id} → ${statusCode}`);
  }
  return opened;
}

const tried = new Set<string>();

describe.each(ROLES)('the desk of a %s', (role) => {
  beforeAll(async () => void seenBy.set(role, await readWholeDesk(role)), 240_000);
  const shown = () => seenBy.get(role) ?? { texts: [], unread: ['everything'] };

  test('every page and file of the desk is read by this test or exempted', () => {
    expect(shown().unread).toEqual([]);
  });

  test('the desk shows no address and no token of any deal, nor their stored form', () => {
    const allText = shown().texts.join('\n');
    expect(secrets.filter((secret) => allText.includes(secret))).toEqual([]);
  });

  test('no id that the desk shows opens anything outside of it', { timeout: 240_000 }, async () => {
    const ids = [...idsIn(shown().texts, uuids), ...idsIn(shown().texts, tokens)];
    expect(ids).toContain(world.unpaidDeal);
    const opened: string[] = [];
    for (const id of ids.filter((each) => !tried.has(each))) opened.push(...(await tryOutside(id)));
    for (const id of ids) tried.add(id);
    expect(opened).toEqual([]);
  });
});

test("with the customer's own addresses and tokens the same calls answer", async () => {
  const opened = await tryOutside(world.unpaidAddress);
  expect(opened.map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['dealByUuid', 'createPaymentSession', 'paymentState', 'purchaseProgress']),
  );
});
