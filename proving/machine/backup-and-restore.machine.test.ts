import { writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { retryWhileUnreachable } from '../../server/src/platform/database/unreachable.ts';
import { lifeAnswers } from '../../server/test/life-quote.ts';
import { spawnServer } from '../../server/test/server-process.ts';
import { projectFolder } from '../../commands/running/run.ts';
import {
  asNobody,
  freePorts,
  openFolder,
  runProgram,
  runToEnd,
  startProgram,
} from '../../commands/beside/programs-beside.ts';
import { findProgram, librariesFirst } from '../../commands/beside/debian-programs.ts';

/** Debian's PostgreSQL with the role and the database of `deploy/database-role.sql`. */
async function startPostgres(folder: string): Promise<string> {
  const [port = 0] = await freePorts(1);
  const data = join(folder, 'data');
  const made = await runProgram(
    'initdb',
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ],
    asNobody,
  );
  expect(made).toMatchObject({ code: 0 });
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = await startProgram('postgres', ['-D', data, '-p', String(port), ...args], {
    port,
    stopBy: 'SIGINT',
    ...asNobody,
  });
  onTestFinished(() => postgres[Symbol.asyncDispose]());
  // It listens before it accepts sessions.
  const client = await retryWhileUnreachable(async () => {
    const one = new Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres` });
    await one.connect();
    return one;
  }, AbortSignal.timeout(60_000));
  await client.query("create role riparo login nosuperuser nocreatedb nocreaterole password 'se/gre#to'");
  await client.query('create database riparo owner riparo');
  await client.end();
  return `postgresql://riparo:se%2Fgre%23to@127.0.0.1:${port}/riparo`;
}

/** `npm run backup` and `npm run restore`, with a machine's PostgreSQL programs on the path. */
function runScript(name: 'backup' | 'restore', file: string, DATABASE_URL: string) {
  return runToEnd(process.execPath, [join(projectFolder, 'commands', `${name}.ts`), file], {
    env: {
      ...librariesFirst(),
      PATH: [dirname(findProgram('pg_dump')), process.env['PATH'] ?? ''].join(delimiter),
      NODE_ENV: 'test',
      DATABASE_URL,
    },
  });
}

async function askForQuote(url: string): Promise<void> {
  const { status } = await fetch(`${url}${createLifeQuoteCall.path}`, {
    method: createLifeQuoteCall.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lifeAnswers),
  });
  expect(status).toBe(200);
}

test('a backup is restored completely, and only while nothing else uses the database', async () => {
  await using folder = await openFolder();
  const DATABASE_URL = await startPostgres(folder.path);
  const file = join(folder.path, 'riparo.dump');
  const settings = { DATABASE_URL, DATA_FOLDER: folder.path, LOG_LEVEL: 'silent' };
  const countQuotes = async () => {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from life_quote');
    await client.end();
    return rows[0]?.count;
  };
  const server = spawnServer(settings);
  const url = await server.ready;
  await askForQuote(url);

  expect(await runScript('backup', file, DATABASE_URL)).toMatchObject({ code: 0 });
  await askForQuote(url);

  const refused = await runScript('restore', file, DATABASE_URL);
  expect(refused.words).toMatch(
    /^Stop all processes first, and PgBouncer if there is one: still connected to the database are riparo \(\d+\), riparo queue \(\d+\)\.\n$/,
  );
  expect(refused.code).toBe(1);
  server.kill('SIGTERM');
  await server.exited;
  expect(await countQuotes()).toBe(2);

  // A truncated file changes nothing.
  const broken = join(folder.path, 'broken.dump');
  await writeFile(broken, 'PGDMP and no more');
  expect(await runScript('restore', broken, DATABASE_URL)).toMatchObject({ code: 1 });
  expect(await countQuotes()).toBe(2);

  // Twice, because a second restore finds what the first left behind.
  for (let time = 0; time < 2; time += 1) {
    const restored = await runScript('restore', file, DATABASE_URL);
    expect(restored.words).toBe(`The database is restored from ${file}: start the processes again.\n`);
    expect(restored.code).toBe(0);
    expect(await countQuotes()).toBe(1);
  }
  const again = spawnServer(settings);
  await askForQuote(await again.ready);
  again.kill('SIGTERM');
  expect(await again.exited).toMatchObject({ code: 0, errors: '' });
});
