import { Client } from 'pg';
import { StartFailure } from '../settings/start-failure.ts';

const connectionTimeoutMs = 10_000;

/**
 * A separate connection for work that is done once at the start; if it cannot be opened, a sentence reports
 * why.
 */
export async function withStartConnection(
  url: string,
  applicationName: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // Whatever breaks it fails the running statement, which reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(`The database of DATABASE_URL does not answer (${reasonOf(error)}).`, {
      cause: error,
    });
  }
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A standby answers queries but refuses writes, so a process that starts on one is useless. */
export async function refuseStandby(client: Client): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean; refuses: boolean }>(
    `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::boolean as refuses`,
  );
  const [state] = rows;
  if (state?.isStandby)
    throw new StartFailure(
      'The database is a standby and accepts no writes: DATABASE_URL and DATABASE_DIRECT_URL must lead to the primary. A standby for reads is set in DATABASE_READ_URL.',
    );
  if (state?.refuses)
    throw new StartFailure(
      'The database is read-only (default_transaction_read_only): DATABASE_URL and DATABASE_DIRECT_URL must allow writes.',
    );
}

/** For the connection that requests use, if it differs from that of migrations. */
export const refuseStandbyAtUrl = (url: string) => withStartConnection(url, 'riparo', refuseStandby);

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'errore sconosciuto';
}
