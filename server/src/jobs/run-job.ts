import type { JobResult, JobWithMetadata } from 'pg-boss';
import * as z from 'zod';
import { describeError } from '../log/described-error.ts';
import type { Log } from '../log/log.ts';
import type { JobHandler } from './job.ts';

/** Runs one try of one job and says how it ended; what went wrong is kept with the job, without personal data. */
export async function runJob(handler: JobHandler, job: JobWithMetadata, log: Log): Promise<JobResult> {
  const about = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 };
  const payload = z.safeParse(handler.job.payload, job.data);
  if (!payload.success) {
    // No retry can mend a payload.
    log.error({ ...about, err: payload.error }, 'job has an unreadable payload: moved to the dead letters');
    return { id: job.id, status: 'deadletter', output: describeError(payload.error) };
  }
  try {
    await handler.run(payload.data, { signal: job.signal, attempt: about.attempt });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    if (job.retryCount < job.retryLimit)
      log.warn({ ...about, err: error }, 'job failed: it will be tried again');
    else log.error({ ...about, err: error }, 'job failed for good: moved to the dead letters');
    return { id: job.id, status: 'failed', output: describeError(error) };
  }
}
