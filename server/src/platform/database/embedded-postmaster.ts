import { execFileSync, spawn } from 'node:child_process';
import { closeSync, fchownSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './embedded-binaries.ts';
import { errorCode } from './embedded-failure.ts';
import type { Place } from './embedded-place.ts';

/** The server process of a data folder, according to its lock file. */
export type Postmaster = { readonly pid: number; readonly socketFolder: string };

const maximumLogBytes = 5_000_000;

export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readFile(lockFile(cluster), 'utf8').then(
    (text) => text.split('\n'),
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
  const pid = Number(lines[0]);
  if (!(await isPostmasterOf(pid, cluster))) return undefined;
  return { pid, socketFolder: lines[4] ?? '' };
}

/**
 * After a power cut or a container restart the lock file may be empty, or name an unrelated living process,
 * and PostgreSQL would refuse to start. It recognises a dead process by itself.
 */
export async function removeMisleadingLock(cluster: string): Promise<void> {
  const lock = await Promise.all([readFile(lockFile(cluster), 'utf8'), stat(lockFile(cluster))]).catch(
    () => undefined,
  );
  if (!lock) return;
  const [text, { mtimeMs }] = lock;
  const pid = Number.parseInt(text, 10);
  // A server that is just starting has not written its number yet.
  const isLeftEmpty = text === '' && mtimeMs < Date.now() - 5_000;
  const isStranger = pid > 0 && isAlive(pid) && !(await isPostmasterOf(pid, cluster));
  if (isLeftEmpty || isStranger) await rm(lockFile(cluster), { force: true });
}

type PostmasterOptions = {
  readonly place: Place;
  readonly binaries: Binaries;
  readonly socketFolder: string;
  readonly durable: boolean;
  /** By default enough for three of our processes. */
  readonly maxConnections?: number;
};

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C reaches only us and we stop it in order. When it ends,
 * the callback gets its last log lines if it failed, and nothing if it was stopped.
 */
export function spawnPostmaster(
  options: PostmasterOptions,
  onEnd: (lastWords: string | undefined) => void,
): void {
  const { place, binaries } = options;
  const log = openSync(place.log, 'a', 0o600);
  if (place.account) fchownSync(log, place.account.uid, place.account.gid);
  if (fstatSync(log).size > maximumLogBytes) ftruncateSync(log);
  const logStart = fstatSync(log).size;
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...settings(options)], {
    ...place.account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', (error) => onEnd(error.message));
  child.once('exit', (code) => onEnd(code === 0 ? undefined : lastWords(place.log, logStart, child.pid)));
  child.unref();
}

/** Fast shutdown: sessions are ended, everything is written, then the process exits. */
export async function stopPostmaster(cluster: string, { pid }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT');
  const patience = Date.now() + 60_000;
  let isAskedAgain = false;
  while (await isPostmasterOf(pid, cluster)) {
    if (Date.now() > patience && !isAskedAgain) {
      // Immediate shutdown without writing; the next start recovers from the write-ahead log.
      signal(pid, 'SIGQUIT');
      isAskedAgain = true;
    }
    await delay(20);
  }
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return isCalledPostgres(pid);
  try {
    // PostgreSQL works inside its data folder; a zombie or an unrelated process does not.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch {
    return false;
  }
}

function isCalledPostgres(pid: number): boolean {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function settings({ socketFolder, durable, maxConnections = 60 }: PostmasterOptions): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    shared_buffers: '64MB',
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    autovacuum_max_workers: '2',
    timezone: 'UTC',
    // Statements and details contain visitors' input, so they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function lastWords(log: string, from: number, pid: number | undefined): string {
  const lines = readFileSync(log).subarray(from).toString().split('\n');
  // Prefer its own lines: other servers that were starting or stopping wrote to the same log.
  const own = lines.filter((line) => line.includes(`[${pid}]`));
  return causes(own).at(-1) ?? causes(lines).at(-1) ?? lines.findLast((line) => line.trim() !== '') ?? '';
}

function causes(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /(?:FATAL|PANIC|ERROR|error): +(.+)/.exec(line)?.[1] ?? []);
}
