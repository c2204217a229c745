import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrlNamed, templateDatabase } from './database-names.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A migrated database of its own. Its files are copied: through the WAL it would take four times as long. */
export function cloneDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${templateDatabase} strategy file_copy`);
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} ${options}`);
  return {
    url: databaseUrlNamed(inject('databaseUrl'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}
