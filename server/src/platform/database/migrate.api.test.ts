import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/test-database.ts';
import { testLog } from '../../../test/test-log.ts';
import { openQueue } from '../jobs/queue.ts';
import { projectFolder } from '../settings/paths.ts';
import { connect } from './connection.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { migrateDatabase, migrationLock } from './migrate.ts';
import { refuseStandbyAtUrl } from './takes-writes.ts';

test('processes that start at once on an empty database migrate it once', async () => {
  const database = await createEmptyDatabase();
  const { log } = testLog();
  const starts = [1, 2, 3].map(async () => {
    await migrateDatabase(database.url);
    const queue = await openQueue(database.url, log);
    await queue.stop(0);
  });
  await Promise.all(starts);

  const { db, close } = connect(database.url, log);
  const { rows } = await db.execute(
    sql`select count(*)::int as tables from information_schema.tables where table_name = 'mail_message'`,
  );
  const { rows: logged } = await db.execute(
    sql`select relpersistence from pg_class where relname = 'rate_limit'`,
  );
  expect(rows).toEqual([{ tables: 1 }]);
  expect(logged).toEqual([{ relpersistence: 'u' }]);
  await close();
  await database.drop();
});

test('a start that waits too long for another migration reports who is migrating, and leaves no lock behind', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const other = new Client({ connectionString: database.url, application_name: 'stuck' });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [migrationLock]);

  const failure = await migrateDatabase(database.url, { maxWaitMs: 50 }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(
    /^Another process has been migrating the database for more than 0\.05 seconds \(pid \d+, stuck\): start again when it has ended; if it hangs, end it with select pg_terminate_backend\(\d+\)\.$/,
  );
  await other.end();
  await migrateDatabase(database.url, { maxWaitMs: 10_000 });
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  onTestFinished(close);
  const { rows } = await db.execute(sql`
    select objid from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`);
  expect(rows).toEqual([]);
});

test('a start on a read-only database reports that in a sentence', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  await client.end();

  for (const start of [migrateDatabase, refuseStandbyAtUrl]) {
    const failure = await start(database.url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).message).toMatch(/^The database is read-only/);
  }
});

/** The content of a table by names, so that code and database can be compared. */
type Described = Readonly<Record<'columns' | 'indexes' | 'references' | 'checks', readonly string[]>>;

const plain = (type: string) => type.replace(' (', '(').replaceAll(', ', ',');

function describedInCode(table: PgTable): Described {
  const { columns, indexes, foreignKeys, checks, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const keys = [
    ...primaryKeys.map((key) => key.getName()),
    ...uniqueConstraints.map((one) => one.getName() ?? ''),
    ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique && uniqueName ? [uniqueName] : [])),
    ...columns.filter(({ primary }) => primary).map(() => `${getTableName(table)}_pkey`),
  ];
  return {
    columns: columns.map((column) => {
      const { name, notNull, default: value, generatedIdentity } = column;
      const isFilled = value !== undefined || generatedIdentity !== undefined;
      return `${name} ${plain(column.getSQLType())}${notNull ? ' not null' : ''}${isFilled ? ' default' : ''}`;
    }),
    indexes: [
      ...keys.map((name) => `${name} unique`),
      ...indexes.map(({ config: { name, unique } }) => `${name}${unique ? ' unique' : ''}`),
    ],
    references: foreignKeys.map((key) => {
      const { columns: from, foreignTable } = key.reference();
      return `${from.map(({ name }) => name).join(',')} ${getTableName(foreignTable)} ${key.onDelete ?? 'no action'}`;
    }),
    checks: checks.map(({ name }) => name),
  };
}

const DESCRIBED_IN_DATABASE = `
  select relname as name,
    (select array_agg(attname || ' ' || format_type(atttypid, atttypmod)
        || coalesce((select ' COLLATE "' || collname || '"' from pg_collation where oid = attcollation and collname <> 'default'), '')
        || case when attnotnull then ' not null' else '' end
        || case when atthasdef and attgenerated = '' or attidentity <> '' then ' default' else '' end)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
    (select array_agg(indexrelid::regclass::text || case when indisunique then ' unique' else '' end)
      from pg_index where indrelid = pg_class.oid) as indexes,
    (select array_agg(
        (select string_agg(attname, ',' order by place) from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number)
        || ' ' || confrelid::regclass || ' '
        || case confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' else 'no action' end)
      from pg_constraint where conrelid = pg_class.oid and contype = 'f') as references,
    (select array_agg(conname::text) from pg_constraint where conrelid = pg_class.oid and contype = 'c') as checks
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

test('the migrations create the tables that the code describes', async () => {
  const modules = await Promise.all(
    globSync('src/**/*tables.ts', { cwd: join(projectFolder, 'server') }).map(
      (file) => import(join(projectFolder, 'server', file)) as Promise<object>,
    ),
  );
  const inCode = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [getTableName(table), describedInCode(table)] as const);
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  await migrateDatabase(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Described & { name: string }>(DESCRIBED_IN_DATABASE);
  await client.end();

  const sorted = (described: Described) =>
    Object.fromEntries(Object.entries(described).map(([what, names]) => [what, (names ?? []).toSorted()]));
  const made = rows.map(({ name, ...described }) => [name, sorted(described)] as const);
  expect(Object.fromEntries(made), 'run `npm run migration -w server`').toEqual(
    Object.fromEntries(inCode.map(([name, described]) => [name, sorted(described)])),
  );
});

test('a database from before the first release is refused with instructions', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1762700000000)",
  );
  await client.end();

  const failure = await migrateDatabase(database.url).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(/^This database was made by a version before/);
});
