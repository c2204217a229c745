import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { submitQuizCall } from '@riparo/domain/contract/checkup-calls.ts';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { quizRequest } from '../../test/checkup-answers.ts';
import { databaseUrlNamed } from '../../test/database-names.ts';
import { testServer } from '../../test/test-server.ts';
import { projectFolder } from '../settings/paths.ts';
import { migrateDatabase } from './migrate.ts';

/** What the database of `compose.yaml` runs once, under a name that no other test has. */
async function prepareRole(): Promise<{ url: string; name: string; client: Client }> {
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  const script = await readFile(join(projectFolder, 'deploy', 'database-role.sql'), 'utf8');
  const statements = script
    .replaceAll(/^(?:--|\\).*$/gm, '')
    .replaceAll(/\briparo\b/g, name)
    .replaceAll(":'password'", "'a password'")
    .split(';')
    .map((statement) => statement.trim())
    // What is about everybody else would be felt by the other tests.
    .filter((statement) => statement.includes(name));
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(`drop role ${name}`);
    await client.end();
  });
  const url = databaseUrlNamed(inject('databaseUrl'), name).replace('//riparo@', `//${name}@`);
  return { url, name, client };
}

test('the product runs as a role that owns its database and nothing else', async () => {
  const { url, name, client } = await prepareRole();
  await migrateDatabase(url);
  await using server = await testServer({ databaseUrl: url });

  expect((await server.call(submitQuizCall, { body: quizRequest() })).status).toBe(201);
  expect(await server.mails()).toHaveLength(1);
  const { rows: roles } = await server.db.execute(
    'select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(roles).toEqual([
    {
      rolname: name,
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ]);
  const { rows: owned } = await client.query(
    'select datname from pg_database join pg_roles on pg_roles.oid = datdba where rolname = $1',
    [name],
  );
  expect(owned).toEqual([{ datname: name }]);
  for (const statement of ["copy (select 1) to program 'true'", "select pg_read_file('postgresql.conf')"])
    await expect(server.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});
