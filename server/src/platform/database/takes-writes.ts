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
    throw new StartFailure(`Il database di DATABASE_URL non risponde (${reasonOf(error)}).`, {
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
      'Il database è una copia (standby) e non accetta scritture: DATABASE_URL e DATABASE_DIRECT_URL devono portare al primario. Le letture da una copia si indicano con DATABASE_READ_URL.',
    );
  if (state?.refuses)
    throw new StartFailure(
      'Il database accetta solo letture (default_transaction_read_only): con DATABASE_URL e DATABASE_DIRECT_URL si deve poter scrivere.',
    );
}

/** For the connection that requests use, if it differs from that of migrations. */
export const refuseStandbyAt = (url: string) => withStartConnection(url, 'riparo', refuseStandby);

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'errore sconosciuto';
}
