import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/test-database.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { migrateDatabase } from './migrate.ts';

const people = `create table person (id integer primary key, email text not null);
--> statement-breakpoint
insert into person select n, n || '@example.it' from generate_series(1, 2500) as n`;

const index = 'CREATE UNIQUE INDEX CONCURRENTLY "person_email" ON "person" USING btree ("email");';

test('an index built during operation is built once, by the first process', async () => {
  const { url } = await emptyDatabase();
  const folder = await migrationFolder([people, index]);

  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, { folder })));

  const client = await connected(url);
  expect(await validIndexes(client)).toEqual(['person_email', 'person_pkey']);
  expect(await noted(client)).toBe(2);
});

test('an index whose build was interrupted is dropped and built again at the next start', async () => {
  const { url } = await emptyDatabase();
  const folder = await migrationFolder([people, index]);
  const client = await connected(url);
  await migrateDatabase(url, { folder: await migrationFolder([people]) });
  await client.query("insert into person values (0, '1@example.it')");

  const failure = await migrateDatabase(url, { folder }).catch((error: unknown) => error);

  expect(failure).toMatchObject({ code: '23505' });
  const { rows } = await client.query(
    "select indisvalid from pg_index where indexrelid = 'person_email'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: false }]);
  await client.query('delete from person where id = 0');
  await migrateDatabase(url, { folder });
  expect(await validIndexes(client)).toEqual(['person_email', 'person_pkey']);
  expect(await noted(client)).toBe(2);
});

test('a start interrupted between two separate statements continues where it was', async () => {
  const { url } = await emptyDatabase();
  const client = await connected(url);
  await migrateDatabase(url, {
    folder: await migrationFolder([`${people};--> statement-breakpoint\ncreate index old on person (email)`]),
  });
  await client.query(index);
  await client.query('drop index old');

  const both = `${index}--> statement-breakpoint\nDROP INDEX CONCURRENTLY "old";`;
  await migrateDatabase(url, { folder: await migrationFolder([people, both]) });

  expect(await validIndexes(client)).toEqual(['person_email', 'person_pkey']);
  expect(await noted(client)).toBe(2);
});

test('rows are changed in batches until none is left, and then validated', async () => {
  const { url } = await emptyDatabase();
  const folder = await migrationFolder([
    people,
    'alter table person add column host text;',
    `-- until no row is left
     update person set host = split_part(email, '@', 2)
     where id in (select id from person where host is null limit 1000);`,
    'alter table person add constraint person_host check (host is not null) not valid;',
    'alter table person validate constraint person_host;',
    `alter table person alter column host set not null;--> statement-breakpoint
     alter table person drop constraint person_host;`,
  ]);

  await migrateDatabase(url, { folder });

  const client = await connected(url);
  const { rows } = await client.query('select host, count(*)::int as number from person group by host');
  expect(rows).toEqual([{ host: 'example.it', number: 2500 }]);
  await expect(client.query("insert into person values (0, 'x')")).rejects.toMatchObject({ code: '23502' });
});

test('a validated constraint also holds for existing rows; otherwise the start fails', async () => {
  const { url } = await emptyDatabase();
  const client = await connected(url);
  const checked = 'alter table person add constraint person_at check (email like $$%@%$$) not valid;';
  await migrateDatabase(url, { folder: await migrationFolder([people]) });
  await client.query("insert into person values (0, 'nobody')");

  const folder = await migrationFolder([
    people,
    checked,
    'alter table person validate constraint person_at;',
  ]);
  await expect(migrateDatabase(url, { folder })).rejects.toMatchObject({ code: '23514' });
  expect(await noted(client)).toBe(2);

  await client.query('delete from person where id = 0');
  await migrateDatabase(url, { folder });
  const { rows } = await client.query("select convalidated from pg_constraint where conname = 'person_at'");
  expect(rows).toEqual([{ convalidated: true }]);
  expect(await noted(client)).toBe(3);
});

test('a change to a table in use lets waiting statements pass, and retries', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url, { folder: await migrationFolder([people]) });
  const [reader, visitor] = [await connected(url), await connected(url)];
  await reader.query('begin');
  await reader.query('select count(*) from person');
  const folder = await migrationFolder([people, 'alter table person add column phone text']);

  let isDone = false;
  const migrated = migrateDatabase(url, { folder }).then(() => (isDone = true));
  // Long enough for a first try: without a lock timeout every visitor would wait for the reader.
  await waitsForTable(visitor);
  await visitor.query("set statement_timeout = '1s'");
  await visitor.query('select count(*) from person');

  expect(isDone).toBe(false);
  await reader.query('commit');
  await migrated;
  await visitor.query('select phone from person limit 1');
});

test('a start whose table stays in use fails, and reports who uses it', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url, { folder: await migrationFolder([people]) });
  const reader = await connected(url, 'long report');
  await reader.query('begin');
  await reader.query('select count(*) from person');
  const folder = await migrationFolder([people, 'alter table person add column phone text']);

  const failure = await migrateDatabase(url, { folder, maxWaitMs: 100 }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(
    /^A table to migrate has been locked by other work for 0\.1 seconds \(the oldest: pid \d+, long report/,
  );
});

async function emptyDatabase() {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  return database;
}

async function connected(url: string, name = 'somebody'): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Files in the library's format, an hour apart. */
async function migrationFolder(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = files.map((_, number) => ({
    tag: `000${number}`,
    when: (number + 1) * 3_600_000,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  await Promise.all(files.map((text, number) => writeFile(join(folder, `000${number}.sql`), text)));
  return folder;
}

async function validIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on oid = indexrelid
     where indrelid = 'person'::regclass and indisvalid order by relname`,
  );
  return rows.map(({ name }) => name);
}

async function noted(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    'select count(*)::int as number from drizzle.__drizzle_migrations',
  );
  return rows[0]?.number ?? 0;
}

async function waitsForTable(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      "select from pg_locks where relation = 'person'::regclass and not granted",
    );
    if (rows.length > 0) return;
  }
}
