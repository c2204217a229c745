import { Client } from 'pg';
import { StartFailure } from '../settings/start-failure.ts';

/**
 * A pooler lends one PostgreSQL connection to many clients in turn: session state (locks, listening, prepared
 * statements) would belong to someone else at the next statement. We recognise it because the process
 * announced for the connection is not the one that answers.
 */
export async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === announcedProcess(client)) return;
  throw new StartFailure(
    'DATABASE_URL leads to a pooler (PgBouncer or similar): name PostgreSQL itself in DATABASE_DIRECT_URL too, for migrations and queued jobs.',
  );
}

function announcedProcess(client: Client): unknown {
  return 'processID' in client ? client.processID : undefined;
}

/** For use through a pooler: no named statements, as the next one may run on another connection. */
export class PooledClient extends Client {
  // The driver accepts statements in many forms; named ones are plain objects.
  override query = ((...args: readonly unknown[]) => {
    const [statement, ...others] = args;
    return Reflect.apply(Client.prototype.query, this, [withoutName(statement), ...others]);
  }) as Client['query'];
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return 'submit' in statement ? statement : { ...statement, name: undefined };
}
