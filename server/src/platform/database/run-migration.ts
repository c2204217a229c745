import { setTimeout as delay } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StartFailure } from '../settings/start-failure.ts';
import { bareStatement, readStatementAlone, type StatementAlone } from './statements-alone.ts';

/** One file of `migrations`, as the library reads it. */
export type Migration = {
  readonly sql: readonly string[];
  readonly hash: string;
  readonly folderMillis: number;
};

// Whoever comes while a change waits for a table waits behind it: so it waits briefly, and comes again later.
const lockWaitMs = 300;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** A file is done as a whole in a transaction, or statement by statement if they run alone; then it is noted. */
export async function runMigration(
  client: Client,
  migration: Migration,
  longestWaitMs: number,
): Promise<void> {
  const statements = migration.sql
    .filter((text) => bareStatement(text) !== '')
    .map((text) => ({ text, alone: readStatementAlone(text) }));
  if (statements.every(({ alone }) => alone === null)) return patiently(client, migration, longestWaitMs);
  for (const { text, alone } of statements) {
    if (alone === null)
      throw new Error(`A migration mixes statements that run alone with others: ${text.slice(0, 80)}`);
    await runAlone(client, text, alone);
  }
  await note(client, migration);
}

async function patiently(client: Client, migration: Migration, longestWaitMs: number): Promise<void> {
  const end = performance.now() + longestWaitMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await inTransaction(client, migration);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!isLockTimeout(error)) throw error;
      if (performance.now() + pauseMs > end)
        throw new StartFailure(await whoIsInTheWay(client, longestWaitMs), { cause: error });
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

/** One whose build was interrupted stays behind and is used by nobody: it is dropped, and built anew. */
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

async function whoIsInTheWay(client: Client, longestWaitMs: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string }>(
    `select pid, concat_ws(' ', nullif(application_name, ''), client_addr) as name
     from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 1`,
  );
  const [oldest] = rows;
  const who = oldest ? ` (il più vecchio: pid ${oldest.pid}, ${oldest.name})` : '';
  return `Da ${longestWaitMs / 1000} secondi una tabella da aggiornare è occupata da un altro lavoro${who}: quando finisce riavvia.`;
}
