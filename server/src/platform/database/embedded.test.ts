import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartFailure } from '../settings/start-failure.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { removeMisleadingLock, runningPostmaster } from './embedded-postmaster.ts';

// Each test creates a real database: about a second on a free machine, several on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let started: EmbeddedDatabase[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, 0o755);
  started = [];
});

afterEach(async () => {
  for (const database of started) await database.stop();
  await rm(folder, { recursive: true });
});

async function start(at = folder): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ folder: at, durable: false });
  started.push(database);
  return database;
}

async function ask({ url }: { url: string }, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function comeAndGo(): Promise<void> {
  for (let visit = 0; visit < 5; visit++) {
    const database = await start();
    expect(await ask(database, 'SELECT 1')).toBe(1);
    await database.stop();
  }
}

async function postmasterPid(): Promise<number | undefined> {
  return (await runningPostmaster(join(folder, 'cluster')))?.pid;
}

test('the first start creates a database in UTF-8 with checksums and without network access', async () => {
  const database = await start();

  expect(await ask(database, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(database, 'SHOW data_checksums')).toBe('on');
  expect(await ask(database, 'SHOW listen_addresses')).toBe('');
  expect(await ask(database, "SELECT upper('perché')")).toBe('PERCHÉ');
});

test('data survives until the second start, and no server runs in between', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  expect(await postmasterPid()).toBeUndefined();

  expect(await ask(await start(), 'SELECT answer FROM kept')).toBe(42);
});

test('a start after our process was killed reuses the server left running', async () => {
  const script = `
    const { startEmbeddedDatabase } = await import(process.argv[1]);
    await startEmbeddedDatabase({ folder: process.argv[2], durable: false });
    console.log('ready');`;
  const module = new URL('embedded.ts', import.meta.url).href;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script, module, folder]);
  await once(killed.stdout, 'data');
  const pid = await postmasterPid();
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const database = await start();
  expect(pid).toBeGreaterThan(0);
  expect(await postmasterPid()).toBe(pid);
  await database.stop();
  expect(await postmasterPid()).toBeUndefined();
});

test.each([
  ['names some other living process', `${process.ppid}\n`],
  ['was left empty by a power cut', ''],
])('a lock file that %s does not block the start', async (_what, content) => {
  await (await start()).stop();
  const lock = join(folder, 'cluster', 'postmaster.pid');
  await writeFile(lock, content);
  await utimes(lock, 0, 0);

  expect(await ask(await start(), 'SELECT 1')).toBe(1);
});

test('a lock file that names the server of another folder neither blocks the start nor stops that server', async () => {
  const other = await start(join(folder, 'other'));
  await (await start(join(folder, 'own'))).stop();
  const lock = await readFile(join(folder, 'other', 'cluster', 'postmaster.pid'));
  await writeFile(join(folder, 'own', 'cluster', 'postmaster.pid'), lock);

  const own = await start(join(folder, 'own'));
  await ask(own, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await own.stop();
  expect(await ask(other, "SELECT to_regclass('kept')")).toBeNull();
});

test('leftovers of a killed start are removed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await mkdir(join(folder, `cluster.new-${pid}-x`));
  await start();

  expect(await readdir(folder)).not.toContain(`cluster.new-${pid}-x`);
});

test('a server that dies is restarted at the same address with all committed data', async () => {
  const progressLines: string[] = [];
  const database = await startEmbeddedDatabase({
    folder,
    maxConnections: 21,
    onProgress: (line) => progressLines.push(line),
  });
  started.push(database);
  await ask(database, 'CREATE TABLE kept AS SELECT 42 AS answer');
  expect(await ask(database, 'SHOW fsync')).toBe('on');
  expect(await ask(database, 'SHOW max_connections')).toBe('21');
  const pid = await postmasterPid();
  process.kill(pid ?? Number.NaN, 'SIGKILL');

  await vi.waitFor(async () => expect(await ask(database, 'SELECT answer FROM kept')).toBe(42), 25_000);
  expect(await postmasterPid()).not.toBe(pid);
  expect(progressLines).toEqual(['Creo il database', 'Il database si è fermato: lo riavvio']);
});

test('a folder with a very long name, spaces and commas works', async () => {
  const long = join(folder, 'a, b '.repeat(10), 'c'.repeat(90));
  const database = await start(long);

  expect(await ask(database, 'SELECT 1')).toBe(1);
  const socketFolder = String(await ask(database, 'SHOW unix_socket_directories'));
  await database.stop();
  await rm(socketFolder, { recursive: true });
});

test('a folder below a private home works, for root too, and is found again at the next start', async () => {
  const below = join(folder, 'home', 'checkout');
  await mkdir(below, { recursive: true });
  await chmod(join(folder, 'home'), 0o700);
  await ask(await start(below), 'CREATE TABLE kept AS SELECT 42 AS answer');
  for (const database of started) await database.stop();

  expect(await ask(await start(below), 'SELECT answer FROM kept')).toBe(42);
  for (const database of started) await database.stop();
  expect((await readdir(below)).filter((name) => name.includes('.new-'))).toEqual([]);
  const aside = await readFile(join(below, 'data-is-in'), 'utf8').catch(() => below);
  await rm(aside, { recursive: true });
});

test('two users share one server, which stops with the last, even when both leave at once', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  await one.stop();
  expect(await ask(two, 'SELECT 1')).toBe(1);

  const three = await start();
  await Promise.all([two.stop(), three.stop()]);
  expect(await postmasterPid()).toBeUndefined();
  expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('many users come and go at once, and none finds the server stopped while using it', async () => {
  await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);

  expect(await postmasterPid()).toBeUndefined();
});

test('a file where the folder should be is refused in one sentence that names it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');

  await expect(start(file)).rejects.toThrow(
    new StartFailure(
      `${file} is not a folder: move it elsewhere, or name a PostgreSQL of your own in DATABASE_URL.`,
    ),
  );
});

test('damaged data is refused in one sentence that quotes the cause', async () => {
  await (await start()).stop();
  await rm(join(folder, 'cluster', 'global'), { recursive: true });

  await expect(start()).rejects.toThrow(
    /^The database in the folder .+ does not start \(.*could not .*: repair it/,
  );
  await expect(start()).rejects.toBeInstanceOf(StartFailure);
});

test('an empty lock is left alone while it is fresh, and removed once it is old', async () => {
  const lock = join(folder, 'postmaster.pid');
  await writeFile(lock, '');
  await removeMisleadingLock(folder);
  expect(await readdir(folder)).toEqual(['postmaster.pid']);
  const before = new Date(Date.now() - 6_000);
  await utimes(lock, before, before);
  await removeMisleadingLock(folder);
  expect(await readdir(folder)).toEqual([]);
});
