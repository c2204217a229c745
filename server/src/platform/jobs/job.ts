import type * as z from 'zod';

/**
 * Work done after an answer: a definition with a typed payload, and elsewhere its handler (`handles`). A
 * payload names rows by id and holds no personal data, since it stays readable in the queue. A handler may
 * run more than once for the same job, so it must be idempotent.
 */
export type JobDefinition<Payload extends PayloadSchema = PayloadSchema> = {
  readonly name: string;
  readonly payload: Payload;
  /**
   * Retries after the first try, with a delay that doubles from `delaySeconds` up to `maximumDelaySeconds`.
   */
  readonly retry: {
    readonly limit: number;
    readonly delaySeconds: number;
    readonly maximumDelaySeconds: number;
  };
  /** A longer try counts as failed. */
  readonly timeoutSeconds: number;
  /** How many of these jobs one process runs at once. */
  readonly concurrency: number;
  /** Each process runs one job of a group (`JobRequest`) at a time: a slow one delays no other group. */
  readonly oneOfEachGroup?: boolean;
  /** Runs on a schedule, once for all processes together, with an empty payload. */
  readonly everySeconds?: number;
};

export type PayloadSchema = z.core.$ZodType;

const defaults = {
  retry: { limit: 8, delaySeconds: 5, maximumDelaySeconds: 3600 },
  timeoutSeconds: 60,
  concurrency: 5,
};

export function defineJob<Payload extends PayloadSchema>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return { ...defaults, ...definition };
}

export type JobHandler = {
  readonly job: JobDefinition;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
};

export type JobContext = {
  /** Aborted when the try takes too long or the server stops. */
  readonly signal: AbortSignal;
  /** The number of this try, from 1. */
  readonly attempt: number;
};

export function handles<Payload extends PayloadSchema>(
  job: JobDefinition<Payload>,
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
): JobHandler {
  // The queue parses the payload with the job's own schema before it calls this.
  return { job, run: (payload, context) => run(payload as z.output<Payload>, context) };
}
