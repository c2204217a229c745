import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const command = join(import.meta.dirname, 'faults.ts');
const patienceMs = 60_000;

test('an interrupted run leaves nothing behind: no database, no server, no file', async () => {
  await using leftovers = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'riparo-interrupted-'));
  leftovers.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  const run = spawn(process.execPath, [command, '--visitors=1'], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
  const ended = once(run, 'exit');
  const database = await vi.waitFor(() => postmasterIn(folder), { timeout: patienceMs });

  run.kill('SIGINT');
  run.kill('SIGINT');

  expect(await ended).toEqual([1, null]);
  expect(isAlive(database)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

async function postmasterIn(folder: string): Promise<number> {
  for await (const file of glob(join(folder, '**', 'postmaster.pid'))) {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
    // While the cluster is being created, its lock contains a negative number.
    if (pid > 0) return pid;
  }
  throw new Error('there is no database yet');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
