import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { migrationsFolder } from '../settings/paths.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { refusePooler } from './pooler.ts';
import { runMigration } from './run-migration.ts';
import { refuseStandby, withStartConnection } from './takes-writes.ts';

/** Any number, as long as nothing else locks it: several processes that start at once take turns at it. */
export const migrationLock = 4_172_026;

// More than any change of ours waits for a table, and less than whoever watches over the start waits for a word.
const defaultLongestWaitMs = 120_000;
const pauseMs = 50;

// The migrations of the time before the first release are one file now: what they made can not be brought further.
const madeByATrialVersion =
  'Questo database è di una versione di prova, precedente alla prima pubblicata: parti da un database vuoto (quello integrato sta nella cartella .data: spostala o cancellala).';

/** Brings the database to the tables in code, over a connection of its own that no pooler shares with others. */
export async function migrateDatabase(
  url: string,
  { longestWaitMs = defaultLongestWaitMs, folder = migrationsFolder } = {},
): Promise<void> {
  await withStartConnection(url, 'riparo migrations', async (client) => {
    await refusePooler(client);
    await refuseStandby(client);
    await takeTurn(client, longestWaitMs);
    // The lock belongs to the connection and ends with it: none is left behind for the next start to wait for.
    await runPending(client, folder, longestWaitMs);
  });
}

/**
 * Asks again and again instead of waiting inside a statement: whoever builds an index beside the others waits for every
 * statement that is under way, and the two would wait for each other.
 */
async function takeTurn(client: Client, longestWaitMs: number): Promise<void> {
  const end = performance.now() + longestWaitMs;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    if (performance.now() > end) throw new StartFailure(await whoHolds(client, longestWaitMs));
    await delay(pauseMs);
  }
}

/** What was done is kept as the library keeps it, so that databases of earlier releases go on. */
async function runPending(client: Client, folder: string, longestWaitMs: number): Promise<void> {
  await makeList(client);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (last > 0 && last < (migrations[0]?.folderMillis ?? 0)) throw new StartFailure(madeByATrialVersion);
  for (const migration of migrations)
    if (migration.folderMillis > last) await runMigration(client, migration, longestWaitMs);
}

/** A role that only serves requests may not make it, and need not where the owner of the tables was here before. */
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

async function whoHolds(client: Client, longestWaitMs: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string }>(
    `select pid, concat_ws(' ', nullif(application_name, ''), client_addr) as name
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  const [holder] = rows;
  const who = holder ? ` (pid ${holder.pid}, ${holder.name})` : '';
  const end = holder ? `, chiudilo con select pg_terminate_backend(${holder.pid})` : ', chiudilo';
  return `Un altro processo sta aggiornando il database da più di ${longestWaitMs / 1000} secondi${who}: quando finisce riavvia; se è bloccato${end}.`;
}
