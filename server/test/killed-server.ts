import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { runJobs } from './deals.ts';
import { spawnServer } from './server-process.ts';
import { testSecret, type TestServer } from './test-server.ts';

/** Each of these tests starts a whole server in its own process, which takes long on a busy machine. */
export const killPatienceMs = 120_000;
export const killedSite = 'http://localhost:3000';

type KilledServer = ReturnType<typeof spawnServer>;

const started = new Set<KilledServer>();

/**
 * What servers leave on disk. It is removed with the test file, and with it a server that never reached its
 * step.
 */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'riparo-killed-'));
  return {
    path,
    async remove() {
      for (const server of started) server.kill('SIGKILL');
      await rm(path, { recursive: true });
    },
  };
}

/** A server on the same database that ends itself with `kill -9` right after a step. */
export function serverKilledAfter(server: TestServer, dataFolder: string, step: string) {
  const fault = `
    import { channel } from 'node:diagnostics_channel';
    import { flushCompileCache } from 'node:module';
    for (const name of ['riparo:payment-step', 'riparo:deal-step', 'riparo:file-step']) channel(name).subscribe((done) => {
      if (done !== process.env.KILLED_AFTER) return;
      // The next process reuses only the compiled code: it then starts in half the time.
      flushCompileCache();
      process.kill(process.pid, 'SIGKILL');
    });`;
  const killed = spawnServer({
    DATABASE_URL: server.databaseUrl,
    DATA_FOLDER: dataFolder,
    APP_SECRET: testSecret,
    PUBLIC_URL: killedSite,
    KILLED_AFTER: step,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fault)}`,
  });
  started.add(killed);
  void killed.exited.then(() => started.delete(killed));
  return killed;
}

/**
 * The next process: it listens, and the killed one's active jobs return to the queue, as they would in time.
 */
export async function restart(server: TestServer): Promise<void> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  await server.db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
  await server.queue.runWaiting({ evenIfDelayed: true });
  await runJobs(server);
}
