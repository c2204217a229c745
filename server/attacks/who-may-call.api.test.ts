import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import {
  ownDealDocumentPath,
  ownSkiCertificatePath,
  ownSkiReceiptPath,
} from '@riparo/domain/buy/documents/deal-document.ts';
import { complaintFiguresCsvPath } from '@riparo/domain/care/complaints/paths.ts';
import { logFilePath } from '@riparo/domain/desk/log/log-file.ts';
import { paymentsFilePath } from '@riparo/domain/buy/payment/payments-file.ts';
import type { Problem } from '@riparo/domain/platform/call/problem.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, signedInHolder, signInElsewhere } from '../test/account-holder.ts';
import { everyCall } from '../test/every-call.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { servedOperations } from './attacker.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

const calls = await everyCall();
const namedBy = (who: Call['access']['who']) =>
  calls.filter(({ access }) => access.who === who).map((call) => [call.id, call] as const);
const forCustomers = namedBy('customer');
const forStaff = namedBy('staff');
const atTheDoor = namedBy('desk-visitor');
const forAll = [...namedBy('everybody'), ...namedBy('guest-or-customer')];

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
  world = await furnishWorld(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const rightRequest = ({ id }: Call): RightRequest => rightRequests[id]?.(world) ?? {};

function make({ method, path }: Call, { params, query, body }: RightRequest, cookie?: string) {
  return server.request({
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? 'none')),
    headers: { origin: server.parts.config.publicUrl.origin, ...(cookie && { cookie }) },
    ...(query && { query }),
    ...(body && { payload: body }),
  });
}

let sessionsSoFar = 0;

/** Of a customer with something of everything, each from its own address: many from one are refused. */
async function openSession(): Promise<string> {
  sessionsSoFar += 1;
  const browser = await signInElsewhere(server, world.email, `10.1.0.${sessionsSoFar}`);
  const { answer } = await browser.call(sessionCall);
  expect(answer.authenticated).toBe(true);
  return cookiesOf({ browser });
}

// After this call all sessions are over: another customer makes it.
const endsEverything = 'secureAccount';

async function customersCookie({ id }: Call): Promise<string> {
  return id === endsEverything ? cookiesOf(await signedInHolder(server)) : openSession();
}

/**
 * Refused because of the caller's identity. A wrong password or an unknown notice is a failure of the call
 * itself, which lists it.
 */
function isRefused({ errors }: Call, response: LightMyRequestResponse): boolean {
  if (response.statusCode !== 401 && response.statusCode !== 403) return false;
  const { code } = response.json<Problem>();
  return !errors.some((error) => error.code === code);
}

const sessionRequired = { status: 401, code: accountErrors.SessionRequired.code };

test('every call declares its callers, and is served', async () => {
  expect([...forCustomers, ...forAll, ...forStaff, ...atTheDoor].map(([id]) => id).toSorted()).toEqual(
    calls.map(({ id }) => id).toSorted(),
  );
  const served = await servedOperations(server);
  expect(served.map(({ id }) => id).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  expect(forCustomers.length).toBeGreaterThan(15);
  expect(forStaff.length).toBeGreaterThan(5);
});

test('every attack on a call for customers is made by a customer', () => {
  const withoutSession = forCustomers
    .filter(([, call]) => !rightRequest(call).needsSession)
    .map(([id]) => id);
  expect(withoutSession).toEqual([endsEverything]);
});

test('every call is served at its older addresses too', () => {
  const addresses = calls.flatMap(({ method, alsoAt = [] }) => alsoAt.map((url) => ({ method, url })));
  expect(addresses.map(({ url }) => url)).toContain('/api/v1/quotation/');
  expect(addresses.filter((address) => !server.app.hasRoute(address))).toEqual([]);
});

describe.each(forCustomers)('%s, a call for customers', (_, call) => {
  test('a call for customers is refused without a session', async () => {
    const response = await make(call, rightRequest(call));
    expect(response.json()).toMatchObject(sessionRequired);
    expect(response.statusCode).toBe(401);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a call for customers is refused with an unknown session', async () => {
    const forged = (await openSession()).replaceAll(
      /=[^;]+/g,
      '=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    );
    expect((await make(call, rightRequest(call), forged)).json()).toMatchObject(sessionRequired);
  });

  test('a call for customers is refused before its input is validated', async () => {
    const wrong = { query: { q: '' }, ...(call.body && { body: { wrong: true } }) };
    expect((await make(call, wrong)).json()).toMatchObject(sessionRequired);
  });

  test('a call for customers answers a customer', async () => {
    const response = await make(call, rightRequest(call), await customersCookie(call));
    expect(isRefused(call, response), `${response.body}`).toBe(false);
  });
});

describe.each(forAll)('%s, a call for everyone', (_, call) => {
  test('a call for everyone answers without a session', async () => {
    const response = await make(call, rightRequest(call));
    expect(isRefused(call, response), `${response.body}`).toBe(false);
  });

  test('a call for everyone answers a customer', async () => {
    const response = await make(call, rightRequest(call), await customersCookie(call));
    expect(isRefused(call, response), `${response.body}`).toBe(false);
  });
});

const staffSessionRequired = { status: 401, code: staffAccessErrors.StaffSessionRequired.code };

describe.each(forStaff)('%s, a call for the desk', (_, call) => {
  test('a call for the desk is refused without a session, and to a customer', async () => {
    const customersRequest = { ...rightRequest(call) };
    for (const cookie of [undefined, await openSession()])
      expect((await make(call, customersRequest, cookie)).json()).toMatchObject(staffSessionRequired);
  });

  test('a call for the desk is refused to a customer whose session is sent as a desk session', async () => {
    const [, token] = /riparo_session=([^;]+)/.exec(await openSession()) ?? [];
    expect((await make(call, rightRequest(call), `riparo_desk=${token}`)).json()).toMatchObject(
      staffSessionRequired,
    );
  });

  test('a call for the desk is refused before its input is validated', async () => {
    const wrong = { query: { q: '' }, ...(call.body && { body: { wrong: true } }) };
    expect((await make(call, wrong)).json()).toMatchObject(staffSessionRequired);
  });
});

describe.each(atTheDoor)('%s, a call of the desk’s sign-in', (_, call) => {
  test("a call of the desk's sign-in answers without a session, and a customer", async () => {
    for (const cookie of [undefined, await openSession()]) {
      const response = await make(call, rightRequest(call), cookie);
      expect(isRefused(call, response), `${response.body}`).toBe(false);
    }
  });
});

/** Outside the contract. */
const ownFiles: readonly [string, (uuid: string) => string][] = [
  ['a document of a purchase', (uuid) => ownDealDocumentPath(uuid, 'polizza')],
  ['a ski certificate', (uuid) => ownSkiCertificatePath(uuid, 1)],
  ['the receipt of a ski policy', ownSkiReceiptPath],
];

test.each([
  ['the log', logFilePath],
  ['payments for the books', paymentsFilePath],
  ['the complaints of a year', complaintFiguresCsvPath],
])('the file %s is only served to its owner', async (_, url) => {
  expect((await server.request(url)).json()).toMatchObject(staffSessionRequired);
  const statusFor = async (cookie: string) => (await server.request({ url, headers: { cookie } })).statusCode;
  const { consulente, revisore } = world.desk.sessions;
  expect(await statusFor(await openSession())).toBe(401);
  expect(await statusFor(consulente)).toBe(403);
  expect(await statusFor(revisore)).toBe(200);
});

test.each(ownFiles)('the file %s is only served to customers', async (_, addressOf) => {
  const url = addressOf(world.paidDeal);
  expect((await server.request(url)).json()).toMatchObject(sessionRequired);
  const { statusCode } = await server.request({ url, headers: { cookie: await openSession() } });
  // They bought one thing, and no ski policy.
  expect([200, 404]).toContain(statusCode);
});
