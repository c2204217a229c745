import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from './app-instance.ts';
import { type LoadSigns, registerLoadShedding } from './load-shedding.ts';

type Hook = (...args: unknown[]) => unknown;
type Options = { pressureHandler: (request: FastifyRequest) => Promise<void> };

/** Gives the options of the load plugin and the hooks of the app. */
async function open(signs: Partial<LoadSigns> = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hooks = new Map<string, Hook>();
  const given: Options[] = [];
  const app = {
    register: async (_plugin: unknown, options: Options) => void given.push(options),
    addHook: (name: string, hook: Hook) => void hooks.set(name, hook),
  };
  await registerLoadShedding(app as unknown as App, { isDatabaseBusy: () => false, ...signs });
  await hooks.get('onReady')?.();
  const [options] = given;
  /** A request under overload. */
  const ask = (config: FastifyContextConfig = {}) => options?.pressureHandler(requestOf(config));
  return { hooks, options, ask };
}

const requestOf = (config: FastifyContextConfig) => ({ routeOptions: { config } }) as FastifyRequest;
const refusal = { name: 'Overloaded', statusCode: 503 };

test('load caused by the start sends no one away: the first three samples do not count', async () => {
  const { ask } = await open();
  vi.advanceTimersByTime(2999);
  await expect(ask()).resolves.toBeUndefined();
  vi.advanceTimersByTime(1);
  await expect(ask()).rejects.toMatchObject(refusal);
});

test('health checks and pages in memory are never refused', async () => {
  const { ask } = await open({ limits: { sampleInterval: 10 } });
  vi.advanceTimersByTime(30);
  await expect(ask()).rejects.toMatchObject(refusal);
  await expect(ask({ isHealthCheck: true })).resolves.toBeUndefined();
  await expect(ask({ isInMemory: true })).resolves.toBeUndefined();
});

test.each([
  ['is busy', true, {}, expect.objectContaining(refusal) as object],
  ['is busy, for a health check', true, { isHealthCheck: true }, undefined],
  ['is not busy', false, {}, undefined],
])('a request while the database %s is answered accordingly', async (_, isBusy, config, expected) => {
  const { hooks } = await open({ isDatabaseBusy: () => isBusy });
  const done = vi.fn<(error?: Error) => void>();
  hooks.get('onRequest')?.(requestOf(config), {}, done);
  expect(done.mock.calls).toEqual([[expected]]);
});
