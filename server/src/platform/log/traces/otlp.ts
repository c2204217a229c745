import { type Span, spanKinds } from './span.ts';

/** OpenTelemetry's protocol, as JSON over HTTP: https://opentelemetry.io/docs/specs/otlp/ */
export function otlpRequest(spans: readonly Span[], service: Readonly<Record<string, string>>): string {
  const scopeSpans = [{ scope: { name: 'riparo' }, spans: spans.map(otlpSpan) }];
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: attributesOf(service) }, scopeSpans }] });
}

function otlpSpan(span: Span) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId,
    name: span.name,
    kind: spanKinds[span.kind],
    startTimeUnixNano: nanoseconds(span.startMs),
    endTimeUnixNano: nanoseconds(span.endMs),
    attributes: attributesOf(span.attributes),
    links: span.link && [span.link],
    status: span.hasFailed ? { code: 2 } : {},
  };
}

/** More digits than a number holds. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}
