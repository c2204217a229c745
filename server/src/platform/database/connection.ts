import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../log/log.ts';
import { PooledClient } from './pooler.ts';

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseConnection = { db: Database; pool: Pool; close(): Promise<void> };

const connections = 10;
// A request waits at most this long for a free connection, then fails to shed load.
const defaultConnectionTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;

const sessionLimits = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
};

export type ConnectOptions = {
  /** Through PgBouncer or another pooler. */
  isPooled?: boolean;
  /** For tests that are not about overload. */
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
    // A pooler refuses session settings: its own configuration sets them (docs/running.md).
    ...(isPooled ? { Client: PooledClient } : sessionLimits),
    application_name: 'riparo',
  });
}

const readConnections = 4;
// The primary can answer too, so an absent standby must not cost much time.
const readConnectionTimeoutMs = 1_000;

/** PostgreSQL itself refuses every write on this connection. */
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
    // Sends statements without waiting for the previous result.
    pipeline: true,
  });
  // An idle connection that breaks is replaced on the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The same for a connection that breaks within a transaction: its next statement reports the failure.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
