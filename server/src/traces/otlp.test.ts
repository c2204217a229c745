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

const told = (one: Span): unknown =>
  (JSON.parse(otlpRequest([one], {})) as { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] })
    .resourceSpans[0]?.scopeSpans[0]?.spans[0];

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

test('what has them names them', () => {
  const link = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  expect(told({ ...span, parentSpanId: link.spanId, link, hasFailed: true })).toMatchObject({
    parentSpanId: link.spanId,
    links: [link],
    status: { code: 2 },
  });
});
