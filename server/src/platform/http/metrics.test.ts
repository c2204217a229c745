import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { createMetrics, registerMetrics } from './metrics.ts';

const noCounts = { jobs: async () => [], pendingEvents: async () => 0 };

type Access = Parameters<typeof registerMetrics>[2];

async function ask(access: Access, authorization?: string) {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  registerMetrics(app, createMetrics(noCounts), access);
  app.get('/slow', async (_request, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 250 });
    return reply.send('ciao');
  });
  await app.inject('/slow');
  return app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
}

test.each<[string, Access, string | undefined, number]>([
  ['refused if none is configured', { production: true, token: null }, undefined, 404],
  ['a guess is refused if none is configured', { production: true, token: null }, 'Bearer null', 404],
  ['refused without one', { production: true, token: 'secret' }, undefined, 404],
  ['a shorter one is refused', { production: true, token: 'secret' }, 'Bearer s', 404],
  ['a wrong one of the same length is refused', { production: true, token: 'secret' }, 'Bearer sacred', 404],
  ['the right one is accepted', { production: true, token: 'secret' }, 'Bearer secret', 200],
  ['not required in development', { production: false, token: 'secret' }, undefined, 200],
])('metrics require the token: %s', async (_, access, authorization, status) => {
  expect((await ask(access, authorization)).statusCode).toBe(status);
});
