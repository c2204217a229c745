import { setTimeout as delay } from 'node:timers/promises';
import { prepareBinaries } from '../../server/src/platform/database/embedded-binaries.ts';
import { createCluster, hasCluster } from '../../server/src/platform/database/embedded-cluster.ts';
import { findPlace, prepareSocketFolder } from '../../server/src/platform/database/embedded-place.ts';
import {
  removeMisleadingLock,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from '../../server/src/platform/database/embedded-postmaster.ts';
import { connectionUrl, openSession } from '../../server/src/platform/database/embedded-session.ts';

/** A durable PostgreSQL without supervision: it can be killed, and restarts when told to. */
export type FaultyDatabase = {
  url: string;
  start(): Promise<void>;
  /** `kill -9` of its first process; the others notice and end. */
  kill(): Promise<void>;
  /** Permanently: it also ends while it is still starting. */
  stop(): Promise<void>;
};

const patienceMs = 120_000;
// PostgreSQL's default: four processes of ours, and one that replaces another.
const maxConnections = 100;

export async function openFaultyDatabase(folder: string): Promise<FaultyDatabase> {
  const place = await findPlace(folder, true);
  const binaries = await prepareBinaries(place.account, place.binariesAside);
  if (!(await hasCluster(place))) await createCluster(place, binaries, true);
  const socketFolder = await prepareSocketFolder(place);
  const options = { place, binaries, socketFolder, durable: true, maxConnections };

  let isOver = false;
  let started: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    const deadline = Date.now() + patienceMs;
    let isStarting = false;
    while (Date.now() < deadline) {
      const session = await openSession(socketFolder);
      if (session) return session.close();
      if (isOver && !isStarting) throw new Error('the database was stopped for good');
      if (!isStarting && !(await runningPostmaster(place.cluster))) {
        await removeMisleadingLock(place.cluster);
        isStarting = true;
        // Sessions of the killed one may still be running: then it gives up and is started again.
        spawnPostmaster(options, () => (isStarting = false));
      }
      await delay(20);
    }
    throw new Error('the database does not come back');
  }

  return {
    url: connectionUrl(socketFolder),
    start: () => (started = start()),
    async kill() {
      const running = await runningPostmaster(place.cluster);
      if (running) process.kill(running.pid, 'SIGKILL');
    },
    async stop() {
      isOver = true;
      await started.catch(() => undefined);
      const running = await runningPostmaster(place.cluster);
      if (running) await stopPostmaster(place.cluster, running);
    },
  };
}
