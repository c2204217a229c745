import { expect, test } from 'vitest';
import { isInShare, newSpanId, newTraceId, readTraceparent, writeTraceparent } from './traceparent.ts';

const place = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

test('what is written is read', () => {
  expect(readTraceparent(writeTraceparent(place))).toEqual(place);
  const made = { traceId: newTraceId(), spanId: newSpanId() };
  expect(readTraceparent(writeTraceparent(made))).toEqual(made);
});

test.each([
  undefined,
  '',
  'Ada',
  `00-${'0'.repeat(32)}-${place.spanId}-01`,
  `00-${place.traceId}-${'0'.repeat(16)}-01`,
  `00-${place.traceId.toUpperCase()}-${place.spanId}-01`,
  `00-${place.traceId}-${place.spanId}`,
  [writeTraceparent(place)],
])('%s is none', (header) => {
  expect(readTraceparent(header)).toBeNull();
});

test('ids are as long as others expect them', () => {
  expect([newTraceId().length, newSpanId().length]).toEqual([32, 16]);
});

test.each([
  [`${'a'.repeat(24)}00000000`, 2 ** -32, true],
  [`${'a'.repeat(24)}00000001`, 2 ** -32, false],
  [`${'a'.repeat(24)}7fffffff`, 0.5, true],
  [`${'a'.repeat(24)}80000000`, 0.5, false],
])('of the trace %s a share of %d is traced: %s', (traceId, share, isTraced) => {
  expect(isInShare(traceId, share)).toBe(isTraced);
});

test('a share is the same for everybody who sees the trace', () => {
  expect(isInShare(place.traceId, 1)).toBe(true);
  expect(isInShare('f'.repeat(32), 1)).toBe(true);
  expect(isInShare(place.traceId, 0)).toBe(false);
  const traces = Array.from({ length: 2000 }, newTraceId);
  expect(traces.filter((id) => isInShare(id, 0.25)).length).toBeGreaterThan(350);
  expect(traces.filter((id) => isInShare(id, 0.25)).length).toBeLessThan(650);
});
