import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Span } from '../../traces/span.ts';
import { createTracing } from '../../traces/tracing.ts';
import type { App } from '../app-instance.ts';
import { registerTraces } from './trace-requests.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const click = '00f067aa0ba902b7';
const ofClick = { traceparent: `00-${trace}-${click}-01`, 'x-click': 'submit form;60000' };

function openApp(share = 1) {
  const spans: Span[] = [];
  const tracing = createTracing((span) => void spans.push(span), share);
  const app: App = Fastify({ genReqId: () => 'r' });
  onTestFinished(() => app.close());
  const inMemory: string[] = [];
  app.addHook('onRoute', ({ url, config }) => void (config?.isInMemory && inMemory.push(url)));
  registerTraces(app, tracing);
  app.get('/books/:status', async (request, reply) => {
    tracing.beginPart({ name: 'a part of it', kind: 'client' })?.end();
    return reply.code(Number((request.params as { status: string }).status)).send('ciao');
  });
  app.get('/healthz', { config: { isHealthCheck: true } }, async () => ({}));
  return { app, spans, inMemory };
}

test.each([
  [200, false],
  [404, false],
  [499, false],
  [500, true],
  [503, true],
])('a click whose request is answered %i has failed: %s', async (status, hasFailed) => {
  const { app, spans } = openApp();
  await app.inject({ url: `/books/${status}`, headers: ofClick });
  const request = spans.find(({ kind }) => kind === 'server');
  expect(spans).toMatchObject([
    { traceId: trace, parentSpanId: request?.spanId, name: 'a part of it', kind: 'client', hasFailed: false },
    {
      traceId: trace,
      parentSpanId: click,
      name: 'GET /books/:status',
      kind: 'server',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/books/:status',
        'http.response.status_code': status,
        'riparo.request.id': 'r',
      },
      hasFailed,
    },
    { traceId: trace, spanId: click, name: 'submit form', kind: 'internal', hasFailed },
  ]);
  expect((request?.startMs ?? 0) - (spans[2]?.startMs ?? 0)).toBeGreaterThan(30_000);
  expect(spans[2]?.endMs).toBeGreaterThanOrEqual(request?.startMs ?? Infinity);
});

test.each([
  ['nothing', {}],
  ['a click without its trace', { 'x-click': 'submit form;120' }],
  ['a trace without a click', { traceparent: ofClick.traceparent }],
])('whoever sends %s is traced without a click', async (_, headers: Record<string, string>) => {
  const { app, spans } = openApp();
  await app.inject({ url: '/books/200', headers });
  expect(spans.map(({ kind }) => kind)).toEqual(['client', 'server']);
});

test('who watches and who is not in the share leaves no trace, and is answered', async () => {
  const all = openApp();
  expect((await all.app.inject('/healthz')).statusCode).toBe(200);
  const none = openApp(0);
  expect((await none.app.inject({ url: '/books/200', headers: ofClick })).statusCode).toBe(200);
  expect([...all.spans, ...none.spans]).toEqual([]);
});

test('the script that names clicks is kept for an hour, and there under load', async () => {
  const { app, inMemory } = openApp();
  const { statusCode, headers, body } = await app.inject('/tracce.js');
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'public, max-age=3600',
    'text/javascript; charset=utf-8',
  ]);
  expect(body).toContain('x-click');
  expect(inMemory).toContain('/tracce.js');
});
