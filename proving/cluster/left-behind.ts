import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningPostmaster } from '../../server/src/platform/database/embedded-postmaster.ts';
import { memberNames } from './plan.ts';
import { identityOf, livingPid } from './process-identity.ts';

export const folderPrefix = 'riparo-cluster-';
const ownerFile = 'command.process';
const pause = 20;

/** Records in the cluster's folder which process owns it, for cleaning up after it. */
export async function signFolder(folder: string): Promise<void> {
  await writeFile(join(folder, ownerFile), identityOf(process.pid) ?? '');
}

/**
 * Ends what a killed command had started and removes its folder. Only its own: each process is identified by
 * its start time, each PostgreSQL by its data folder. Returns the number of such commands.
 */
export async function clearLeftBehind(parent = tmpdir()): Promise<number> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(folderPrefix));
  let cleared = 0;
  for (const folder of names.map((name) => join(parent, name))) {
    const owner = await readFile(join(folder, ownerFile), 'utf8').catch(() => '');
    // Not signed yet, or its owner still runs.
    if (owner === '' || livingPid(owner) !== null) continue;
    await endAllOf(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    cleared += 1;
  }
  return cleared;
}

async function endAllOf(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.process') && name !== ownerFile);
  for (const file of files) {
    const identity = await readFile(join(folder, file), 'utf8');
    const pid = livingPid(identity);
    // Each has its own process group, including its children.
    if (pid !== null) signal(-pid, 'SIGKILL');
    while (livingPid(identity) !== null) await delay(pause);
  }
  await Promise.all(memberNames.map((name) => endPostgres(join(folder, name))));
}

/** Patroni detaches from the PostgreSQL it starts. Not killed: that would leave its shared memory behind. */
async function endPostgres(data: string): Promise<void> {
  for (let isAsked = false; ; isAsked = true) {
    const running = await runningPostmaster(data).catch(() => undefined);
    if (!running) return;
    if (!isAsked) {
      signal(running.pid, 'SIGQUIT');
      signal(running.pid, 'SIGCONT');
    }
    await delay(pause);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}
