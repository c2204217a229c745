import type { Log } from '../log.ts';
import type { TracesConfig } from '../../settings/config.ts';
import { type Span, spanKinds } from './span.ts';

/** OpenTelemetry's protocol, as JSON over HTTP: https://opentelemetry.io/docs/specs/otlp/ */
function otlpRequest(spans: readonly Span[], service: Readonly<Record<string, string>>): string {
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

/** More digits than a number can represent. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

export type Exporter = {
  take(span: Span): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
};

const everyMs = 2_000;
const maxAtOnce = 512;
// Further spans are dropped: an unreachable collector must not fill the memory.
const maxWaiting = 4_096;
const timeoutMs = 10_000;
const warningEveryMs = 60_000;

/** Sends spans a few hundred at a time. Spans that cannot be sent are dropped, and counted in a warning. */
export function openExporter({ url, token }: TracesConfig, log: Log): Exporter {
  const address = `${url.replace(/\/$/, '')}/v1/traces`;
  const service = { 'service.name': 'riparo', 'service.instance.id': String(process.pid) };
  let waiting: Span[] = [];
  let lost = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  let sending: Promise<void> = Promise.resolve();

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: otlpRequest(spans, service),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!ok) throw new Error(`the collector answers ${status}`);
    } catch (error) {
      lost += spans.length;
      if (performance.now() - warnedAt < warningEveryMs) return;
      warnedAt = performance.now();
      log.warn({ err: error, lost }, 'traces could not be sent');
      lost = 0;
    }
  }

  function flush(): Promise<void> {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += maxAtOnce) {
      const part = all.slice(from, from + maxAtOnce);
      sending = sending.then(() => send(part));
    }
    return sending;
  }

  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    take(span) {
      if (waiting.length < maxWaiting) waiting.push(span);
      else lost += 1;
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
