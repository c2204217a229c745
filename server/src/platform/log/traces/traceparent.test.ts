import { expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const place = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

test.each([
  undefined,
  '',
  'Ada',
  `00-${'0'.repeat(32)}-${place.spanId}-01`,
  `00-${place.traceId}-${'0'.repeat(16)}-01`,
  `00-${place.traceId.toUpperCase()}-${place.spanId}-01`,
  `00-${place.traceId}-${place.spanId}`,
  [writeTraceparent(place)],
])('%s is not a valid traceparent', (header) => {
  expect(readTraceparent(header)).toBeNull();
});
