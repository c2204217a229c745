import type { Log } from '../log/log.ts';
import type { Config } from '../settings/config.ts';
import { migrateDatabase, migrationLock } from '../database/migrate.ts';
import { type Client, escapeIdentifier } from 'pg';
import { openQueue, queueSchema } from '../jobs/queue.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { withStartConnection } from '../database/takes-writes.ts';

/** Append-only tables: the role that serves requests may neither change nor remove rows. */
const onlyAddedTo = ['desk_log', 'desk_log_head'];
const logFunctions = ['ready_log_month(timestamptz)', 'drop_log_rows(timestamptz, bigint)'];
const migrationsSchema = 'drizzle';

/**
 * After the owner's role has migrated the tables: allows the role that serves requests to read and write
 * rows, and nothing else. Repeated at each start to include new tables.
 */
async function grantToRuntime(ownerUrl: string, runtimeUrl: string, log: Log): Promise<void> {
  const runtime = await roleAt(runtimeUrl);
  if (runtime === (await roleAt(ownerUrl)))
    throw new StartFailure('DATABASE_OWNER_URL: must name another role than DATABASE_URL.');
  // The queue creates its own tables, which must belong to the owner too.
  const queue = await openQueue(ownerUrl, log);
  await queue.stop(0);
  const role = escapeIdentifier(runtime);
  await withStartConnection(ownerUrl, 'riparo grants', async (client) => {
    await client.query('begin');
    // PostgreSQL fails concurrent grants: processes that start together take turns.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    for (const schema of ['public', queueSchema])
      for (const grant of [
        `grant usage on schema ${schema} to ${role}`,
        `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
        `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
        `grant execute on all functions in schema ${schema} to ${role}`,
      ])
        await client.query(grant);
    // Read now, to include a month that was just created.
    const months = await monthsOfLog(client);
    await client.query(`revoke all on ${[...onlyAddedTo, ...months].join(', ')} from ${role}`);
    await client.query(`grant select, insert on ${onlyAddedTo.join(', ')} to ${role}`);
    await client.query(`revoke delete on desk_log_end from ${role}`);
    // A restored dump has lost these permissions.
    await client.query(`revoke all on function ${logFunctions.join(', ')} from public`);
    await client.query(`grant execute on function ${logFunctions.join(', ')} to ${role}`);
    await client.query(`grant usage on schema ${migrationsSchema} to ${role}`);
    await client.query(`grant select on all tables in schema ${migrationsSchema} to ${role}`);
    await client.query('commit');
  });
}

async function roleAt(url: string): Promise<string> {
  let name = '';
  await withStartConnection(url, 'riparo', async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user as name');
    name = rows[0]?.name ?? '';
  });
  return name;
}

async function monthsOfLog(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relid::regclass::text as name from pg_partition_tree('desk_log') where isleaf`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Privileges that would let the role that serves requests rewrite the desk's log; the first of each kind is
 * enough.
 */
const logChangePrivileges = `
  select case
    when rolsuper then 'is a superuser'
    when exists (
      select from pg_class where oid in (select relid from pg_partition_tree('desk_log'))
        and pg_has_role(current_user, relowner, 'member')
    ) then 'owns the log'
    when exists (
      select from pg_partition_tree('desk_log')
      where has_table_privilege(relid, 'update') or has_table_privilege(relid, 'delete')
        or has_table_privilege(relid, 'truncate') or has_table_privilege(relid, 'trigger')
    ) then 'can change its lines'
    when exists (
      select from pg_namespace where nspname = 'public' and pg_has_role(current_user, nspowner, 'member')
    ) then 'owns the schema'
  end as way, current_user as role
  from pg_roles where rolname = current_user`;

/**
 * In production the role that serves requests can only append to the log, so that an intruder cannot hide
 * their actions.
 */
const refuseOwnerOfLog = (url: string) =>
  withStartConnection(url, 'riparo', async (client) => {
    const { rows } = await client.query<{ way: string | null; role: string }>(logChangePrivileges);
    const [found] = rows;
    if (found?.way)
      throw new StartFailure(
        `DATABASE_URL: the role “${found.role}” ${found.way}, and in production it must not be able to change the log of the desk. Use a role that does not own the tables, and name the one that owns them in DATABASE_OWNER_URL (docs/running.md, “The two roles”).`,
      );
  });

type Settings = Pick<Config, 'production' | 'databaseDirectUrl' | 'databaseOwnerUrl'>;

/** Migrates the database by the role that owns it, and limits the role that serves requests to its rights. */
export async function prepareDatabase(settings: Settings, databaseUrl: string, log: Log): Promise<void> {
  const { production, databaseDirectUrl, databaseOwnerUrl } = settings;
  await migrateDatabase(databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl);
  if (databaseOwnerUrl) await grantToRuntime(databaseOwnerUrl, databaseUrl, log);
  if (production) await refuseOwnerOfLog(databaseUrl);
}
