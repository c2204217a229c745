import { Client } from 'pg';
import { errorCode } from './embedded-failure.ts';

/**
 * The connection by which a process shows that it uses the embedded database. Every user holds one advisory
 * lock in shared mode: whoever can take it exclusively is the last user.
 */
export type Session = {
  readonly socketFolder: string;
  /** Calls back once when the connection is lost for any reason. */
  onLost(callback: () => void): void;
  /** Ends our use; true if nobody else uses the database, and nobody can start to until this session ends. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
};

const usersLock = '7241906335';
const port = 5432;

export function connectionUrl(socketFolder: string): string {
  return `postgresql://riparo@/riparo?host=${encodeURIComponent(socketFolder)}&port=${port}`;
}

/** Undefined while the server is starting or shutting down. */
export async function openSession(socketFolder: string): Promise<Session | undefined> {
  const client = new Client({ host: socketFolder, port, user: 'riparo', database: 'riparo' });
  // The end of the connection is all we need to know.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [usersLock]);
    // The last user releases the lock as the server shuts down: a session that got the lock this way fails at
    // its next statement.
    await client.query('SELECT 1');
  } catch (error) {
    await client.end().catch(() => undefined);
    if (errorCode(error) === '3D000') await createDatabase(socketFolder);
    else if (!isPassing(error)) throw error;
    return undefined;
  }
  return {
    socketFolder,
    onLost: (callback) => client.once('end', callback),
    close: () => client.end(),
    async leave() {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [usersLock]);
      const { rows } = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
        usersLock,
      ]);
      return rows[0]?.last === true;
    },
  };
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new Client({ host: socketFolder, port, user: 'riparo', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('CREATE DATABASE riparo');
  } catch (error) {
    // 42P04, 23505: another process creates it at this very moment.
    if (!isPassing(error) && !['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isPassing(error: unknown): boolean {
  const code = errorCode(error);
  // 57P0x: shutting down or starting up, 57014: shut down while connecting. No code: disconnected before an
  // answer.
  return (
    code === undefined ||
    code.startsWith('57') ||
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)
  );
}
