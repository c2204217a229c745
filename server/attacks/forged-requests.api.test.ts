import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEmail, registration } from '../test/account-holder.ts';
import { production } from '../test/production.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { addressOf, openAttacker, type Operation, servedOperations } from './attacker.ts';
import { lies } from './lies.ts';
import { rightRequests } from './right-requests.ts';
import { attackSeed, seededChance } from './attacker.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let operations: Operation[];
beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
  world = await furnishWorld(server);
  operations = await servedOperations(server);
});
afterAll(() => server[Symbol.asyncDispose]());

// It comes from a company, is signed by it, and has no cookies.
const signedByOthers = 'paymentNotice';

describe('every write', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a site whose name begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['from a frame without origin', { origin: 'null' }],
    ['from another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['from a program with a visitor’s cookies', {}],
  ])('the write %s is refused before anything is read', async (_, headers) => {
    const cookie = await world.session();
    const writes = operations.filter(({ id, method }) => method !== 'get' && id !== signedByOthers);
    const answers = await Promise.all(
      writes.map(async (operation) => {
        const request = rightRequests[operation.id]?.(world) ?? {};
        const { statusCode } = await server.request({
          method: operation.method.toUpperCase() as 'POST',
          url: addressOf(operation, request),
          headers: { cookie, ...headers },
          ...(request.body && { payload: request.body }),
        });
        return [operation.id, statusCode];
      }),
    );
    expect(writes.length).toBeGreaterThan(20);
    expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
  });

  test('a write under an overriding method header is treated as what it is', async () => {
    const { statusCode } = await server.request({
      method: 'GET',
      url: signUpCall.path,
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
    });
    expect(statusCode).toBe(404);
  });
});

describe('headers about where we are', () => {
  test('headers about our host change no answer to a read, so that none can poison a cache', async () => {
    const attacker = openAttacker(server, await world.cookies(), seededChance(attackSeed));
    const changed: string[] = [];
    for (const operation of operations.filter(({ method }) => method === 'get')) {
      const request = rightRequests[operation.id]?.(world) ?? {};
      const plain = await attacker.send(operation, request);
      const again = await attacker.send(operation, request);
      const lied = await attacker.send(operation, request, { headers: lies });
      // The data of an account also include when they were last exported.
      const isSteady = plain.body === again.body;
      if (plain.statusCode !== lied.statusCode || (isSteady && plain.body !== lied.body))
        changed.push(operation.id);
    }
    expect(changed).toEqual([]);
  });

  test('headers about our host appear in no answer and in no link of a mail, even behind a proxy we trust', async () => {
    const environment = { ...production, MAIL_PROVIDER: 'smtp', TRUST_PROXY: 'loopback' };
    await using behindProxy = await testServer({ environment });
    const email = newEmail();
    const response = await behindProxy.request({
      method: 'POST',
      url: signUpCall.path,
      headers: { ...lies, origin: 'https://www.riparo.example' },
      payload: registration(email),
    });
    expect(response.statusCode).toBe(200);
    expect(JSON.stringify(response.headers)).not.toContain('evil');
    const { rows } = await behindProxy.db.execute('select data from mail_message');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('evil');
  });
});

describe('answers that may be cached', () => {
  test('a cacheable answer is the same for every visitor and sets no cookie', async () => {
    const cookie = await world.session();
    const attacker = openAttacker(server, { session: cookie, desk: cookie }, seededChance(attackSeed));
    const reads = operations.filter(({ method }) => method === 'get');
    const cacheableCalls: string[] = [];
    for (const operation of reads) {
      const request = rightRequests[operation.id]?.(world) ?? {};
      const response = await attacker.send(operation, request, { headers: { cookie } });
      if (response.headers['cache-control'] === 'no-store') continue;
      cacheableCalls.push(operation.id);
      const { body } = await attacker.send(operation, request);
      expect(response.headers['set-cookie'], `${operation.id}`).toBeUndefined();
      expect(response.body, `${operation.id}`).toEqual(body);
    }
    expect(cacheableCalls.toSorted()).toEqual([
      'findBirthplaces',
      'findCities',
      'findCountries',
      'getBirthplace',
      'getCheckupPolicies',
      'getJobs',
    ]);
  });
});
