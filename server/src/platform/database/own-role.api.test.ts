import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { inviteStaffCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { prepareRoles, type TwoRoles } from '../../../test/database-roles.ts';
import { atDesk, newStaffEmail } from '../../../test/desk.ts';
import { testLog } from '../../../test/test-log.ts';
import { testServer } from '../../../test/test-server.ts';
import { appendToLog, product } from '../../desk/log/append.ts';
import { checkLog } from '../../desk/log/check-log.ts';
import { ensureLogPartitions } from '../../desk/log/log-months.ts';
import { noteHead } from '../../desk/log/note-head.ts';
import { shortenLog } from '../../desk/log/shorten-log.ts';
import { prepareDatabase } from '../process/prepare-database.ts';

async function prepared(): Promise<TwoRoles> {
  const roles = await prepareRoles();
  onTestFinished(() => roles.drop());
  const settings = { production: true, databaseDirectUrl: null, databaseOwnerUrl: roles.ownerUrl };
  await prepareDatabase(settings, roles.url, testLog().log);
  return roles;
}

test('the product runs as a role that owns nothing, beside one that owns only its database', async () => {
  const { url, name, admin } = await prepared();
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
  const { rows: owned } = await admin.query(
    'select datname, rolname from pg_database join pg_roles on pg_roles.oid = datdba where rolname like $1',
    [`${name}%`],
  );
  expect(owned).toEqual([{ datname: name, rolname: `${name}_owner` }]);
  for (const statement of ["copy (select 1) to program 'true'", "select pg_read_file('postgresql.conf')"])
    await expect(server.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('processes that start at once on an empty database all start and grant the same rights', async () => {
  const roles = await prepareRoles();
  onTestFinished(() => roles.drop());
  const settings = { production: true, databaseDirectUrl: null, databaseOwnerUrl: roles.ownerUrl };
  const starts = [1, 2, 3, 4].map(() => prepareDatabase(settings, roles.url, testLog().log));
  expect(await Promise.all(starts)).toHaveLength(4);
});

test('the role that serves requests can append to the log but has no way to change it', async () => {
  const { url } = await prepared();
  await using server = await testServer({ databaseUrl: url });
  const { browser } = await atDesk(server, 'responsabile');
  await browser.call(inviteStaffCall, { email: newStaffEmail(), role: 'consulente' });
  await ensureLogPartitions(server.parts);
  await server.db.transaction((tx) =>
    appendToLog(tx, product, { action: 'log.exported', subject: 'log' }, new Date()),
  );
  await noteHead(server.parts);
  const { rows: tables } = await server.db.execute<{ name: string }>(
    `select relid::regclass::text as name from pg_partition_tree('desk_log')`,
  );
  expect(tables.length).toBeGreaterThan(3);
  const refused = tables.flatMap(({ name }) => [
    `update ${name} set subject = 'x'`,
    `delete from ${name}`,
    `truncate ${name}`,
    `alter table ${name} disable trigger all`,
    `drop table ${name}`,
    `create trigger mine before insert on ${name} for each row execute function refuse_log_change()`,
  ]);
  for (const statement of [
    ...refused,
    'create or replace function refuse_log_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'alter table desk_log detach partition desk_log_rest',
    'create table mine (id int)',
    'update desk_log_head set number = 1',
    'delete from desk_log_head',
    'delete from desk_log_end',
    "set session_replication_role = 'replica'",
  ])
    await expect(server.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(server.db.execute('select drop_log_rows(now(), 1000)')).rejects.toMatchObject({
    cause: { message: 'the log of the desk is only appended to' },
  });
  // The partitions of rows that are two years old, and no younger ones.
  await expect(
    server.db.execute("select drop_log_rows(now() - interval '3 years', 1000)"),
  ).rejects.toMatchObject({ cause: { message: 'the log of the desk is only appended to' } });
  expect((await checkLog(server.db)).faults).toEqual([]);
});

test('monthly partitions are created and dropped on behalf of the role that does not own them', async () => {
  const { url } = await prepared();
  const begin = new Date(Date.UTC(new Date().getUTCFullYear() - 4, 0, 10));
  await using server = await testServer({ databaseUrl: url, now: begin });
  expect(await ensureLogPartitions(server.parts)).toHaveLength(3);
  for (let month = 0; month < 3; month += 1) {
    const at = new Date(Date.UTC(begin.getUTCFullYear(), month, 10));
    await server.db.transaction((tx) =>
      appendToLog(tx, product, { action: 'log.exported', subject: 'log' }, at),
    );
  }
  expect(await shortenLog(server.db, new Date(Date.UTC(begin.getUTCFullYear() + 2, 1, 1)))).toBe(1);
  expect(await checkLog(server.db)).toMatchObject({ rows: 3, faults: [] });
});

test.each([
  ['owns the tables', (roles: TwoRoles) => roles.ownerUrl, '', 'owns the log'],
  ['may become their owner', ({ url }: TwoRoles) => url, 'grant NAME_owner to NAME', 'owns the log'],
  ['may change rows', ({ url }: TwoRoles) => url, 'grant update on desk_log to NAME', 'can change its lines'],
  [
    'may change rows of a month',
    ({ url }: TwoRoles) => url,
    'grant delete on desk_log_rest to NAME',
    'can change its lines',
  ],
])('production refuses to start as a role that %s', async (_, urlOf, statement, why) => {
  const roles = await prepared();
  const client = new Client({
    connectionString: roles.ownerUrl.replace(`//${roles.name}_owner@`, '//riparo@'),
  });
  await client.connect();
  if (statement) await client.query(statement.replaceAll('NAME', roles.name));
  await client.end();
  const settings = { production: true, databaseDirectUrl: null, databaseOwnerUrl: null };
  const start = prepareDatabase(settings, urlOf(roles), testLog().log).catch((error: Error) => error.message);
  expect(await start).toContain(why);
});

test('a process without the owner’s credentials starts if everything is migrated already', async () => {
  const { url } = await prepared();
  const settings = { production: true, databaseDirectUrl: null, databaseOwnerUrl: null };
  await expect(prepareDatabase(settings, url, testLog().log)).resolves.toBeUndefined();
});

test('the owner must not be the role that serves requests', async () => {
  const { ownerUrl } = await prepared();
  const settings = { production: false, databaseDirectUrl: null, databaseOwnerUrl: ownerUrl };
  await expect(prepareDatabase(settings, ownerUrl, testLog().log)).rejects.toThrow('DATABASE_OWNER_URL');
});
