import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import type { App } from './app-instance.ts';
import { registerRequestLog, routeOf } from './request-log.ts';

test.each([
  ['/ops/:uuid?', '/*', '/ops/:uuid?'],
  [null, '/books/:id', '/books/:id'],
  [null, undefined, 'unknown'],
])('a page %s at the route %s is told as %s', (pagePattern, url, route) => {
  expect(routeOf({ pagePattern, routeOptions: { url } } as FastifyRequest)).toBe(route);
});

test('each answer has its line, those to whoever watches a quiet one', async () => {
  const { log, lines } = testLog();
  const app: App = Fastify({ loggerInstance: log as FastifyBaseLogger, genReqId: () => 'r' });
  onTestFinished(() => app.close());
  registerRequestLog(app);
  app.get('/books/:id', async (_request, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 12.6 });
    return reply.send('ciao');
  });
  app.get('/healthz', { config: { isHealthCheck: true } }, async (_request, reply) => reply.send('ciao'));
  expect((await app.inject('/books/7')).headers['x-request-id']).toBe('r');
  await app.inject('/healthz');
  expect(lines().filter(({ msg }) => msg === 'answered')).toMatchObject([
    { level: 'info', reqId: 'r', method: 'GET', route: '/books/:id', status: 200, ms: 13, msg: 'answered' },
    { level: 'debug', route: '/healthz', msg: 'answered' },
  ]);
});
