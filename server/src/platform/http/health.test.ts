import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from './app-instance.ts';
import { type Checks, registerHealth } from './health.ts';

const fine = async () => 'ok';
const broken = async () => Promise.reject(new Error('no connection'));

function openApp(checks: Checks, isStopping = false) {
  const app: App = Fastify();
  const warn = vi.fn<() => void>();
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.warn = warn;
    done();
  });
  registerHealth(app, checks, () => isStopping);
  onTestFinished(() => app.close());
  return { app, warn };
}

test.each<[string, Checks, boolean, number, object]>([
  [
    'everything works',
    { database: fine, queue: fine },
    false,
    200,
    { status: 'ok', database: 'ok', queue: 'ok' },
  ],
  [
    'one part cannot work',
    { database: async () => 'read-only', queue: fine },
    false,
    503,
    { status: 'unavailable', database: 'read-only', queue: 'ok' },
  ],
  [
    'one part is down',
    { database: fine, queue: broken },
    false,
    503,
    { status: 'unavailable', database: 'ok', queue: 'down' },
  ],
  ['the server stops', { database: fine }, true, 503, { status: 'stopping', database: 'ok' }],
])('monitoring is informed when %s', async (_, checks, isStopping, status, report) => {
  const { app, warn } = openApp(checks, isStopping);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toEqual(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual(report);
  expect(warn).toHaveBeenCalledTimes(checks['queue'] === broken ? 1 : 0);
  const alive = await app.inject('/healthz');
  expect(alive.statusCode).toBe(200);
  expect(alive.headers['cache-control']).toBe('no-store');
  expect(alive.json()).toEqual({ status: 'ok' });
});

test('a part that does not answer within two seconds is reported down without further waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  const { app } = openApp({
    database: fine,
    queue: () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
  });
  await app.ready();
  const report = vi.fn<(state: unknown) => void>();
  const answer = app.inject('/readyz').then((response) => report(response.json()));
  await asked.promise;
  await vi.advanceTimersByTimeAsync(1999);
  expect(report).not.toHaveBeenCalled();
  expect(vi.getTimerCount(), 'that of the other is gone').toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(report).toHaveBeenCalledWith({ status: 'unavailable', database: 'ok', queue: 'down' });
});
