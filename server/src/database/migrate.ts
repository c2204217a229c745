import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrationsFolder } from '../settings/paths.ts';
import { StartFailure } from '../settings/start-failure.ts';

// Any number, as long as nothing else locks it: several processes that start at once take turns at it.
const migrationLock = 4_172_026;

export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'riparo migrations' });
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(`Il database di DATABASE_URL non risponde (${reasonOf(error)}).`, {
      cause: error,
    });
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection also releases the lock.
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'errore sconosciuto';
}
