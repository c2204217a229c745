import { Client } from 'pg';
import { StartFailure } from '../settings/start-failure.ts';

/**
 * A pooler lends one connection of PostgreSQL to many in turn: what belongs to a session (locks, listening, statements
 * planned by name) would be somebody else's by the next statement. It gives itself away: the process that the
 * connection was told of is not the one that answers.
 */
export async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === toldProcess(client)) return;
  throw new StartFailure(
    'DATABASE_URL porta a un pooler (PgBouncer o simile): indica anche PostgreSQL stesso con DATABASE_DIRECT_URL, per le migrazioni e i lavori in coda.',
  );
}

function toldProcess(client: Client): unknown {
  return 'processID' in client ? client.processID : undefined;
}

/** For the way through a pooler: no statement is planned by name, since the next one may run on another connection. */
export class PooledClient extends Client {
  // The driver takes a statement in many forms; those with a name are plain objects that hold one.
  override query = ((...args: readonly unknown[]) => {
    const [statement, ...others] = args;
    return Reflect.apply(Client.prototype.query, this, [withoutName(statement), ...others]);
  }) as Client['query'];
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return 'submit' in statement ? statement : { ...statement, name: undefined };
}
