import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Log } from '../log/log.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseConnection = { db: Database; pool: Pool; close(): Promise<void> };

const connections = 10;
// A request waits at most this long for a free connection, then fails and sheds its load.
const connectionTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;

export function connect(url: string, log: Log): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
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

/** Under a name of its own: each connection plans it once. */
export type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Runs it, in the transaction if there is one. Drizzle prepares what it writes itself, and only outside of transactions. */
export async function runPrepared<Row extends object>(
  db: Database | Transaction,
  statement: Statement,
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>(statement);
  return rows;
}

/**
 * Stores what belongs together in one transaction, all of it sent before the first answer is back. No statement hears
 * of another's answer; when one fails, nothing is stored.
 */
export async function storeInOneTrip(db: Database, statements: readonly Statement[]): Promise<void> {
  const connection = await (clientOf(db) as Pool).connect();
  try {
    const answers = await Promise.allSettled([
      connection.query('begin'),
      ...statements.map((statement) => connection.query(statement)),
      connection.query('commit'),
    ]);
    // The first that failed tells why; those after it only that the transaction was over.
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    connection.release();
  }
}

/** Drizzle does not tell the connection of a transaction, though it has one. */
function clientOf(db: Database | Transaction): Pool | PoolClient {
  return (db as unknown as { session: { client: Pool | PoolClient } }).session.client;
}
