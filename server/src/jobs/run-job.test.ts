import type { JobWithMetadata } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { testLog } from '../../test/test-log.ts';
import type { Tracing } from '../traces/tracing.ts';
import { defineJob, handles, type JobContext } from './job.ts';
import { runJob } from './run-job.ts';

const greetJob = defineJob({ name: 'greet', payload: z.object({ guestId: z.string() }) });

/** One try of it: the last of three is number two, counted from none. */
function tried(retryCount: number, data: object = { guestId: 'g1' }) {
  const { signal } = new AbortController();
  return { id: 'j1', name: 'greet', data, retryCount, retryLimit: 2, signal } as JobWithMetadata;
}

async function run(job: JobWithMetadata, work: () => Promise<void>, tracing: Tracing | null = null) {
  const { log, lines } = testLog();
  const greet = vi.fn<(payload: unknown, context: JobContext) => Promise<void>>(work);
  const result = await runJob(handles(greetJob, greet), job, { log, tracing });
  return { result, greet, said: lines().map(({ level, msg, attempt }) => ({ level, msg, attempt })) };
}

test('a try that succeeds knows which it is, and nothing is said', async () => {
  const job = tried(1);
  const { result, greet, said } = await run(job, async () => undefined);
  expect(result).toEqual({ id: 'j1', status: 'completed' });
  expect(greet.mock.calls).toEqual([[{ guestId: 'g1' }, { signal: job.signal, attempt: 2 }]]);
  expect(said).toEqual([]);
});

test.each([
  [0, 'job failed: it will be tried again'],
  [1, 'job failed: it will be tried again'],
  [2, 'job failed for good: moved to the dead letters'],
])('after %i failures another one is told: %s', async (retryCount, msg) => {
  const { result, said } = await run(tried(retryCount), () => Promise.reject(new Error('away')));
  expect(result).toMatchObject({ id: 'j1', status: 'failed', output: { message: expect.any(String) } });
  expect(said).toMatchObject([{ msg, attempt: retryCount + 1 }]);
});

test('what nobody can read is tried no more', async () => {
  const { result, greet, said } = await run(tried(0, { guestId: 5 }), async () => undefined);
  expect(result).toMatchObject({ id: 'j1', status: 'deadletter' });
  expect(greet).not.toHaveBeenCalled();
  expect(said).toMatchObject([
    { msg: 'job has an unreadable payload: moved to the dead letters', attempt: 1 },
  ]);
});

test('where traces are wanted each try has its own', async () => {
  const job = tried(0);
  const traced = vi.fn<Tracing['job']>((_, work) => work());
  const { greet } = await run(job, async () => undefined, { job: traced } as Partial<Tracing> as Tracing);
  expect(traced.mock.calls.map(([about]) => about)).toEqual([job]);
  expect(greet).toHaveBeenCalledOnce();
});
