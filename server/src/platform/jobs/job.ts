import type * as z from 'zod';

/**
 * Work done after an answer: a definition with a typed payload, and elsewhere a handler (`handles`). A payload names
 * rows by their id and holds no personal data, since it stays readable in the queue. A handler may run more than
 * once for the same job, so it must leave the same result when repeated.
 */
export type JobDefinition<Payload extends PayloadSchema = PayloadSchema> = {
  readonly name: string;
  readonly payload: Payload;
  /** Tries after the first, with a delay that doubles from `delaySeconds` up to `maximumDelaySeconds`. */
  readonly retry: {
    readonly limit: number;
    readonly delaySeconds: number;
    readonly maximumDelaySeconds: number;
  };
  /** A try that takes longer counts as failed. */
  readonly timeoutSeconds: number;
  /** How many of them one process runs at once. */
  readonly concurrency: number;
  /** Each runs by itself, and of one group (`AskedJob`) one at a time in each process: a slow one delays no other group. */
  readonly oneOfEachGroup?: boolean;
  /** Comes by itself this often, once for all processes together. Its payload is empty. */
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
  /** Which try it is, from 1 on. */
  readonly attempt: number;
};

export function handles<Payload extends PayloadSchema>(
  job: JobDefinition<Payload>,
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
): JobHandler {
  // The queue parses the payload with the job's own schema before it calls this.
  return { job, run: (payload, context) => run(payload as z.output<Payload>, context) };
}
