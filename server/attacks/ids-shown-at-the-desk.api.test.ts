import { subscribe } from 'node:diagnostics_channel';
import { inflateSync } from 'node:zlib';
import { type Role, ROLES } from '@riparo/domain/roles/roles.ts';
import { unzipSync } from 'fflate';
import type { LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../src/http/app-instance.ts';
import { openDealOf } from '../test/contracts.ts';
import { newEmail } from '../test/account-holder.ts';
import { runJobs } from '../test/deals.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { addressOf, type Operation, servedOperations } from './attacker.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

// What the desk shows is read aloud, photographed, remembered by somebody who was dismissed. It names things and opens
// none of them: here every page and file of the desk is read as every role, and whatever looks like an id is tried outside.

const routes: RouteOptions[] = [];
subscribe('fastify.initialization', (started) => {
  (started as { fastify: App }).fastify.addHook('onRoute', (route) => void routes.push(route));
});

let server: TestServer;
let world: World;
let operations: Operation[];
const seen = new Map<Role, Seen>();
beforeAll(async () => {
  server = await testServer({ now: attackDay, environment: { WRITES_PER_MINUTE: '1000000' } });
  world = await furnishWorld(server);
  await openDealOf(server, 'pet', newEmail());
  await runJobs(server);
  operations = await servedOperations(server);
  for (const role of ROLES) seen.set(role, await readWholeDesk(role));
});
afterAll(() => server[Symbol.asyncDispose]());

type Seen = { texts: string[]; statuses: Map<string, Set<number>> };

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** A stream that never ends: what it tells are kinds, ids and versions (`desk-live/notices.ts`). */
const endless = '/api/v1/desk/live';

const deskRoutes = () =>
  routes
    .filter(
      ({ method, url, config }) => method === 'GET' && config?.access?.who === 'staff' && url !== endless,
    )
    .map(({ url }) => url);

/** In the clear, also what is inside of a ZIP, a sheet or a PDF. */
function textsIn({ rawPayload, headers }: LightMyRequestResponse): string[] {
  const plain = rawPayload.toString('latin1');
  const type = String(headers['content-type']);
  if (type.includes('zip') || type.includes('sheet'))
    return Object.entries(unzipSync(rawPayload)).flatMap(([name, bytes]) => [
      name,
      ...(name.endsWith('.pdf') ? pdfTexts(Buffer.from(bytes)) : [Buffer.from(bytes).toString('latin1')]),
    ]);
  return type.includes('pdf') ? pdfTexts(rawPayload) : [plain];
}

function pdfTexts(pdf: Buffer): string[] {
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

const namesIn = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** What a route is asked with beside the id of what it is about. */
const others: Readonly<Record<string, readonly string[]>> = {
  kind: ['polizza', 'polizza-firmata', 'ricevuta', 'benvenuto', 'coerenza'],
  place: ['1', 'ricevuta'],
};

/** Follows every id that is shown to every route that takes one. */
async function readWholeDesk(role: Role): Promise<Seen> {
  const cookie = world.desk.sessions[role];
  const texts: string[] = [];
  const statuses = new Map<string, Set<number>>();
  const asked = new Set<string>();
  const ask = async (route: string, url: string) => {
    if (asked.has(url)) return;
    asked.add(url);
    const answer = await server.request({ url, headers: { cookie } });
    statuses.set(route, (statuses.get(route) ?? new Set()).add(answer.statusCode));
    if (answer.statusCode === 200) texts.push(...textsIn(answer));
  };
  for (let turn = 0; turn < 3; turn += 1) {
    const ids = [...new Set(texts.flatMap((text) => text.match(uuids) ?? []))];
    for (const route of deskRoutes()) {
      const [first, second] = namesIn(route);
      if (first === undefined) await ask(route, route);
      else if (second === undefined) for (const id of ids) await ask(route, route.replace(`:${first}`, id));
      else
        for (const id of ids)
          for (const other of others[second] ?? filesOf(texts, id))
            await ask(route, route.replace(`:${first}`, id).replace(`:${second}`, other));
    }
  }
  return { texts, statuses };
}

/** Ids on the page about something: of its files, mails and notes. */
const filesOf = (texts: readonly string[], id: string) =>
  texts
    .filter((text) => text.startsWith('{"data":{') && text.includes(id))
    .flatMap((text) => text.match(uuids) ?? []);

const idNames = ['uuid', 'id', 'token', 'dealUuid'];

/** Of others, each with its own test. */
const openedOtherwise = [
  'lifeQuote',
  'lifePrices',
  'varyLifeQuote',
  'quotation',
  'registerPurchaseRequest',
  'requestCallBack',
  'callBackPromise',
  'resendSignUpCode',
  'forgetCarriedAnswers',
];

/** The calls that a customer makes without signing in, by what an address or a mailed link opens. */
function customersCalls(): { operation: Operation; example: RightRequest; name: string }[] {
  return operations.flatMap((operation) => {
    const example = rightRequests[operation.id]?.(world);
    const isDesk = operation.path.startsWith('/api/v1/desk');
    if (!example || isDesk || example.needsSession || openedOtherwise.includes(operation.id)) return [];
    const name = idNames.find((each) => each in { ...example.params, ...example.body });
    return name === undefined ? [] : [{ operation, example, name }];
  });
}

let askedSoFar = 0;

async function tryOutside(id: string): Promise<string[]> {
  const opened: string[] = [];
  for (const { operation, example, name } of customersCalls()) {
    const isParam = name in (example.params ?? {});
    const part = isParam ? 'params' : 'body';
    const request = { ...example, [part]: { ...example[part], [name]: id } };
    askedSoFar += 1;
    const { statusCode } = await server.request({
      method: operation.method.toUpperCase() as 'GET',
      url: addressOf(operation, request),
      remoteAddress: `10.${(askedSoFar >> 16) & 255}.${(askedSoFar >> 8) & 255}.${askedSoFar & 255}`,
      headers: { origin: server.parts.config.publicUrl.origin },
      ...(request.body && { payload: request.body }),
    });
    if (![400, 404].includes(statusCode)) opened.push(`${operation.id} with ${id} → ${statusCode}`);
  }
  return opened;
}

const shownTo = (role: Role) => seen.get(role) ?? { texts: [], statuses: new Map<string, Set<number>>() };

describe.each(ROLES)('to a %s', (role) => {
  test('every page and file of the desk was read for this test, or is not for them', () => {
    const unread = [...shownTo(role).statuses].filter(
      ([, statuses]) => !statuses.has(200) && !statuses.has(403),
    );
    expect(unread.map(([route]) => route)).toEqual([]);
  });

  test('no id that the desk shows opens anything outside of it', async () => {
    const { texts } = shownTo(role);
    const ids = [
      ...new Set(texts.flatMap((text) => [...(text.match(uuids) ?? []), ...(text.match(tokens) ?? [])])),
    ];
    expect(ids.length).toBeGreaterThan(role === 'revisore' ? 5 : 20);
    const opened: string[] = [];
    for (const id of ids) opened.push(...(await tryOutside(id)));
    expect(opened).toEqual([]);
  });
});
