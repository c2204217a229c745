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

/** Says in the cluster's folder whose it is, for whoever finds it once that one is gone. */
export async function signFolder(folder: string): Promise<void> {
  await writeFile(join(folder, ownerFile), identityOf(process.pid) ?? '');
}

/**
 * A command that was killed could end nothing: what it had started is ended now, and its folder removed. Only its own: each
 * process by the moment at which it began, each PostgreSQL by the folder it works in. Tells how many such commands there were.
 */
export async function clearLeftBehind(parent = tmpdir()): Promise<number> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(folderPrefix));
  let cleared = 0;
  for (const folder of names.map((name) => join(parent, name))) {
    const owner = await readFile(join(folder, ownerFile), 'utf8').catch(() => '');
    // Nobody has signed it yet, or whoever did is still there.
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
    // Each has a group of its own, with whatever it has started itself.
    if (pid !== null) signal(-pid, 'SIGKILL');
    while (livingPid(identity) !== null) await delay(pause);
  }
  await Promise.all(memberNames.map((name) => endPostgres(join(folder, name))));
}

/** Patroni lets go of the PostgreSQL that it starts. Not killed: it would leave its shared memory behind. */
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
    // It is gone already.
  }
}
