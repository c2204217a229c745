import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { testLog } from '../../test/test-log.ts';
import { appendToLog, product } from '../desk-log/append.ts';
import { checkLog } from '../desk-log/check-log.ts';
import { BEFORE_ALL, hashOf, NO_KEY } from '../desk-log/hash.ts';
import { logKeysOf, setLogKeys } from '../desk-log/log-keys.ts';
import { readyLogMonths } from '../desk-log/log-months.ts';
import { openQueue } from '../jobs/queue.ts';
import { migrationsFolder, projectFolder } from '../settings/paths.ts';
import { connect } from './connection.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { migrateDatabase, migrationLock } from './migrate.ts';
import { refuseStandbyAt } from './takes-writes.ts';

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

test('a start that waits too long for another one that migrates says who it is, and leaves no lock behind', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const other = new Client({ connectionString: database.url, application_name: 'stuck' });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [migrationLock]);

  const failure = await migrateDatabase(database.url, { longestWaitMs: 50 }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(
    /^Un altro processo sta aggiornando il database da più di 0\.05 secondi \(pid \d+, stuck\): quando finisce riavvia; se è bloccato, chiudilo con select pg_terminate_backend\(\d+\)\.$/,
  );
  await other.end();
  await migrateDatabase(database.url, { longestWaitMs: 10_000 });
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  onTestFinished(close);
  const { rows } = await db.execute(sql`
    select objid from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`);
  expect(rows).toEqual([]);
});

test('a start on a database that takes no writes says so in a sentence', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  await client.end();

  for (const start of [migrateDatabase, refuseStandbyAt]) {
    const failure = await start(database.url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).message).toMatch(/^Il database accetta solo letture/);
  }
});

test('the migrations make the tables that the code describes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const drizzleKit = join(projectFolder, 'node_modules', '.bin', 'drizzle-kit');
  const serverFolder = join(projectFolder, 'server');
  // It takes every path for a relative one.
  const out = relative(serverFolder, folder);
  const flags = ['generate', '--dialect', 'postgresql', '--schema', './src/**/*tables.ts', '--out', out];

  const { stdout } = await promisify(execFile)(drizzleKit, flags, { cwd: serverFolder });

  expect(stdout, 'run `npm run migration -w server`').toContain('No schema changes, nothing to migrate');
});

test('who had an account before customers had rows of their own keeps all that is theirs', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, '0017_suitability');
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  onTestFinished(close);
  const [ada, deal] = [randomUUID(), randomUUID()];
  const marketing = { given: true, version: '2026-11-16', givenAt: '2026-11-16T08:00:00Z', source: '/' };
  await db.execute(sql`
    insert into account (id, email, email_key, password_hash, has_own_password, first_name, last_name, birth_date,
      marketing, created_at, confirmed_at)
    values (${ada}, 'Ada@example.it', 'ada@example.it', 'hash', true, 'Ada', 'Rossi', '1985-03-27',
      ${JSON.stringify(marketing)}::jsonb, now(), now())`);
  await db.execute(sql`
    insert into deal (uuid, submission_key, product_key, "order", stage, email, email_key, first_name, last_name,
      profile, consents, price_cents, account_id, created_at)
    values (${deal}, ${randomUUID()}, 'pet', 'pay-first', 'quotation', 'Ada@example.it', 'ada@example.it', 'Ada',
      'Rossi', '{}', '{}', 100, ${ada}, now())`);
  await db.execute(sql`insert into account_event (account_id, kind, at) values (${ada}, 'signed-in', now())`);
  await db.execute(sql`
    insert into consent_change (account_id, kind, given, version, source, at)
    values (${ada}, 'marketing', true, '2026-11-16', '/customer', now())`);

  await migrateDatabase(database.url);

  const { rows } = await db.execute(sql`select id, email, email_key, marketing from customer`);
  expect(rows).toEqual([{ id: ada, email: 'Ada@example.it', email_key: 'ada@example.it', marketing }]);
  const { rows: owners } = await db.execute(sql`
    select 'deal' as of, account_id from deal union all select 'event', account_id from account_event
    union all select 'consent', account_id from consent_change`);
  const isHers = (of: string) => ({ of, account_id: ada });
  expect(owners).toEqual([isHers('deal'), isHers('event'), isHers('consent')]);
  const { rows: passwords } = await db.execute(sql`select password_hash from account`);
  expect(passwords).toEqual([{ password_hash: 'hash' }]);
});

test('whoever was promised a call before there was a queue is in it, once for each promise', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, '0021_staff_and_log');
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  onTestFinished(close);
  const [priced, refused] = [randomUUID(), randomUUID()];
  for (const [uuid, cents, refusal] of [
    [priced, 1789, null],
    [refused, null, 'age'],
  ] as const)
    await db.execute(sql`
      insert into life_quote (uuid, submission_key, first_name, last_name, birth_date, smoker, sum_assured_cents, years,
        quoted_on, tariff_version, monthly_cents, refusal, effective_date, created_at)
      values (${uuid}, ${randomUUID()}, 'Ada', 'Rossi', '1991-03-27', false, 10000000, 20, '2026-11-16', '1', ${cents},
        ${refusal}, '2026-12-16', now())`);
  const call = (quote: string, age: string, callBy: string) =>
    db.execute(sql`
      insert into call_back (submission_key, quote_uuid, email, phone, consents, created_at, call_by)
      values (${randomUUID()}, ${quote}, 'ada@example.it', '+393331234567', '{}', now() - ${age}::interval,
        ${callBy}::timestamptz)`);
  await call(priced, '2 hours', '2026-11-16T14:30:00Z');
  await call(priced, '1 hour', '2026-11-16T14:30:00Z');
  await call(refused, '31 days', '2026-10-15T14:30:00Z');
  await db.execute(sql`
    insert into quote_request (submission_key, product, first_name, last_name, email, phone, consents, created_at)
    values (${randomUUID()}, 'casa', 'Ada', 'Rossi', 'ada@example.it', '+393331234567', '{}', now() - interval '3 hours')`);

  await migrateDatabase(database.url);

  const { rows } = await db.execute(sql`
    select kind, state, product, first_name, version, due = deadline as is_due_as_promised,
      closed_at is not null as is_closed,
      (select string_agg(action || ' ' || to_state, ',') from desk_request_history where request_id = desk_request.id)
        as history
    from desk_request order by created_at`);
  const ada = { first_name: 'Ada', version: 1, is_due_as_promised: true };
  const waiting = { ...ada, state: 'new', is_closed: false, history: 'open new' };
  expect(rows).toEqual([
    {
      ...ada,
      kind: 'refused-quote',
      state: 'lost',
      product: 'vita-tcm',
      is_closed: true,
      history: 'open lost',
    },
    { ...waiting, kind: 'quote-request', product: 'casa' },
    { ...waiting, kind: 'call-back', product: 'vita-tcm' },
  ]);
  const { rows: promises } = await db.execute(
    sql`select extract(epoch from call_by - created_at)::float as seconds from quote_request`,
  );
  expect(promises).toEqual([{ seconds: expect.closeTo(1800, 1) }]);
});

test('the log of the desk that was there before it had months stays as it was, and goes on', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, '0039_complaint_files_and_claim_lists');
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  onTestFinished(close);
  setLogKeys(logKeysOf({ key: null, otherKeys: [] }, 'a secret of this test'));
  const at = new Date();
  let previousHash = BEFORE_ALL;
  for (let number = 1; number <= 5; number += 1) {
    const row = { number, at, actorId: null, actorName: 'Riparo', address: '', subject: 'log', previousHash };
    const hash = hashOf({ ...row, action: 'log.exported', details: '{}', keyId: NO_KEY });
    await db.execute(sql`
      insert into desk_log (number, at, actor_name, address, action, subject, details, previous_hash, hash)
      values (${number}, ${at.toISOString()}, 'Riparo', '', 'log.exported', 'log', '{}', ${previousHash}, ${hash})`);
    previousHash = hash ?? '';
  }

  await migrateDatabase(database.url);

  expect(await readyLogMonths({ db, clock: () => at })).toHaveLength(2);
  const entry = { action: 'log.exported', subject: 'log' } as const;
  await db.transaction((tx) => appendToLog(tx, product, entry, new Date()));
  expect(await checkLog(db)).toMatchObject({ rows: 6, last: { number: 6 }, faults: [] });
});

/** As a database was left by the version that knew no later migration. */
async function migrateTo(url: string, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  type Journal = { entries: { tag: string }[] };
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.end();
}
