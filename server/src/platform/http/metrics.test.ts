import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { createMetrics, registerMetrics } from './metrics.ts';

const noCounts = { jobs: async () => [], waitingNews: async () => 0 };

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
  ['without a token nobody', { production: true, token: null }, undefined, 404],
  ['without a token nobody who guesses', { production: true, token: null }, 'Bearer null', 404],
  ['who says nothing', { production: true, token: 'secret' }, undefined, 404],
  ['a shorter word', { production: true, token: 'secret' }, 'Bearer s', 404],
  ['a word as long', { production: true, token: 'secret' }, 'Bearer sacred', 404],
  ['the token', { production: true, token: 'secret' }, 'Bearer secret', 200],
  ['whoever develops', { production: false, token: 'secret' }, undefined, 200],
])('metrics require the token: %s', async (_, access, authorization, status) => {
  expect((await ask(access, authorization)).statusCode).toBe(status);
});
