import { Client } from 'pg';

/** Runs one statement on its own connection. */
export async function askDatabase<Row>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as Row[];
}
