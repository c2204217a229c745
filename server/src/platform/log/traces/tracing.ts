import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanKind, SpanIds } from './span.ts';
import { isSampled, newSpanId, newTraceId, readTraceparent, writeTraceparent } from './traceparent.ts';

export type Begun = { readonly place: SpanIds; end(more?: Ended): void };
type Ended = { name?: string; attributes?: Span['attributes']; hasFailed?: boolean };

export type SpanStart = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Span['attributes'];
  readonly link?: SpanIds | null;
  /** Replaces the current span as parent. */
  readonly parent?: SpanIds | null;
  readonly startMs?: number;
  /** The ids that someone else assigned to it. */
  readonly as?: SpanIds;
};

/** Tracing, present only when configured (`TRACES_URL`). */
export type Tracing = {
  /** A root span unless `parent` is given; null if it is not sampled. */
  begin(start: SpanStart): Begun | null;
  /** A child of the current span; null if that is not sampled. */
  beginPart(start: SpanStart): Begun | null;
  /** Runs `work` with this span as parent. */
  within<T>(begun: Begun | null, work: () => T): T;
  /** Binds a function to the current span, whoever calls it later. */
  bind<F extends (...args: never[]) => unknown>(work: F): F;
  /** One try of a job, linked to the span that queued it. */
  job<T>(job: TracedJob, work: () => Promise<T>): Promise<T>;
  /** Stored with jobs, to link them to the span that queued them. */
  traceparent(): string | null;
};

/** As the queue reports it. */
type TracedJob = { readonly name: string; readonly data: unknown; readonly retryCount: number };

export const nowMs = () => performance.timeOrigin + performance.now();

export function createTracing(take: (span: Span) => void, share: number): Tracing {
  const current = new AsyncLocalStorage<SpanIds | null>();

  function begin(start: SpanStart): Begun | null {
    const traceId = start.as?.traceId ?? start.parent?.traceId ?? newTraceId();
    if (!isSampled(traceId, share)) return null;
    const place = start.as ?? { traceId, spanId: newSpanId() };
    const startMs = start.startMs ?? nowMs();
    let hasEnded = false;
    return {
      place,
      end(more = {}) {
        if (hasEnded) return;
        hasEnded = true;
        take({
          ...place,
          parentSpanId: start.parent?.spanId,
          name: more.name ?? start.name,
          kind: start.kind,
          startMs,
          endMs: nowMs(),
          attributes: { ...start.attributes, ...more.attributes },
          link: start.link ?? undefined,
          hasFailed: more.hasFailed ?? false,
        });
      },
    };
  }

  const within: Tracing['within'] = (begun, work) => current.run(begun?.place ?? null, work);

  return {
    begin,
    beginPart(start) {
      const parent = current.getStore();
      return parent ? begin({ ...start, parent }) : null;
    },
    within,
    bind: (work) => AsyncLocalStorage.bind(work),
    job({ name, data, retryCount }, work) {
      const attributes = { 'riparo.job': name, 'riparo.job.attempt': retryCount + 1 };
      const begun = begin({ name: `job ${name}`, kind: 'consumer', attributes, link: spanIdsInJob(data) });
      return within(begun, () => endWhenDone(begun, work));
    },
    traceparent() {
      const place = current.getStore();
      return place ? writeTraceparent(place) : null;
    },
  };
}

/** Ends a span with the outcome of the work. */
export async function endWhenDone<T>(begun: Begun | null, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    begun?.end();
    return result;
  } catch (error) {
    begun?.end({ hasFailed: true });
    throw error;
  }
}

/** The span that queued a job, if it was traced. */
const spanIdsInJob = (data: unknown): SpanIds | null =>
  typeof data === 'object' && data !== null
    ? readTraceparent((data as { traceparent?: unknown }).traceparent)
    : null;
