import { expect, test } from 'vitest';
import type { Span } from './span.ts';
import { writeTraceparent } from './traceparent.ts';
import { createTracing, nowMs, untilDone } from './tracing.ts';

const place = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

function openTracing(share = 1) {
  const spans: Span[] = [];
  return { spans, tracing: createTracing((span) => void spans.push(span), share) };
}

test('the time is that of the clock', () => {
  expect(Math.abs(nowMs() - Date.now())).toBeLessThan(60_000);
});

test('what was begun is told when it ends, once', () => {
  const { spans, tracing } = openTracing();
  const before = nowMs();
  const begun = tracing.begin({ name: 'one', kind: 'server', attributes: { a: 1 } });
  begun?.end();
  begun?.end({ hasFailed: true });
  expect(spans).toEqual([
    {
      ...begun?.place,
      parentSpanId: undefined,
      name: 'one',
      kind: 'server',
      startMs: expect.any(Number) as number,
      endMs: expect.any(Number) as number,
      attributes: { a: 1 },
      link: undefined,
      hasFailed: false,
    },
  ]);
  expect(begun?.place.traceId).toMatch(/^[\da-f]{32}$/);
  expect(begun?.place.spanId).toMatch(/^[\da-f]{16}$/);
  expect(spans[0]?.startMs).toBeGreaterThanOrEqual(before);
  expect(spans[0]?.endMs).toBeGreaterThanOrEqual(spans[0]?.startMs ?? Infinity);
});

test('whoever begins it says where it belongs, and whoever ends it what came of it', () => {
  const { spans, tracing } = openTracing();
  const link = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  tracing
    .begin({ name: 'one', kind: 'server', parent: place, link, startMs: 7 })
    ?.end({ name: 'two', attributes: { b: 2 }, hasFailed: true });
  tracing.begin({ name: 'three', kind: 'internal', as: place })?.end();
  expect(spans).toMatchObject([
    {
      traceId: place.traceId,
      parentSpanId: place.spanId,
      name: 'two',
      startMs: 7,
      attributes: { b: 2 },
      link,
      hasFailed: true,
    },
    { ...place, name: 'three' },
  ]);
  expect(spans[0]?.spanId).not.toBe(place.spanId);
});

test('what is not in the share is not begun', () => {
  expect(openTracing(0).tracing.begin({ name: 'one', kind: 'server', parent: place })).toBeNull();
});

test('a part belongs to what is under way, and where nothing is there is none', () => {
  const { spans, tracing } = openTracing();
  expect(tracing.beginPart({ name: 'part', kind: 'client' })).toBeNull();
  expect(tracing.traceparent()).toBeNull();
  const begun = tracing.begin({ name: 'one', kind: 'server' });
  const told = tracing.within(begun, () => {
    tracing.beginPart({ name: 'part', kind: 'client' })?.end();
    return tracing.traceparent();
  });
  expect(told).toBe(begun && writeTraceparent(begun.place));
  expect(spans).toMatchObject([{ traceId: begun?.place.traceId, parentSpanId: begun?.place.spanId }]);
  expect(tracing.within(null, () => tracing.beginPart({ name: 'part', kind: 'client' }))).toBeNull();
});

test('what is bound runs as a part of where it was bound', () => {
  const { tracing } = openTracing();
  const begun = tracing.begin({ name: 'one', kind: 'server' });
  const bound = tracing.within(begun, () => tracing.bind(() => tracing.traceparent()));
  expect(bound()).toBe(begun && writeTraceparent(begun.place));
});

test.each<[string, unknown, typeof place | undefined]>([
  ['who was traced', { traceparent: writeTraceparent(place) }, place],
  ['who wrote something else', { traceparent: 'Ada' }, undefined],
  ['who was not traced', { to: 'x' }, undefined],
  ['nobody', null, undefined],
  ['a word', 'traceparent', undefined],
])('a job is linked with %s', async (_, data, link) => {
  const { spans, tracing } = openTracing();
  const job = { name: 'send-mail', data, retryCount: 2 };
  expect(await tracing.job(job, async () => tracing.traceparent())).toContain(spans[0]?.spanId);
  expect(spans).toMatchObject([
    {
      name: 'job send-mail',
      kind: 'consumer',
      attributes: { 'riparo.job': 'send-mail', 'riparo.job.attempt': 3 },
    },
  ]);
  expect(spans[0]?.link).toEqual(link);
});

test('what fails has failed, and fails', async () => {
  const { spans, tracing } = openTracing();
  const failing = untilDone(tracing.begin({ name: 'one', kind: 'client' }), () =>
    Promise.reject(new Error('away')),
  );
  await expect(failing).rejects.toThrow('away');
  expect(await untilDone(tracing.begin({ name: 'two', kind: 'client' }), async () => 7)).toBe(7);
  expect(await untilDone(null, async () => 8)).toBe(8);
  expect(spans.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
    ['one', true],
    ['two', false],
  ]);
});
