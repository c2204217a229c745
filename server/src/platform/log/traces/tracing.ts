import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanKind, SpanPlace } from './span.ts';
import { isInShare, newSpanId, newTraceId, readTraceparent, writeTraceparent } from './traceparent.ts';

export type Begun = { readonly place: SpanPlace; end(more?: Ended): void };
type Ended = { name?: string; attributes?: Span['attributes']; hasFailed?: boolean };

export type SpanStart = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Span['attributes'];
  readonly link?: SpanPlace | null;
  /** In place of the one that is under way here. */
  readonly parent?: SpanPlace | null;
  readonly startMs?: number;
  /** The place that somebody else has named it by. */
  readonly as?: SpanPlace;
};

/** What is measured where somebody wants traces (`TRACES_URL`); where nobody does, there is none of it. */
export type Tracing = {
  /** One that nothing here is a part of, unless `parent` says so; null if it is not in the share that is traced. */
  begin(start: SpanStart): Begun | null;
  /** A part of what is under way here; null where that is not traced. */
  beginPart(start: SpanStart): Begun | null;
  /** All that `work` does is a part of this one. */
  within<T>(begun: Begun | null, work: () => T): T;
  /** Runs it later as a part of what is under way now, whoever calls it. */
  bind<F extends (...args: never[]) => unknown>(work: F): F;
  /** A job's try, linked with whoever asked for it. */
  job<T>(job: TracedJob, work: () => Promise<T>): Promise<T>;
  /** What jobs take along, to be linked with whoever asked for them. */
  traceparent(): string | null;
};

/** As the queue tells of it. */
type TracedJob = { readonly name: string; readonly data: unknown; readonly retryCount: number };

export const nowMs = () => performance.timeOrigin + performance.now();

export function createTracing(take: (span: Span) => void, share: number): Tracing {
  const current = new AsyncLocalStorage<SpanPlace | null>();

  function begin(start: SpanStart): Begun | null {
    const traceId = start.as?.traceId ?? start.parent?.traceId ?? newTraceId();
    if (!isInShare(traceId, share)) return null;
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
      const begun = begin({ name: `job ${name}`, kind: 'consumer', attributes, link: placeInJob(data) });
      return within(begun, () => untilDone(begun, work));
    },
    traceparent() {
      const place = current.getStore();
      return place ? writeTraceparent(place) : null;
    },
  };
}

/** Ends a span with what came of it. */
export async function untilDone<T>(begun: Begun | null, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    begun?.end();
    return result;
  } catch (error) {
    begun?.end({ hasFailed: true });
    throw error;
  }
}

/** Where a job was asked for, if whoever asked was traced. */
const placeInJob = (data: unknown): SpanPlace | null =>
  typeof data === 'object' && data !== null
    ? readTraceparent((data as { traceparent?: unknown }).traceparent)
    : null;
