import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, DatabaseError } from 'pg';
import { migrationsFolder } from '../settings/paths.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { refusePooler } from './pooler.ts';

/** Any number, as long as nothing else locks it: several processes that start at once take turns at it. */
export const migrationLock = 4_172_026;

const connectionTimeoutMs = 10_000;
// More than any migration of ours takes, and less than whoever watches over the start waits for a word.
const defaultLongestWaitMs = 120_000;

/** Brings the database to the tables in code, over a connection of its own that no pooler shares with others. */
export async function migrateDatabase(
  url: string,
  { longestWaitMs } = { longestWaitMs: defaultLongestWaitMs },
): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'riparo migrations',
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // Whatever breaks it fails the statement under way, which tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(`Il database di DATABASE_URL non risponde (${reasonOf(error)}).`, {
      cause: error,
    });
  }
  try {
    await refusePooler(client);
    await inTurn(client, longestWaitMs);
  } finally {
    await client.end();
  }
}

/** The lock ends with the transaction, however that ends: none is left behind for the next start to wait for. */
async function inTurn(client: Client, longestWaitMs: number): Promise<void> {
  try {
    await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(longestWaitMs)}, true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
      await migrate(tx, { migrationsFolder });
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new StartFailure(await whoHolds(client, longestWaitMs), { cause: error });
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DatabaseError && cause.code === '55P03';
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

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'errore sconosciuto';
}
