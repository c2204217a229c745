import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isAlive,
  type PostmasterOptions,
  removeMisleadingLock,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from './embedded-postmaster.ts';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

const lock = () => join(folder, 'postmaster.pid');
const log = () => join(folder, 'postgres.log');
const goneProcess = () => spawnSync(process.execPath, ['--version']).pid;

/** A process that works inside a folder, as PostgreSQL does, and says which signals it gets; the second kind ends it. */
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
  test('is the one that its lock file names and that works in the folder', async () => {
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

  test.each([
    ['nothing', ''],
    ['no number', 'x\n'],
    ['whoever works elsewhere', `${process.ppid}\n`],
  ])('is none where the lock file names %s', async (_, text) => {
    await writeFile(lock(), text);
    expect(await runningPostmaster(folder)).toBeUndefined();
  });

  test('can not be told where the lock file can not be read', async () => {
    await mkdir(lock());
    await expect(runningPostmaster(folder)).rejects.toThrow('EISDIR');
  });

  test('keeps its lock file, however old it is', async () => {
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
    ['nobody', () => '0', true],
    ['somebody who keeps the folder for himself', () => '-1', true],
    ['no number', () => 'x', true],
  ])('has a lock file that names %s: stays %s', async (_, text, stays) => {
    await writeFile(lock(), `${text()}\n`);
    await utimes(lock(), 0, 0);
    await removeMisleadingLock(folder);
    expect(await readdir(folder)).toEqual(stays ? ['postmaster.pid'] : []);
  });
});

test('a process is alive until it is gone, also if it is not ours', () => {
  expect([process.pid, 1, goneProcess()].map(isAlive)).toEqual([true, true, false]);
});

test('a server is asked to stop, and told to give up only after a minute', async () => {
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

describe('PostgreSQL is started', () => {
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

  /** With a program in its place; tells how it ended. */
  async function started(script: string, more: Partial<PostmasterOptions> = {}): Promise<string | undefined> {
    const postgres = join(folder, 'postgres');
    await writeFile(postgres, `#!/bin/sh\n${script}`);
    await chmod(postgres, 0o755);
    const place = { folder, account, cluster: '/dati', binariesAside: folder, log: log() };
    const binaries = { initdb: '', postgres };
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    spawnPostmaster({ place, binaries, socketFolder: '/socket', durable: true, ...more }, resolve);
    return promise;
  }

  const settings = [
    'listen_addresses=',
    'unix_socket_directories=/socket',
    'unix_socket_permissions=0700',
    'max_connections=60',
    'shared_buffers=64MB',
    'io_method=sync',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=256MB',
    'min_wal_size=32MB',
    'autovacuum_max_workers=2',
    'timezone=UTC',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ];
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

  test.each([
    ['so that everything lasts', {}, settings],
    ['quickly, for tests', { durable: false }, [...settings, ...fast]],
    ['for more connections', { maxConnections: 61 }, settings.map((one) => one.replace('=60', '=61'))],
  ])('%s', async (_, more, expected) => {
    await started('for each in "$@"; do echo "$each"; done', more);
    const [first, cluster, ...rest] = (await readFile(log(), 'utf8')).trim().split('\n');
    expect([first, cluster]).toEqual(['-D', '/dati']);
    expect(rest).toEqual(expected.flatMap((setting) => ['-c', setting]));
  });

  test('in a session of its own, with a log that is its own alone', async () => {
    await started('cut -d" " -f6 /proc/$$/stat; echo $$; pwd; env | grep LC_ALL');
    const [session, own, ...rest] = (await readFile(log(), 'utf8')).trim().split('\n');
    expect(session).toBe(own);
    expect(rest).toEqual(['/', 'LC_ALL=C']);
    const { mode, uid } = await stat(log());
    expect([(mode & 0o777).toString(8), uid]).toEqual(['600', account?.uid ?? process.getuid?.()]);
  });

  test.each([
    ['nothing if somebody stopped it', 'echo "FATAL:  x"; exit 0', undefined],
    [
      'its own cause before that of others',
      'echo "[$$] FATAL:  own"; echo "[1] FATAL:  other"; exit 1',
      'own',
    ],
    ['the last of its causes', 'echo "[$$] ERROR:  first"; echo "[$$] PANIC:  last"; exit 1', 'last'],
    ['the last cause of all if it named none', 'echo "error: one"; echo "FATAL:  two"; exit 1', 'two'],
    ['its last line if nobody named a cause', 'echo "one"; echo "two"; echo " "; exit 2', 'two'],
    ['nothing that it did not say', 'exit 1', ''],
  ])('and of its end is told %s', async (_, script, words) => {
    await writeFile(log(), 'FATAL:  of an earlier start\n');
    expect(await started(script)).toBe(words);
  });

  test('and one that is not there is named', async () => {
    const binaries = { initdb: '', postgres: '/nowhere/postgres' };
    expect(await started('', { binaries })).toContain('/nowhere/postgres');
  });

  test.each([
    [5_000_000, 5_000_002],
    [5_000_001, 2],
  ])('and a log of %i bytes has %i afterwards', async (before, after) => {
    await writeFile(log(), Buffer.alloc(before, '.'));
    await started('echo x');
    expect((await stat(log())).size).toBe(after);
  });
});
