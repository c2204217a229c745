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
import { provideEmptying } from './emptied-database.ts';

// Loaded by Node itself: it looks its binaries up with `import.meta.resolve`, which Vite's module runner lacks here.
const require = createRequire(import.meta.url);
const { startEmbeddedDatabase } =
  require('../src/platform/database/embedded.ts') as typeof import('../src/platform/database/embedded.ts');

// Each worker has a server or two of its own, and some start others.
const maxConnections = 200;

/** One PostgreSQL for the whole run, with a migrated database that each test server is cloned from. */
export default async function startTestDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-tests-'));
  // Started by root, the database runs as somebody else, who must be able to pass through.
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
