import { randomBytes } from 'node:crypto';
import type { SpanIds } from './span.ts';

const pattern = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:$|-)/;

/** W3C Trace Context as sent by browsers and proxies; null if invalid. */
export function readTraceparent(header: unknown): SpanIds | null {
  const found = typeof header === 'string' ? pattern.exec(header) : null;
  if (!found) return null;
  const [, traceId = '', spanId = ''] = found;
  return { traceId, spanId };
}

export const writeTraceparent = ({ traceId, spanId }: SpanIds) => `00-${traceId}-${spanId}-01`;

export const newTraceId = () => randomBytes(16).toString('hex');
export const newSpanId = () => randomBytes(8).toString('hex');

/** Every process samples the same traces, wherever they began. */
export function isSampled(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;
}
