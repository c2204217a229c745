import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { projectFolder } from '../src/platform/settings/paths.ts';
import { databaseUrlNamed } from './database-names.ts';

export type TwoRoles = {
  /** For the role that serves requests. */
  url: string;
  ownerUrl: string;
  /** Of the first role, and of the database; the other role is `…_owner`. */
  name: string;
  /** As superuser. */
  admin: Client;
  drop(): Promise<void>;
};

/** What the database of `compose.yaml` runs once, under a name unique to this test. */
export async function prepareRoles(): Promise<TwoRoles> {
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  const script = await readFile(join(projectFolder, 'deploy', 'database-role.sql'), 'utf8');
  const statements = script
    .replaceAll(/^(?:--|\\).*$/gm, '')
    .replaceAll(/\briparo(_owner)?\b/g, `${name}$1`)
    .replaceAll(/:'\w+'/g, "'a password'")
    .split(';')
    .map((statement) => statement.trim())
    // Settings of the whole server would affect the other tests.
    .filter((statement) => statement.includes(name));
  const admin = new Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  const urlOf = (role: string) =>
    databaseUrlNamed(inject('databaseUrl'), name).replace('//riparo@', `//${role}@`);
  return {
    url: urlOf(name),
    ownerUrl: urlOf(`${name}_owner`),
    name,
    admin,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.query(`drop role ${name}_owner`);
      await admin.end();
    },
  };
}
