import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { lifeAnswers } from '../../../../test/life-quote.ts';
import { testServer } from '../../../../test/test-server.ts';

type Told = { key: string; value: { stringValue?: string; intValue?: string } }[];
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Told;
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
};
type OtlpRequest = {
  resourceSpans: { resource: { attributes: Told }; scopeSpans: { spans: OtlpSpan[] }[] }[];
};

/** Accepts what an OpenTelemetry collector accepts. */
async function openCollector() {
  const spans: OtlpSpan[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    const { resourceSpans } = (await json(request)) as OtlpRequest;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, asked };
}

const valueOf = ({ attributes }: OtlpSpan, key: string) =>
  attributes.find((each) => each.key === key)?.value.stringValue;

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const click = '00f067aa0ba902b7';
const ofClick = { traceparent: `00-${trace}-${click}-01`, 'x-click': 'submit form;120' };

test('a click, its request, and the resulting statements and jobs reach the collector without personal data', async () => {
  const collector = await openCollector();
  {
    await using server = await testServer({
      environment: { TRACES_URL: collector.url, TRACES_TOKEN: 'a token of the collector' },
    });
    const { statusCode } = await server.request({
      method: createLifeQuoteCall.method,
      url: createLifeQuoteCall.path,
      headers: ofClick,
      payload: lifeAnswers,
    });
    expect(statusCode).toBe(200);
    await server.request('/healthz');
    await server.mails();
    // Traced requests are counted as well.
    expect((await server.request('/metrics')).body).toContain(
      `http_request_duration_seconds_count{method="POST",route="${createLifeQuoteCall.path}",status="200"} 1`,
    );
  }

  const { spans } = collector;
  expect(collector.asked[0]).toBe('POST /v1/traces Bearer a token of the collector');
  const root = spans.find(({ spanId }) => spanId === click);
  expect(root).toMatchObject({ traceId: trace, name: 'submit form', kind: 1 });
  expect(root?.parentSpanId).toBeUndefined();
  expect(root).not.toHaveProperty('links');
  const request = spans.find(({ parentSpanId }) => parentSpanId === click);
  expect(request).toMatchObject({ traceId: trace, name: `POST ${createLifeQuoteCall.path}`, kind: 2 });
  expect(BigInt(request?.startTimeUnixNano ?? 0) - BigInt(root?.startTimeUnixNano ?? 0)).toBeGreaterThan(
    100_000_000n,
  );
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('INSERT life_quote');
  expect(statements.every((span) => valueOf(span, 'db.query.text') !== undefined)).toBe(true);
  expect(spans.some(({ name }) => name.includes('/healthz'))).toBe(false);
  const all = JSON.stringify(spans);
  for (const value of [lifeAnswers.firstname, lifeAnswers.lastname, lifeAnswers.date_of_birth])
    expect(all).not.toContain(value);
});

test('a job is linked to the request that queued it, and its provider calls are part of its trace', async () => {
  const collector = await openCollector();
  {
    await using server = await testServer({
      environment: { TRACES_URL: collector.url },
      routes: (app, { db, sendMailLater }) => {
        app.post('/test/mail', async () => {
          await db.transaction((tx) =>
            sendMailLater(tx, { to: 'ada@example.org', template: 'delivery-check', data: { name: 'Ada' } }),
          );
          return {};
        });
      },
    });
    await server.request({ method: 'POST', url: '/test/mail', headers: ofClick, payload: {} });
    expect(await server.mails()).toHaveLength(1);
  }

  const { spans } = collector;
  const request = spans.find(({ name }) => name === 'POST /test/mail');
  const job = spans.find(({ name }) => name === 'job send-mail');
  expect(job).toMatchObject({ kind: 5, links: [{ traceId: trace, spanId: request?.spanId }] });
  expect(job?.traceId).not.toBe(trace);
  expect(spans.find(({ name }) => name === 'mail send')).toMatchObject({ traceId: job?.traceId, kind: 3 });
  expect(JSON.stringify(spans)).not.toMatch(/ada@example|Ada/);
});

test('an unreachable collector delays no answer and is logged once', async () => {
  const server = await testServer({ environment: { TRACES_URL: 'http://127.0.0.1:9' } });
  expect((await server.request('/api/v1/nothing')).statusCode).toBe(404);

  await server[Symbol.asyncDispose]();

  expect(server.logLines().filter(({ msg }) => msg === 'traces could not be sent')).toHaveLength(1);
});
