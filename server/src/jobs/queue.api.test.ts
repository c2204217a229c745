import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { openDatabaseGate } from '../../test/database-gate.ts';
import { cloneDatabase } from '../../test/test-database.ts';
import { testLog } from '../../test/test-log.ts';
import { testServer } from '../../test/test-server.ts';
import { countJobs } from './job-counts.ts';
import { defineJob, handles } from './job.ts';
import { openQueue } from './queue.ts';

const greetJob = defineJob({
  name: 'greet',
  payload: z.object({ guestId: z.string() }),
  retry: { limit: 2, delaySeconds: 60, maximumDelaySeconds: 600 },
});

describe('a job', () => {
  test('is there when the transaction that asked for it is committed', async () => {
    await using server = await testServer();
    const greeted: string[] = [];
    await server.queue.register([handles(greetJob, async ({ guestId }) => void greeted.push(guestId))]);

    await server.db.transaction((tx) => server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));

    expect(await server.queue.runWaiting()).toBe(1);
    expect(greeted).toEqual(['g1']);
    expect(await server.queue.runWaiting()).toBe(0);
  });

  test('is not there when the transaction is rolled back', async () => {
    await using server = await testServer();
    await server.queue.register([handles(greetJob, async () => undefined)]);

    const failing = server.db.transaction(async (tx) => {
      await server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } });
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await server.queue.runWaiting()).toBe(0);
    expect(await countJobs(server.db)).toEqual([]);
  });

  test('that fails is tried again, later each time, then lies among the dead letters', async () => {
    await using server = await testServer();
    const run = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no answer from ada@example.org'));
    await server.queue.register([handles(greetJob, run)]);
    await server.db.transaction((tx) => server.queue.enqueue(tx, greetJob, { payload: { guestId: 'g1' } }));

    await server.queue.runWaiting();
    expect(await server.queue.runWaiting(), 'the first retry is a minute away').toBe(0);
    expect(await countJobs(server.db)).toEqual([{ job: 'greet', state: 'waiting', count: 1 }]);

    await server.queue.runWaiting({ evenIfDelayed: true });
    await server.queue.runWaiting({ evenIfDelayed: true });

    expect(run).toHaveBeenCalledTimes(3);
    expect(await server.queue.runWaiting({ evenIfDelayed: true })).toBe(0);
    expect(await countJobs(server.db)).toEqual([{ job: 'greet', state: 'dead', count: 1 }]);
    const messages = server.logLines().map((line) => line.msg);
    expect(messages).toContain('job failed for good: moved to the dead letters');
    expect(server.logText()).not.toContain('ada@example.org');
  });

  test('whose payload no longer fits is a dead letter at once', async () => {
    await using server = await testServer();
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

  test('survives a restart of the server', async () => {
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
  test('wake up as soon as jobs are committed, and run more than one at a time', async () => {
    await using server = await testServer();
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

  test('of several processes run a regular job once for each period', async () => {
    await using server = await testServer();
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

  test('that can not reach the database tell its code, and for which jobs', async () => {
    await using server = await testServer();
    await using gate = await openDatabaseGate(server.databaseUrl);
    const { log, lines } = testLog();
    const queue = await openQueue(gate.url, log, { pollSeconds: 1 });
    onTestFinished(() => queue.stop(0));
    await queue.register([handles(greetJob, async () => undefined)]);
    await queue.startWorkers();

    await gate.shut();

    const told = {
      msg: 'the job queue met an error',
      queue: 'greet',
      err: expect.objectContaining({ code: 'ECONNREFUSED' }) as unknown,
    };
    await vi.waitFor(() => expect(lines()).toContainEqual(expect.objectContaining(told)), 20_000);
    await gate.open();
  });

  test('finish the job at hand before the server closes', async () => {
    const server = await testServer();
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
