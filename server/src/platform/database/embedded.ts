import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Binaries, prepareBinaries } from './embedded-binaries.ts';
import { createCluster, hasCluster, removeUnfinished } from './embedded-cluster.ts';
import { databaseFailure, errorCode, folderFailure } from './embedded-failure.ts';
import { findPlace, type Place, prepareSocketFolder } from './embedded-place.ts';
import {
  removeMisleadingLock,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from './embedded-postmaster.ts';
import { countRestart } from './embedded-restarts.ts';
import { connectionUrl, openSession, type Session } from './embedded-session.ts';

export type EmbeddedDatabaseOptions = {
  /** The folder of the data, created if missing. */
  readonly folder: string;
  /** False trades surviving a power cut for speed: for tests. */
  readonly durable?: boolean;
  /** By default enough for three of our processes. */
  readonly maxConnections?: number;
  readonly onProgress?: (italianLine: string) => void;
};

export type EmbeddedDatabase = { readonly url: string; stop(): Promise<void> };

type Server = {
  readonly place: Place;
  readonly binaries: Binaries;
  readonly durable: boolean;
  readonly maxConnections?: number;
};

const startPatienceMs = 120_000;

/**
 * Starts the PostgreSQL that ships with the product, or joins it if it already runs: started by another
 * process, or left behind by one that was killed. It restarts if it dies, and stops with its last user.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.folder);
  const onProgress = options.onProgress ?? (() => undefined);
  try {
    const { durable = true, maxConnections } = options;
    const prepared = await prepareServer(folder, durable, onProgress);
    const server = maxConnections === undefined ? prepared : { ...prepared, maxConnections };
    return keepRunning(server, await joinOrStart(server), onProgress);
  } catch (error) {
    throw errorCode(error) === undefined ? error : folderFailure(folder, error);
  }
}

async function prepareServer(
  folder: string,
  durable: boolean,
  onProgress: (italianLine: string) => void,
): Promise<Server> {
  const place = await findPlace(folder, durable);
  const binaries = await prepareBinaries(place.account, place.binariesAside);
  await removeUnfinished(place);
  if (!(await hasCluster(place))) {
    onProgress('Creo il database');
    await createCluster(place, binaries, durable);
  }
  return { place, binaries, durable };
}

async function joinOrStart(server: Server): Promise<Session> {
  const { place } = server;
  const deadline = Date.now() + startPatienceMs;
  let lastWords: string | undefined;
  let isStarting = false;
  for (;;) {
    const running = await runningPostmaster(place.cluster);
    const session = running && (await openSession(running.socketFolder));
    if (session) return session;

    if (!running && !isStarting) {
      if (lastWords !== undefined && !isPassing(lastWords)) throw databaseFailure(place.folder, lastWords);
      await removeMisleadingLock(place.cluster);
      const socketFolder = await prepareSocketFolder(place);
      isStarting = true;
      spawnPostmaster({ ...server, socketFolder }, (words) => {
        lastWords = words;
        isStarting = false;
      });
    }
    if (Date.now() > deadline) {
      if (running) await stopPostmaster(place.cluster, running);
      throw databaseFailure(place.folder, lastWords ?? 'non risponde');
    }
    await delay(20);
  }
}

/** Another process was quicker, or the sessions of a killed server are still ending: worth another try. */
function isPassing(lastWords: string): boolean {
  return /lock file .* (already exists|is empty)|shared memory block .* still in use/.test(lastWords);
}

function keepRunning(server: Server, first: Session, onProgress: (line: string) => void): EmbeddedDatabase {
  let session = first;
  let isStopping = false;
  let restarts: readonly number[] = [];
  let revival = Promise.resolve();

  function watch(): void {
    session.onLost(() => {
      if (!isStopping) revival = revive();
    });
  }

  async function revive(): Promise<void> {
    const counted = countRestart(restarts, Date.now());
    if (!counted) return onProgress('Il database continua a fermarsi: non lo riavvio più');
    restarts = counted;
    onProgress('Il database si è fermato: lo riavvio');
    try {
      session = await joinOrStart(server);
      watch();
    } catch (error) {
      onProgress(error instanceof Error ? error.message : String(error));
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await revival;
    // A lost session means that the database is down or another process controls it.
    const isLast = await session.leave().catch(() => false);
    if (!isLast) return session.close().catch(() => undefined);
    const running = await runningPostmaster(server.place.cluster);
    if (running) await stopPostmaster(server.place.cluster, running);
  }

  watch();
  let stopped: Promise<void> | undefined;
  return { url: connectionUrl(session.socketFolder), stop: () => (stopped ??= stop()) };
}
