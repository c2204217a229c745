import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { quizRequest } from '../../server/test/checkup-answers.ts';
import { openDatabaseGate } from '../../server/test/database-gate.ts';
import { lifeAnswers } from '../../server/test/life-quote.ts';
import { spawnServer } from '../../server/test/server-process.ts';
import { cloneDatabase } from '../../server/test/test-database.ts';
import { testServer } from '../../server/test/test-server.ts';
import { asNobody, freePorts, openFolder, startProgram } from '../../commands/beside/programs-beside.ts';
import { blockOf, withValues } from '../../commands/beside/running-page.ts';

/** PgBouncer with the page's settings in front of a database; `direct` bypasses it. */
async function startPooler() {
  const resources = new AsyncDisposableStack();
  onTestFinished(() => resources.disposeAsync());
  const folder = resources.use(await openFolder());
  const database = await cloneDatabase();
  resources.defer(() => database.drop());
  const gate = resources.use(await openDatabaseGate(database.url));
  const direct = new URL(gate.url);
  const [port = 0] = await freePorts(1);
  const users = join(folder.path, 'userlist.txt');
  await writeFile(users, `"${direct.username}" ""\n`);
  const settings = join(folder.path, 'pgbouncer.ini');
  await writeFile(
    settings,
    withValues(blockOf('ini'), {
      'port=5432 dbname=riparo': `port=${direct.port} dbname=${direct.pathname.slice(1)}`,
      'listen_port = 6432': `listen_port = ${port}\nunix_socket_dir =`,
      // The test's database asks for no password.
      'auth_type = scram-sha-256': 'auth_type = trust',
      '/etc/pgbouncer/userlist.txt': users,
      // Few enough that all clients share them: session state would leak to others at once.
      'default_pool_size = 20': 'default_pool_size = 3',
    }),
  );
  resources.use(await startProgram('pgbouncer', [settings], { port, stopBy: 'SIGINT', ...asNobody }));
  return { pooled: `postgresql://${direct.username}@127.0.0.1:${port}/riparo`, direct: gate.url };
}

async function locksIn(url: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select objid from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and datname = current_database()`,
  );
  await client.end();
  return rows;
}

test('a start through PgBouncer alone is refused with one sentence, and leaves no lock in the pool', async () => {
  const { pooled, direct } = await startPooler();
  await using folder = await openFolder();
  const settings = { DATABASE_URL: pooled, DATA_FOLDER: folder.path };
  for (let start = 0; start < 2; start += 1) {
    const { code, errors } = await spawnServer(settings).exited;
    expect(errors).toBe(
      'DATABASE_URL leads to a pooler (PgBouncer or similar): name PostgreSQL itself in DATABASE_DIRECT_URL too, for migrations and queued jobs.\n',
    );
    expect(code).toBe(1);
  }
  expect(await locksIn(direct)).toEqual([]);

  const server = spawnServer({ ...settings, DATABASE_DIRECT_URL: direct });
  const url = await server.ready;
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok', database: 'ok', queue: 'ok' });
  server.kill('SIGTERM');
  expect(await server.exited).toMatchObject({ code: 0, errors: '' });
});

test('behind PgBouncer in transaction mode many concurrent visitors are served, and their mails are sent', async () => {
  const { pooled, direct } = await startPooler();
  await using server = await testServer({
    databaseUrl: pooled,
    environment: { DATABASE_DIRECT_URL: direct, WRITES_PER_MINUTE: '1000000' },
  });
  const quotes = Array.from({ length: 60 }, () => server.call(createLifeQuoteCall, { body: lifeAnswers }));
  const quizzes = Array.from({ length: 5 }, () => server.call(submitQuizCall, { body: quizRequest() }));

  expect(new Set((await Promise.all(quotes)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set((await Promise.all(quizzes)).map(({ status }) => status))).toEqual(new Set([201]));

  expect((await server.mails()).length).toBeGreaterThan(0);
  expect(await locksIn(direct)).toEqual([]);
  // The timeout for hanging statements applies there too.
  const { rows } = await server.db.$client.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});
