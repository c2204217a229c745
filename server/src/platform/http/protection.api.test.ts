import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { closeLibraryCall } from '../../../test/library-calls.ts';
import { cloneDatabase } from '../../../test/test-database.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { production } from '../../../test/production.ts';
import { testLog } from '../../../test/test-log.ts';
import { testServer } from '../../../test/test-server.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { connect } from '../database/connection.ts';
import { maxWaitMs } from '../database/batching/batched.ts';
import type { App } from './app-instance.ts';
import { serve } from './serve.ts';

const routes = (app: App) => serve(app, closeLibraryCall, async () => undefined);
const remove = { method: 'DELETE', url: closeLibraryCall.path } as const;

describe('the origin of a write', () => {
  test('a write from another origin is refused', async () => {
    await using server = await testServer({ routes });
    const foreign = await server.request({ ...remove, headers: { origin: 'https://evil.example' } });
    const own = await server.request({ ...remove, headers: { origin: 'http://localhost:3000' } });

    expect(foreign.json()).toMatchObject({ status: 403, code: 'origin-refused' });
    expect(own.statusCode).toBe(204);
  });

  test('the origin is also checked for unknown paths', async () => {
    await using server = await testServer();
    const response = await server.request({ ...remove, headers: { origin: 'https://evil.example' } });
    expect(response.statusCode).toBe(403);
  });

  test('a route that proves its origin another way accepts any', async () => {
    await using server = await testServer({
      routes: (app) => serve(app, closeLibraryCall, async () => undefined, { acceptsAnyOrigin: true }),
    });
    const response = await server.request({ ...remove, headers: { origin: 'https://provider.example' } });
    expect(response.statusCode).toBe(204);
  });
});

describe('an address that writes too often', () => {
  const limited = { environment: { WRITES_PER_MINUTE: '2' }, routes };

  test('every process tells such an address when to come back', async () => {
    const database = await cloneDatabase();
    {
      await using first = await testServer({ ...limited, databaseUrl: database.url });
      await using second = await testServer({ ...limited, databaseUrl: database.url });

      expect((await first.request(remove)).statusCode).toBe(204);
      expect((await second.request(remove)).statusCode).toBe(204);
      const refused = await first.request(remove);

      expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect((await first.request('/healthz')).statusCode, 'reading goes on').toBe(200);
    }
    await database.drop();
  });

  test('one address over the limit does not lock out others behind the same trusted proxy', async () => {
    await using server = await testServer({
      ...limited,
      environment: { WRITES_PER_MINUTE: '1', TRUST_PROXY: 'loopback' },
    });
    const from = (address: string) => server.request({ ...remove, headers: { 'x-forwarded-for': address } });

    expect((await from('192.0.2.1')).statusCode).toBe(204);
    expect((await from('192.0.2.1')).statusCode).toBe(429);
    expect((await from('192.0.2.2')).statusCode).toBe(204);
  });

  test('a client cannot pose as another address if no proxy is trusted', async () => {
    await using server = await testServer({ ...limited, environment: { WRITES_PER_MINUTE: '1' } });
    const from = (address: string) => server.request({ ...remove, headers: { 'x-forwarded-for': address } });

    expect((await from('192.0.2.1')).statusCode).toBe(204);
    expect((await from('192.0.2.2')).statusCode).toBe(429);
  });
});

describe('a limit', () => {
  test('a limit restarts after its window, and is then forgotten', async () => {
    await using server = await testServer();
    const { limiter, db } = server.parts;
    const instant = { max: 1, windowSeconds: 0 };

    expect(await limiter.hit('account 1', instant)).toEqual({ allowed: true });
    expect(await limiter.hit('account 1', instant), 'the window is over at once').toEqual({ allowed: true });
    await limiter.deleteExpired();

    expect((await db.execute('select key from rate_limit')).rows).toEqual([]);
  });

  test('a limit stores no address', async () => {
    // A limit this low is exact: each request waits for its count.
    await using server = await testServer({ routes, environment: { WRITES_PER_MINUTE: '1' } });
    await server.request(remove);
    const { rows } = await server.db.execute('select key from rate_limit');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});

describe('overload', () => {
  test.each([
    ['its own work', { loadLimits: { maxRssBytes: 1, sampleInterval: 10 } }],
    ['the database', { isDatabaseBusy: () => true }],
  ])(
    'overloaded with %s, the server refuses visitors for a while and still answers health checks',
    async (_, options) => {
      await using server = await testServer(options);

      // Waits for the first sample, on a busy machine too.
      const noticed = async () => {
        const response = await server.request('/api/docs');
        expect(response.statusCode).toBe(503);
        return response;
      };
      const refused = await vi.waitFor(noticed, { timeout: 10_000 });

      expect(refused.json()).toMatchObject({ status: 503, code: 'overloaded' });
      expect(refused.headers['retry-after']).toBe('10');
      for (const url of ['/healthz', '/readyz', '/metrics']) {
        expect(await server.request(url)).toMatchObject({ statusCode: 200 });
      }
    },
  );

  test('while a table is locked, late requests are refused and earlier ones are all answered', async () => {
    await using server = await testServer({ isDatabaseBusy: () => maxWaitMs() > 20 });
    const send = () => server.call(submitQuizCall, { body: quizRequest() });
    const holder = connect(server.databaseUrl, testLog().log);
    const letGo = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = holder.db.transaction(async (tx) => {
      await tx.execute('lock table checkup in share mode');
      held.resolve();
      await letGo.promise;
    });
    await held.promise;

    const before: ReturnType<typeof send>[] = [];
    await vi.waitFor(() => {
      before.push(send());
      expect(maxWaitMs()).toBeGreaterThan(20);
    });
    expect(await send()).toMatchObject({ status: 503 });

    letGo.resolve();
    await Promise.all([holding, holder.close()]);
    const accepted = (await Promise.all(before)).filter(({ status }) => status === 201);
    expect(accepted.length).toBeGreaterThan(1);
    expect(await server.db.$count(checkups)).toBe(accepted.length);
    expect(await send()).toMatchObject({ status: 201 });
  });

  test('a person who opens a page during overload reads why, and can try again', async () => {
    await using server = await testServer({ isDatabaseBusy: () => true });
    const page = await server.request({ url: '/', headers: { accept: 'text/html,*/*' } });
    expect(page).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Torniamo subito');
    expect(page.body).toContain('Riprova');
  });
});

describe('security headers', () => {
  test('security headers are on every answer', async () => {
    await using server = await testServer();
    const { headers } = await server.request('/api/unknown');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; object-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('production has no sandbox', async () => {
    await using server = await testServer({ environment: production });
    expect((await server.request('/sandbox/posta')).statusCode).toBe(404);
  });
});
