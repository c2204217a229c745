import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { openDatabaseGate } from '../../../test/database-gate.ts';
import { cloneDatabase } from '../../../test/test-database.ts';
import { testLog } from '../../../test/test-log.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { countJobs } from './job-counts.ts';
import { defineJob, handles, type JobContext } from './job.ts';
import { openQueue } from './queue.ts';
import { promised } from './urgency.ts';

const greetJob = defineJob({
  name: 'greet',
  payload: z.object({ guestId: z.string() }),
  retry: { limit: 2, delaySeconds: 60, maximumDelaySeconds: 600 },
});

async function storedIn(server: TestServer, table: 'queue' | 'job'): Promise<unknown[]> {
  const columns = {
    queue: sql`retry_limit, retry_delay, retry_delay_max, retry_backoff, expire_seconds, deletion_seconds, dead_letter, notify, updated_on`,
    job: sql`data, priority, retry_limit, retry_delay, retry_delay_max, retry_backoff`,
  };
  const { rows } = await server.db.execute(
    sql`select ${columns[table]} from pgboss.${sql.raw(table)} where name = 'greet' order by created_on`,
  );
  return rows;
}

describe('a job', () => {
  test('a job exists once its transaction is committed', async () => {
    await using server = await testServer({ isForOneTest: true });
    const greeted: string[] = [];
    await server.queue.register([handles(greetJob, async ({ guestId }) => void greeted.push(guestId))]);

    await server.db.transaction((tx) => server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));

    expect(await server.queue.runWaiting()).toBe(1);
    expect(greeted).toEqual(['g1']);
    expect(await server.queue.runWaiting()).toBe(0);
  });

  test('a job is stored and retried by its current definition, whatever an earlier version said', async () => {
    await using server = await testServer({ isForOneTest: true });
    const register = (job = greetJob) => server.queue.register([handles(job, async () => undefined)]);
    await register();
    const asDefined = {
      retry_limit: 2,
      retry_delay: 60,
      retry_delay_max: 600,
      retry_backoff: true,
      expire_seconds: 60,
      deletion_seconds: 7 * 86_400,
      dead_letter: 'dead-letters',
      notify: true,
    };
    const [made] = await storedIn(server, 'queue');
    expect(made).toEqual({ ...asDefined, updated_on: expect.anything() as unknown });
    await register();
    expect(await storedIn(server, 'queue'), 'nothing is to be changed').toEqual([made]);
    await register(defineJob({ ...greetJob, timeoutSeconds: 61 }));
    expect(await storedIn(server, 'queue')).toMatchObject([{ ...asDefined, expire_seconds: 61 }]);
    const { rows } = await server.db.execute(
      sql`select retention_seconds from pgboss.queue where name = 'dead-letters'`,
    );
    expect(rows).toEqual([{ retention_seconds: 365 * 86_400 }]);
  });

  test('a job with a promised time goes before others and is retried for longer', async () => {
    await using server = await testServer({ isForOneTest: true });
    await server.queue.register([handles(greetJob, async () => undefined)]);
    await server.db.transaction(async (tx) => {
      await server.queue.enqueue(tx, greetJob);
      await server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } });
    });
    await server.db.transaction((tx) =>
      server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g2' }, urgency: promised }),
    );
    const retried = { retry_delay: 60, retry_backoff: true };
    expect(await storedIn(server, 'job')).toEqual([
      { ...retried, data: { guestId: 'g1' }, priority: 0, retry_limit: 2, retry_delay_max: 600 },
      { ...retried, data: { guestId: 'g2' }, priority: 20, retry_limit: 750, retry_delay_max: 120 },
    ]);
  });

  test('slow jobs of one group do not delay a job of another group', async () => {
    await using server = await testServer({ isForOneTest: true });
    const begun: string[] = [];
    const slow = Promise.withResolvers<void>();
    const others = Promise.withResolvers<void>();
    const job = defineJob({ ...greetJob, concurrency: 3, oneOfEachGroup: true });
    const greet = handles(job, async ({ guestId }) => {
      begun.push(guestId);
      if (guestId.startsWith('slow')) await slow.promise;
      else others.resolve();
    });
    await server.queue.register([greet]);
    await server.db.transaction((tx) =>
      server.queue.enqueue(
        tx,
        job,
        ...['slow 1', 'slow 2', 'slow 3', 'slow 4'].map((guestId) => ({
          payload: { guestId },
          group: 'slow',
        })),
        { payload: { guestId: 'quick' }, group: 'quick' },
      ),
    );
    await server.queue.startWorkers();
    await others.promise;
    expect(begun.filter((guestId) => guestId.startsWith('slow'))).toHaveLength(1);
    slow.resolve();
  });

  test('a job does not exist if its transaction is rolled back', async () => {
    await using server = await testServer({ isForOneTest: true });
    await server.queue.register([handles(greetJob, async () => undefined)]);

    const failing = server.db.transaction(async (tx) => {
      await server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } });
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await server.queue.runWaiting()).toBe(0);
    expect(await countJobs(server.db)).toEqual([]);
  });

  test('a failing job is retried at growing intervals and ends as a dead letter', async () => {
    await using server = await testServer({ isForOneTest: true });
    const run = vi
      .fn<(payload: unknown, context: JobContext) => Promise<void>>()
      .mockRejectedValue(new Error('no answer from ada@example.org'));
    await server.queue.register([handles(greetJob, run)]);
    await server.db.transaction((tx) => server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));

    await server.queue.runWaiting();
    expect(await server.queue.runWaiting(), 'the first retry is a minute away').toBe(0);
    expect(await countJobs(server.db)).toEqual([{ job: 'greet', state: 'waiting', count: 1 }]);

    await server.queue.runWaiting({ evenIfDelayed: true });
    await server.queue.runWaiting({ evenIfDelayed: true });

    expect(run.mock.calls.map(([, { attempt }]) => attempt)).toEqual([1, 2, 3]);
    expect(await server.queue.runWaiting({ evenIfDelayed: true })).toBe(0);
    expect(await countJobs(server.db)).toEqual([{ job: 'greet', state: 'dead', count: 1 }]);
    const messages = server.logLines().map((line) => line.msg);
    expect(messages).toContain('job failed for good: moved to the dead letters');
    expect(server.logText()).not.toContain('ada@example.org');
  });

  test('a job with an outdated payload becomes a dead letter at once', async () => {
    await using server = await testServer({ isForOneTest: true });
    const run = vi.fn<() => Promise<void>>();
    const stricterJob = defineJob({ ...greetJob, payload: z.object({ guestId: z.uuid() }) });
    await server.queue.register([handles(stricterJob, run)]);
    await server.db.transaction((tx) => server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));

    await server.queue.startWorkers();

    await vi.waitFor(async () => {
      expect(await countJobs(server.db)).toEqual([{ job: 'greet', state: 'dead', count: 1 }]);
    }, 30_000);
    expect(run).not.toHaveBeenCalled();
  });

  test('a job survives a restart of the server', async () => {
    const database = await cloneDatabase();
    {
      await using first = await testServer({ databaseUrl: database.url });
      await first.queue.register([handles(greetJob, async () => undefined)]);
      await first.db.transaction((tx) => first.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));
    }
    const greeted: string[] = [];
    {
      await using second = await testServer({ databaseUrl: database.url });
      await second.queue.register([handles(greetJob, async ({ guestId }) => void greeted.push(guestId))]);
      await second.queue.runWaiting();
    }
    expect(greeted).toEqual(['g1']);
    await database.drop();
  });
});

describe('workers', () => {
  test('workers start when jobs are committed, and run more than one at a time', async () => {
    await using server = await testServer({ isForOneTest: true });
    // Polling alone would take a quarter of an hour.
    const queue = await openQueue(server.databaseUrl, server.parts.log, { pollSeconds: 900 });
    onTestFinished(() => queue.stop(0));
    const twoAtOnce = Promise.withResolvers<void>();
    const allDone = Promise.withResolvers<void>();
    let running = 0;
    let done = 0;
    const handler = handles(greetJob, async () => {
      running += 1;
      if (running > 1) twoAtOnce.resolve();
      await twoAtOnce.promise;
      running -= 1;
      done += 1;
      if (done === 20) allDone.resolve();
    });
    await queue.register([handler]);
    await queue.startWorkers();

    await server.db.transaction(async (tx) => {
      for (let guest = 0; guest < 20; guest += 1)
        await queue.enqueue(tx, greetJob, { payload: { guestId: String(guest) } });
    });

    await allDone.promise;
    expect(done).toBe(20);
  });

  test('workers of several processes run a scheduled job once per period', async () => {
    await using server = await testServer({ isForOneTest: true });
    const regularJob = defineJob({ name: 'regular', payload: z.object({}), everySeconds: 3600 });
    const ran = vi.fn<() => Promise<void>>().mockResolvedValue();
    for (let count = 0; count < 3; count += 1) {
      const queue = await openQueue(server.databaseUrl, server.parts.log);
      onTestFinished(() => queue.stop(0));
      await queue.register([handles(regularJob, ran)]);
      await queue.startWorkers();
    }
    await vi.waitFor(async () => {
      expect(ran).toHaveBeenCalled();
      expect(await countJobs(server.db)).toEqual([]);
    }, 10_000);
    expect(ran).toHaveBeenCalledTimes(1);
  });

  test('workers without database access log its code once, and continue when it returns', async () => {
    await using server = await testServer({ isForOneTest: true });
    await using gate = await openDatabaseGate(server.databaseUrl);
    const { log, lines } = testLog();
    const queue = await openQueue(gate.url, log, { pollSeconds: 1 });
    onTestFinished(() => queue.stop(0));
    const ran = vi.fn<() => Promise<void>>(async () => undefined);
    const partJob = defineJob({ name: 'part', payload: z.object({}) });
    await queue.register([handles(greetJob, ran), handles(partJob, ran)]);
    await queue.startWorkers();
    const greets = (guestId: string) =>
      server.db.transaction((tx) => queue.enqueue(tx, greetJob, { payload: { guestId } }));
    await greets('g0');
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1), 20_000);

    await gate.shut();

    await expect(queue.check()).rejects.toBeInstanceOf(Error);
    // Jobs for waiting customers are stored while the queue's own connections are down.
    await greets('g1');
    await expect(queue.check()).rejects.toBeInstanceOf(Error);
    await vi.waitFor(
      () =>
        expect(lines()).toEqual([
          expect.objectContaining({ msg: 'the job queue waits for the database and goes on by itself' }),
        ]),
      20_000,
    );
    await gate.open();
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(2), 20_000);
    expect(lines()).toHaveLength(1);
  });

  test('workers finish the current job before the server closes', async () => {
    const server = await testServer({ isForOneTest: true });
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let finished = false;
    const handler = handles(greetJob, async () => {
      started.resolve();
      await release.promise;
      finished = true;
    });
    await server.queue.register([handler]);
    await server.queue.startWorkers();
    await server.db.transaction((tx) => server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));
    await started.promise;

    const closing = server[Symbol.asyncDispose]();
    release.resolve();
    await closing;

    expect(finished).toBe(true);
  });
});
