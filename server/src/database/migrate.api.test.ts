import { cp, mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { testLog } from '../../test/test-log.ts';
import { openQueue } from '../jobs/queue.ts';
import { migrationsFolder, projectFolder } from '../settings/paths.ts';
import { connect } from './connection.ts';
import { migrateDatabase } from './migrate.ts';

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

test('the migrations make the tables that the code describes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const drizzleKit = join(projectFolder, 'node_modules', '.bin', 'drizzle-kit');
  const serverFolder = join(projectFolder, 'server');
  // It takes every path for a relative one.
  const out = relative(serverFolder, folder);
  const flags = ['generate', '--dialect', 'postgresql', '--schema', './src/**/tables.ts', '--out', out];

  const { stdout } = await promisify(execFile)(drizzleKit, flags, { cwd: serverFolder });

  expect(stdout, 'run `npm run migration -w server`').toContain('No schema changes, nothing to migrate');
});
