import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import { PooledClient } from './pooler.ts';

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseConnection = { db: Database; pool: Pool; close(): Promise<void> };

const connections = 10;
// A request waits at most this long for a free connection, then fails and sheds its load.
const connectionTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;

export function connect(url: string, log: Log, { isPooled } = { isPooled: false }): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    // A pooler refuses what is asked for a session: its own settings say it (docs/running.md).
    ...(isPooled
      ? { Client: PooledClient }
      : { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: statementTimeoutMs }),
    application_name: 'riparo',
    // What is asked before the last answer came is sent at once, instead of waiting for it.
    pipeline: true,
  });
  // An idle connection that breaks is replaced on the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The same for one that breaks between two statements of a transaction: the next statement fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
