import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../log/log.ts';
import { PooledClient } from './pooler.ts';

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseConnection = { db: Database; pool: Pool; close(): Promise<void> };

const connections = 10;
// A request waits at most this long for a free connection, then fails and sheds its load.
const defaultConnectionTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;

const sessionLimits = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
};

export type ConnectOptions = {
  /** Through PgBouncer or the like. */
  isPooled?: boolean;
  /** For tests, which are not about overload. */
  connectionTimeoutMs?: number | undefined;
};

export function connect(
  url: string,
  log: Log,
  { isPooled = false, connectionTimeoutMs = defaultConnectionTimeoutMs }: ConnectOptions = {},
): DatabaseConnection {
  return openPool(url, log, {
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    // A pooler refuses what is asked for a session: its own settings say it (docs/running.md).
    ...(isPooled ? { Client: PooledClient } : sessionLimits),
    application_name: 'riparo',
  });
}

const readConnections = 4;
// The primary is there too: nobody waits long for a standby that is away.
const readConnectionTimeoutMs = 1_000;

/** Whatever is asked by it, PostgreSQL itself refuses to write. */
export function connectReadOnly(url: string, log: Log): DatabaseConnection {
  return openPool(url, log, {
    max: readConnections,
    connectionTimeoutMillis: readConnectionTimeoutMs,
    ...sessionLimits,
    options: '-c default_transaction_read_only=on',
    application_name: 'riparo reads',
  });
}

function openPool(url: string, log: Log, options: PoolConfig): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    ...options,
    // What is asked before the last answer came is sent at once, instead of waiting for it.
    pipeline: true,
  });
  // An idle connection that breaks is replaced on the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The same for one that breaks between two statements of a transaction: the next statement fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
