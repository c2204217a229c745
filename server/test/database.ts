import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { decodeConfig } from '../src/platform/settings/config.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { createLog } from '../src/platform/log/log.ts';
import { openParts } from '../src/assembly/server-parts.ts';
import { databaseUrlNamed, templateDatabase } from './database-names.ts';

// Loaded by Node itself: it resolves its binaries with `import.meta.resolve`, which Vite's module runner
// lacks here.
const require = createRequire(import.meta.url);
const { startEmbeddedDatabase } =
  require('../src/platform/database/embedded.ts') as typeof import('../src/platform/database/embedded.ts');

// Each worker has a server or two of its own, and some start more.
const maxConnections = 200;

/** One PostgreSQL for the whole run, with a migrated database that each test server is cloned from. */
export default async function startTestDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-tests-'));
  // When started by root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o711);
  const database = await startEmbeddedDatabase({ folder, durable: false, maxConnections });
  await makeTemplate(database.url);
  project.provide('databaseUrl', database.url);

  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();

  const templateUrl = databaseUrlNamed(url, templateDatabase);
  await migrateDatabase(templateUrl);
  // Opened once, so that the queues are in every clone too.
  const parts = await openParts({
    config: decodeConfig({ NODE_ENV: 'test' }),
    databaseUrl: templateUrl,
    appSecret: randomBytes(32).toString('hex'),
    log: createLog('silent'),
    clock: () => new Date(),
  });
  await parts.close();

  const made = new Client({ connectionString: templateUrl });
  await made.connect();
  await provideEmptying(made);
  await made.end();
}

/**
 * Creates `empty_again()` in the database that tests clone: it deletes every later row, whatever protects it,
 * and restarts sequences. The initial content stays: the queues, and the migrations run. If a test has
 * changed the tables themselves, it fails.
 */
async function provideEmptying(client: Client): Promise<void> {
  await client.query(`
    create schema emptying;
    create table emptying.stays (name text primary key);
    create function emptying.tables() returns setof text language sql as $$
      select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'emptying')
    $$;
    create function emptying.has_rows(name text) returns boolean language plpgsql as $$
      declare found boolean;
      begin
        execute format('select exists (select from %s)', name) into found;
        return found;
      end
    $$;
    create function emptying.shape() returns text language sql as $$
      select concat_ws(' ',
        (select count(*) from pg_attribute where not attisdropped), (select count(*) from pg_class),
        (select md5(string_agg(prosrc, '' order by oid)) from pg_proc where pronamespace = 'public'::regnamespace),
        (select count(*) from pg_constraint), (select count(*) from pg_trigger where tgenabled = 'O'))
    $$;
    insert into emptying.stays select name from emptying.tables() as name where emptying.has_rows(name);
    do $$
      declare kept text;
      begin
        for kept in select name from emptying.stays where name like 'public.%' loop
          execute format('create table emptying.%s as table %s', replace(kept, 'public.', ''), kept);
        end loop;
      end
    $$;
    create function emptying.empty_again() returns void language plpgsql set session_replication_role = replica as $$
      declare name text;
      begin
        for name in select emptying.tables() except select stays.name from emptying.stays loop
          if emptying.has_rows(name) then execute 'delete from ' || name; end if;
        end loop;
        for name in select replace(stays.name, 'public.', '') from emptying.stays where stays.name like 'public.%' loop
          execute format('delete from public.%s', name);
          execute format('insert into public.%s overriding system value select * from emptying.%s', name, name);
        end loop;
        for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null loop
          execute format('alter sequence %s restart', name);
        end loop;
        if emptying.shape() <> (select shape from emptying.begun) then raise 'the tables are no longer what they were'; end if;
      end
    $$;
    create table emptying.begun (shape text);
    insert into emptying.begun select emptying.shape();`);
}
