import { get, Agent } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { testServer } from '../../../test/test-server.ts';
import type { App } from '../http/app-instance.ts';
import { finishRequests } from '../../assembly/open-server.ts';
import { closeInOrder } from './shutdown.ts';
import { testLog } from '../../../test/test-log.ts';

/** A route that answers on command. */
function slowRoute() {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const routes = (app: App) => {
    app.get('/slow', async () => {
      arrived.resolve();
      await release.promise;
      return { done: true };
    });
  };
  return { routes, arrived: arrived.promise, release: release.resolve };
}

describe('a stopping server', () => {
  test('a stopping server finishes the request in flight and accepts no new one', async () => {
    const slow = slowRoute();
    await using server = await testServer({ routes: slow.routes });
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const inFlight = fetch(`${url}/slow`);
    await slow.arrived;

    const closing = finishRequests(server.app, 10_000);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    slow.release();

    const response = await inFlight;
    expect(await response.json()).toEqual({ done: true });
    expect(response.headers.get('connection')).toBe('close');
    await closing;
  });

  test('a stopping server informs health checks before it closes, and still answers until then', async () => {
    await using server = await testServer({ environment: { STOP_NOTICE_SECONDS: '1' } });
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        get(`${url}${path}`, { agent }, (response) => {
          response.resume();
          resolve({ status: response.statusCode, connection: response.headers.connection });
        }).on('error', reject);
      });
    expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });

    const closing = finishRequests(server.app, 10_000);

    await vi.waitFor(async () => expect(await ask('/readyz')).toMatchObject({ status: 503 }));
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
    await closing;
    await expect(ask('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    agent.destroy();
  });

  test('a stopping server does not wait forever for a request that never ends', async () => {
    const slow = slowRoute();
    await using server = await testServer({ routes: slow.routes });
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const inFlight = fetch(`${url}/slow`).catch((error: unknown) => error);
    await slow.arrived;

    await finishRequests(server.app, 50);

    expect(await inFlight).toBeInstanceOf(TypeError);
    slow.release();
  });

  test('a stopping server does not wait for idle connections', async () => {
    await using server = await testServer();
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => {
      get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', resolve));
    });

    const startedAt = performance.now();
    await finishRequests(server.app, 60_000);

    expect(performance.now() - startedAt).toBeLessThan(30_000);
    agent.destroy();
  });
});

test('closing continues when one part fails, and reports which', async () => {
  const { log, lines } = testLog();
  const closed: string[] = [];
  await closeInOrder(
    [
      ['first', async () => Promise.reject(new Error('stuck'))],
      ['second', async () => void closed.push('second')],
    ],
    log,
  );
  expect(closed).toEqual(['second']);
  expect(lines()).toContainEqual(expect.objectContaining({ level: 'error', what: 'first' }));
});
