import { cp, mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { testLog } from '../../test/test-log.ts';
import { openQueue } from '../jobs/queue.ts';
import { migrationsFolder, projectFolder } from '../settings/paths.ts';
import { connect } from './connection.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { migrateDatabase, migrationLock } from './migrate.ts';
import { refuseStandbyAt } from './takes-writes.ts';

test('processes that start at once on an empty database migrate it once', async () => {
  const database = await createEmptyDatabase();
  const { log } = testLog();
  const starts = [1, 2, 3].map(async () => {
    await migrateDatabase(database.url);
    const queue = await openQueue(database.url, log);
    await queue.stop(0);
  });
  await Promise.all(starts);

  const { db, close } = connect(database.url, log);
  const { rows } = await db.execute(
    sql`select count(*)::int as tables from information_schema.tables where table_name = 'mail_message'`,
  );
  const { rows: logged } = await db.execute(
    sql`select relpersistence from pg_class where relname = 'rate_limit'`,
  );
  expect(rows).toEqual([{ tables: 1 }]);
  expect(logged).toEqual([{ relpersistence: 'u' }]);
  await close();
  await database.drop();
});

test('a start that waits too long for another one that migrates says who it is, and leaves no lock behind', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const other = new Client({ connectionString: database.url, application_name: 'stuck' });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [migrationLock]);

  const failure = await migrateDatabase(database.url, { longestWaitMs: 50 }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(
    /^Un altro processo sta aggiornando il database da più di 0\.05 secondi \(pid \d+, stuck\): quando finisce riavvia; se è bloccato, chiudilo con select pg_terminate_backend\(\d+\)\.$/,
  );
  await other.end();
  await migrateDatabase(database.url, { longestWaitMs: 10_000 });
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  onTestFinished(close);
  const { rows } = await db.execute(sql`
    select objid from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`);
  expect(rows).toEqual([]);
});

test('a start on a database that takes no writes says so in a sentence', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  await client.end();

  for (const start of [migrateDatabase, refuseStandbyAt]) {
    const failure = await start(database.url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).message).toMatch(/^Il database accetta solo letture/);
  }
});

test('the migrations make the tables that the code describes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const drizzleKit = join(projectFolder, 'node_modules', '.bin', 'drizzle-kit');
  const serverFolder = join(projectFolder, 'server');
  // It takes every path for a relative one.
  const out = relative(serverFolder, folder);
  const flags = ['generate', '--dialect', 'postgresql', '--schema', './src/**/*tables.ts', '--out', out];

  const { stdout } = await promisify(execFile)(drizzleKit, flags, { cwd: serverFolder });

  expect(stdout, 'run `npm run migration -w server`').toContain('No schema changes, nothing to migrate');
});

test('a database from before the first release is refused with a sentence that says what to do', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1762700000000)",
  );
  await client.end();

  const failure = await migrateDatabase(database.url).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(/^Questo database è di una versione di prova/);
});
