import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobInsert, type JobWithMetadata, type QueueResult } from 'pg-boss';
import type * as z from 'zod';
import type { Run } from '../database/batching/prepared.ts';
import type { Transaction } from '../database/connection.ts';
import type { Log } from '../log/log.ts';
import type { Tracing } from '../log/traces/tracing.ts';
import type { JobDefinition, JobHandler, PayloadSchema } from './job.ts';
import { createQueueErrorLog } from './queue-errors.ts';
import { runJob, type Watching } from './run-job.ts';
import type { Urgency } from './urgency.ts';

/** Adds jobs in the transaction that writes their rows: all or none. */
export type Enqueue = <Payload extends PayloadSchema>(
  tx: Transaction,
  job: JobDefinition<Payload>,
  ...asked: readonly JobRequest<Payload>[]
) => Promise<void>;

/** The same for batched inserts. */
export type EnqueueThrough = <Payload extends PayloadSchema>(
  run: Run,
  job: JobDefinition<Payload>,
  ...asked: readonly JobRequest<Payload>[]
) => Promise<void>;

export type JobRequest<Payload extends PayloadSchema> = {
  readonly payload: z.input<Payload>;
  readonly urgency?: Urgency | undefined;
  /** For jobs that run one at a time per group. */
  readonly group?: string | undefined;
};

export type Queue = {
  enqueue: Enqueue;
  enqueueThrough: EnqueueThrough;
  /** Creates the queues of these jobs; required before anything is enqueued. */
  register(handlers: readonly JobHandler[]): Promise<void>;
  startWorkers(): Promise<void>;
  /** Runs the waiting jobs without workers: for tests that must not depend on time. Returns how many ran. */
  runWaiting(options?: { evenIfDelayed: boolean }): Promise<number>;
  /** Rejects if the queue cannot be reached. */
  check(): Promise<void>;
  stop(timeoutMs: number): Promise<void>;
};

export const queueSchema = 'pgboss';
export const deadLetterQueue = 'dead-letters';

const connections = 3;
// New jobs wake the workers at once; this is how often they look for due retries.
const defaultPollSeconds = 5;
const daySeconds = 86_400;

type QueueOptions = { pollSeconds?: number; tracing?: Tracing | null };

export async function openQueue(
  url: string,
  log: Log,
  { pollSeconds = defaultPollSeconds, tracing = null }: QueueOptions = {},
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    application_name: 'riparo queue',
    max: connections,
    useListenNotify: true,
    schedule: false,
  });
  const logQueueError = createQueueErrorLog(log);
  boss.on('error', (error) => logQueueError(error, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  await boss.start();
  await boss.createQueue(deadLetterQueue, { retentionSeconds: 365 * daySeconds });

  const jobsOf = (job: JobDefinition, asked: readonly JobRequest<PayloadSchema>[]) =>
    jobInserts(job, asked, tracing?.traceparent() ?? null);
  const handlers = new Map<string, JobHandler>();
  const timers: NodeJS.Timeout[] = [];

  return {
    async enqueue(tx, job, ...asked) {
      if (asked.length > 0) await boss.insert(job.name, jobsOf(job, asked), { db: fromDrizzle(tx, sql) });
    },

    async enqueueThrough(run, job, ...asked) {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await run({ name: `enqueue ${job.name}`, text, values }),
      });
      await boss.insert(job.name, jobsOf(job, asked), { db: { executeSql } });
    },

    async register(added) {
      // Queried once: most starts find every queue up to date.
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const handler of added) {
        handlers.set(handler.job.name, handler);
        await provideQueue(boss, handler.job, known.get(handler.job.name));
      }
    },

    async startWorkers() {
      for (const handler of handlers.values()) {
        await startWorker(boss, handler, { log, tracing }, pollSeconds);
        const timer = startTimer(boss, handler.job, logQueueError);
        if (timer) timers.push(timer);
      }
    },

    async runWaiting(options = { evenIfDelayed: false }) {
      let count = 0;
      let waiting = await queuesWithJobs(boss);
      for (const [name, handler] of handlers) {
        if (!waiting.has(name)) continue;
        const jobs = await boss.fetch<object>(name, {
          includeMetadata: true,
          batchSize: 100,
          ignoreStartAfter: options.evenIfDelayed,
        });
        for (const job of jobs) await settle(boss, handler, job, { log, tracing });
        count += jobs.length;
        // The jobs just run may have queued others.
        waiting = await queuesWithJobs(boss);
      }
      return count;
    },

    async check() {
      await boss.schemaVersion();
    },

    async stop(timeoutMs) {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

/** In addition to its payload a job stores the trace that queued it, outside the payload's schema. */
function jobInserts(
  job: JobDefinition,
  asked: readonly JobRequest<PayloadSchema>[],
  traceparent: string | null,
): JobInsert[] {
  return asked.map(({ payload, urgency, group }) => ({
    data: traceparent ? { ...(payload as object), traceparent } : (payload as object),
    ...(group !== undefined && { group: { id: group } }),
    ...(urgency && {
      priority: urgency.priority,
      retryLimit: urgency.tries,
      retryDelay: job.retry.delaySeconds,
      retryDelayMax: urgency.maxPauseSeconds,
      retryBackoff: true,
    }),
  }));
}

async function queuesWithJobs(boss: PgBoss): Promise<ReadonlySet<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select distinct name from ${queueSchema}.job where state < 'active'`);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

async function provideQueue(boss: PgBoss, job: JobDefinition, known: QueueResult | undefined): Promise<void> {
  const options = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryDelayMax: job.retry.maximumDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    deleteAfterSeconds: 7 * daySeconds,
    deadLetter: deadLetterQueue,
    notify: true,
  };
  if (!known) return boss.createQueue(job.name, options);
  // Otherwise a queue created by an earlier version keeps its old settings.
  const names = Object.keys(options) as (keyof typeof options)[];
  if (names.some((name) => known[name] !== options[name])) await boss.updateQueue(job.name, options);
}

async function startWorker(
  boss: PgBoss,
  handler: JobHandler,
  watching: Watching,
  pollSeconds: number,
): Promise<void> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    ...(handler.job.oneOfEachGroup
      ? // Counted in this process: over all of them, workers who fetch at the same moment would each find the group free.
        { batchSize: 1, localConcurrency: handler.job.concurrency, localGroupConcurrency: 1 }
      : { batchSize: handler.job.concurrency }),
    // A full batch means that more are waiting: fetch again at once.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  await boss.work(handler.job.name, options, (jobs: JobWithMetadata[]) =>
    Promise.all(jobs.map((job) => runJob(handler, job, watching))),
  );
}

/** Every process queues the job on schedule, and the queue accepts one per period. */
function startTimer(
  boss: PgBoss,
  job: JobDefinition,
  logQueueError: ReturnType<typeof createQueueErrorLog>,
): NodeJS.Timeout | null {
  const { everySeconds } = job;
  if (everySeconds === undefined) return null;
  const ask = () =>
    boss
      .send(job.name, {}, { singletonSeconds: everySeconds })
      .catch((error: unknown) => logQueueError(error, 'a regular job was not asked for', { job: job.name }));
  void ask();
  const timer = setInterval(() => void ask(), everySeconds * 1000);
  timer.unref();
  return timer;
}

async function settle(
  boss: PgBoss,
  handler: JobHandler,
  job: JobWithMetadata,
  watching: Watching,
): Promise<void> {
  const result = await runJob(handler, { ...job, signal: new AbortController().signal }, watching);
  if (result.status === 'completed') await boss.complete(job.name, job);
  else await boss.fail(job.name, job, result.output);
}
