import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { giveTo, runAs } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { databaseFailure, errorCode } from './embedded-failure.ts';
import type { Place } from './embedded-place.ts';
import { isAlive } from './embedded-postmaster.ts';

// The creator's process number may have been reused since.
const maxCreationMs = 10 * 60_000;

export async function hasCluster({ cluster }: Place): Promise<boolean> {
  return stat(join(cluster, 'PG_VERSION')).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    },
  );
}

/**
 * Creates the data folder under another name and renames it when complete: a kill in the middle leaves
 * nothing half-made.
 */
export async function createCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const unfinished = await mkdtemp(`${place.cluster}.new-${process.pid}-`);
  try {
    await giveTo(place.account, unfinished);
    await initialise(unfinished, place, binaries, durable);
    await rename(unfinished, place.cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process made the database first: that one counts.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  }
}

async function initialise(
  folder: string,
  place: Place,
  { initdb }: Binaries,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    '--username=riparo',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { succeeded, errors } = await runAs(place.account, initdb, args);
  if (!succeeded) throw databaseFailure(place.folder, initdbCause(errors) ?? errors.trim());
}

function initdbCause(stderr: string): string | undefined {
  return /(?:error|FATAL|PANIC): +(.+)/.exec(stderr)?.[1];
}

/** Removes what a killed start left unfinished. */
export async function removeUnfinished({ cluster }: Place): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const path = join(dirname(cluster), name);
    const maker = Number(name.slice(prefix.length).split('-')[0]);
    // Gone means that its creator has just finished and renamed it.
    const found = await stat(path).catch(() => undefined);
    if (!found || (isAlive(maker) && found.mtimeMs > Date.now() - maxCreationMs)) continue;
    // An initdb that outlived its parent may still write there: what cannot be removed now is removed at the
    // next start.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
