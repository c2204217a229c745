import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeMisleadingLock, runningPostmaster, stopPostmaster } from './embedded-postmaster.ts';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

const lock = () => join(folder, 'postmaster.pid');
const goneProcess = () => spawnSync(process.execPath, ['--version']).pid;

/**
 * A process that works inside a folder, as PostgreSQL does, and reports the signals it gets; the second kind
 * ends it.
 */
async function workingIn(cwd: string): Promise<ChildProcess & { pid: number; said: () => Promise<string> }> {
  const script = `
    process.on('SIGINT', () => console.log('SIGINT'));
    process.on('SIGQUIT', () => { console.log('SIGQUIT'); process.exit(); });
    process.stdin.resume().on('end', () => process.exit());
    console.log('ready');`;
  const child = spawn(process.execPath, ['-e', script], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  const said = async () => String((await once(child.stdout, 'data'))[0]).trim();
  await said();
  return Object.assign(child, { pid: child.pid ?? 0, said });
}

describe('the server of a data folder', () => {
  test('the server is the process that the lock file names and that works in the folder', async () => {
    expect(await runningPostmaster(folder)).toBeUndefined();
    const server = await workingIn(folder);
    await writeFile(lock(), `${server.pid}\n${folder}\n1763442000\n5432\n/socket\nlocalhost`);
    expect(await runningPostmaster(folder)).toEqual({ pid: server.pid, socketFolder: '/socket' });
    await writeFile(lock(), `${server.pid}\n`);
    expect(await runningPostmaster(folder)).toEqual({ pid: server.pid, socketFolder: '' });
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await runningPostmaster(folder)).toBeUndefined();
  });

  test('the lock file of a running server stays, however old it is', async () => {
    const server = await workingIn(folder);
    await writeFile(lock(), `${server.pid}\n`);
    await utimes(lock(), 0, 0);
    await removeMisleadingLock(folder);
    expect(await readdir(folder)).toEqual(['postmaster.pid']);
    server.stdin?.end();
    await once(server, 'exit');
  });

  test.each<[string, () => string, boolean]>([
    ['a living process that works elsewhere', () => `${process.pid}`, false],
    ['the first process of a container', () => '1', false],
    ['a process that is gone, which PostgreSQL sees by itself', () => `${goneProcess()}`, true],
    ['no process', () => '0', true],
    ['a single-user server', () => '-1', true],
    ['no number', () => 'x', true],
  ])('a lock file that names %s stays: %s', async (_, text, stays) => {
    await writeFile(lock(), `${text()}\n`);
    await utimes(lock(), 0, 0);
    await removeMisleadingLock(folder);
    expect(await readdir(folder)).toEqual(stays ? ['postmaster.pid'] : []);
  });
});

test('a server gets a minute to stop before it is forced to', async () => {
  const server = await workingIn(folder);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const stopping = stopPostmaster(folder, { pid: server.pid, socketFolder: '' });
    expect(await server.said()).toBe('SIGINT');
    vi.setSystemTime(Date.now() + 59_000);
    const next = server.said();
    process.kill(server.pid, 'SIGINT');
    expect(await next).toBe('SIGINT');
    const last = server.said();
    vi.setSystemTime(Date.now() + 2_000);
    expect(await last).toBe('SIGQUIT');
    await stopping;
  } finally {
    vi.useRealTimers();
  }
});
