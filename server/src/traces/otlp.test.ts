import { expect, test } from 'vitest';
import { otlpRequest } from './otlp.ts';
import type { Span } from './span.ts';

const span: Span = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  name: 'GET /',
  kind: 'server',
  startMs: 1,
  endMs: 2.5,
  attributes: {},
};

type Told = { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] };

const told = (one: Span): unknown =>
  (JSON.parse(otlpRequest([one], {})) as Told).resourceSpans[0]?.scopeSpans[0]?.spans[0];

test('what has no parent, no link and did not fail says nothing of them', () => {
  expect(told(span)).toEqual({
    traceId: span.traceId,
    spanId: span.spanId,
    name: 'GET /',
    kind: 2,
    startTimeUnixNano: '1000000',
    endTimeUnixNano: '2500000',
    attributes: [],
    status: {},
  });
});

test('who tells it, and what else is known, is told by its kind', () => {
  const attributes = { 'db.query.text': 'begin', 'http.response.status_code': 200 };
  const kinds = ['internal', 'server', 'client', 'consumer'] as const;
  const spans = kinds.map((kind) => ({ ...span, kind, attributes }));
  const request = JSON.parse(otlpRequest(spans, { 'service.name': 'riparo' })) as Told;
  expect(request.resourceSpans[0]).toMatchObject({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: 'riparo' } }] },
    scopeSpans: [
      {
        scope: { name: 'riparo' },
        spans: [1, 2, 3, 5].map((kind) => ({
          kind,
          attributes: [
            { key: 'db.query.text', value: { stringValue: 'begin' } },
            { key: 'http.response.status_code', value: { intValue: '200' } },
          ],
        })),
      },
    ],
  });
});

test('what has them names them', () => {
  const link = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  expect(told({ ...span, parentSpanId: link.spanId, link, hasFailed: true })).toMatchObject({
    parentSpanId: link.spanId,
    links: [link],
    status: { code: 2 },
  });
});
