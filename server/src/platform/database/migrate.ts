import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Client, DatabaseError } from 'pg';
import { migrationsFolder } from '../settings/paths.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { refusePooler } from './pooler.ts';
import { refuseStandby, withStartConnection } from './takes-writes.ts';
import { bareStatement, readStatementAlone, type StatementAlone } from './statements-alone.ts';

/** One file of `migrations`, as the library reads it. */
type Migration = {
  readonly sql: readonly string[];
  readonly hash: string;
  readonly folderMillis: number;
};

// Statements that arrive while a change waits for a table queue behind it: so it waits briefly and retries.
const lockWaitMs = 300;
const firstPauseMs = 500;
const maxPauseMs = 8_000;

/**
 * A file runs as a whole in a transaction, or statement by statement if its statements run alone; then it is
 * recorded.
 */
async function runMigration(client: Client, migration: Migration, maxWaitMs: number): Promise<void> {
  const statements = migration.sql
    .filter((text) => bareStatement(text) !== '')
    .map((text) => ({ text, alone: readStatementAlone(text) }));
  if (statements.every(({ alone }) => alone === null)) return patiently(client, migration, maxWaitMs);
  for (const { text, alone } of statements) {
    if (alone === null)
      throw new Error(`A migration mixes statements that run alone with others: ${text.slice(0, 80)}`);
    await runAlone(client, text, alone);
  }
  await note(client, migration);
}

async function patiently(client: Client, migration: Migration, maxWaitMs: number): Promise<void> {
  const end = performance.now() + maxWaitMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return await inTransaction(client, migration);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!isLockTimeout(error)) throw error;
      if (performance.now() + pauseMs > end)
        throw new StartFailure(await findBlockingSessions(client, maxWaitMs), { cause: error });
      await delay(pauseMs);
    }
  }
}

async function inTransaction(client: Client, migration: Migration): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${lockWaitMs}`);
  for (const statement of migration.sql) await client.query(statement);
  await note(client, migration);
  await client.query('commit');
}

async function runAlone(client: Client, text: string, alone: StatementAlone): Promise<void> {
  switch (alone.kind) {
    case 'build-index':
      return buildIndex(client, text, alone.index);
    case 'drop-index':
      if ((await indexState(client, alone.index)) !== 'missing') await client.query(text);
      return;
    case 'validate':
      await client.query(text);
      return;
    case 'until-no-row-is-left':
      while (((await client.query(text)).rowCount ?? 0) > 0);
  }
}

/** An interrupted build leaves an invalid index that no query uses: drop it and build it again. */
async function buildIndex(client: Client, text: string, index: string): Promise<void> {
  const state = await indexState(client, index);
  if (state === 'valid') return;
  if (state === 'invalid') await client.query(`drop index concurrently ${index}`);
  await client.query(text);
}

async function indexState(client: Client, index: string): Promise<'missing' | 'invalid' | 'valid'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  const [found] = rows;
  if (!found) return 'missing';
  return found.valid ? 'valid' : 'invalid';
}

async function note(client: Client, { hash, folderMillis }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

const isLockTimeout = (error: unknown) => error instanceof DatabaseError && error.code === '55P03';

async function findBlockingSessions(client: Client, maxWaitMs: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string }>(
    `select pid, concat_ws(' ', nullif(application_name, ''), client_addr) as name
     from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 1`,
  );
  const [oldest] = rows;
  const who = oldest ? ` (the oldest: pid ${oldest.pid}, ${oldest.name})` : '';
  return `A table to migrate has been locked by other work for ${maxWaitMs / 1000} seconds${who}: start again when it has ended.`;
}

/** An arbitrary number that nothing else locks: processes that start at once take turns with it. */
export const migrationLock = 4_172_026;

// Longer than any of our migrations waits for a table, shorter than the patience of a supervisor that watches
// the start.
const defaultMaxWaitMs = 120_000;
const pauseMs = 50;

// The migrations from before the first release were merged into one file, so databases they made cannot be
// upgraded.
const preReleaseDatabaseMessage =
  'This database was made by a version before the first release: start with an empty one (the embedded one is in the folder .data: move or delete it).';

/** Migrates the database to the tables in code, over its own connection that no pooler shares. */
export async function migrateDatabase(
  url: string,
  { maxWaitMs = defaultMaxWaitMs, folder = migrationsFolder } = {},
): Promise<void> {
  await withStartConnection(url, 'riparo migrations', async (client) => {
    await refusePooler(client);
    await refuseStandby(client);
    await takeTurn(client, maxWaitMs);
    // The lock ends with its connection, so the next start never waits for a stale one.
    await runPending(client, folder, maxWaitMs);
  });
}

/**
 * Polls instead of waiting inside a statement: CREATE INDEX CONCURRENTLY waits for every running statement,
 * and the two would wait for each other.
 */
async function takeTurn(client: Client, maxWaitMs: number): Promise<void> {
  const end = performance.now() + maxWaitMs;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    if (performance.now() > end) throw new StartFailure(await findLockHolder(client, maxWaitMs));
    await delay(pauseMs);
  }
}

/** Recorded in the library's format, so that databases of earlier releases still work. */
async function runPending(client: Client, folder: string, maxWaitMs: number): Promise<void> {
  await makeList(client);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (last > 0 && last < (migrations[0]?.folderMillis ?? 0))
    throw new StartFailure(preReleaseDatabaseMessage);
  for (const migration of migrations)
    if (migration.folderMillis > last) await runMigration(client, migration, maxWaitMs);
}

/** A role that only serves requests may not create it, and need not once the owner of the tables has. */
async function makeList(client: Client): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) return;
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

async function findLockHolder(client: Client, maxWaitMs: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string }>(
    `select pid, concat_ws(' ', nullif(application_name, ''), client_addr) as name
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  const [holder] = rows;
  const who = holder ? ` (pid ${holder.pid}, ${holder.name})` : '';
  const end = holder ? `, end it with select pg_terminate_backend(${holder.pid})` : ', end it';
  return `Another process has been migrating the database for more than ${maxWaitMs / 1000} seconds${who}: start again when it has ended; if it hangs${end}.`;
}
