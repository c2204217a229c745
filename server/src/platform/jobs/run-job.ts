import type { JobResult, JobWithMetadata } from 'pg-boss';
import * as z from 'zod';
import { describeError } from '../log/described-error.ts';
import type { Log } from '../log/log.ts';
import type { Tracing } from '../log/traces/tracing.ts';
import type { JobHandler } from './job.ts';

/** Where the outcome of jobs is reported. */
export type Watching = { readonly log: Log; readonly tracing: Tracing | null };

/** Runs one try of a job and returns its outcome; the error is stored with the job without personal data. */
export async function runJob(
  handler: JobHandler,
  job: JobWithMetadata,
  { log, tracing }: Watching,
): Promise<JobResult> {
  const about = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 };
  const payload = z.safeParse(handler.job.payload, job.data);
  if (!payload.success) {
    // No retry can fix a payload.
    log.error({ ...about, err: payload.error }, 'job has an unreadable payload: moved to the dead letters');
    return { id: job.id, status: 'deadletter', output: describeError(payload.error) };
  }
  try {
    const run = () => handler.run(payload.data, { signal: job.signal, attempt: about.attempt });
    await (tracing ? tracing.job(job, run) : run());
    return { id: job.id, status: 'completed' };
  } catch (error) {
    if (job.retryCount < job.retryLimit)
      log.warn({ ...about, err: error }, 'job failed: it will be tried again');
    else log.error({ ...about, err: error }, 'job failed for good: moved to the dead letters');
    return { id: job.id, status: 'failed', output: describeError(error) };
  }
}
