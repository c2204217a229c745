import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { projectFolder } from '../running/run.ts';

const emptying = join(projectFolder, 'deploy', 'empty-database.sql');

/** Dumps the whole database to one file, which appears only once it is complete. */
export async function backUp(url: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const dump = start('pg_dump', ['--format=custom', `--file=${unfinished}`], url);
    await dump.ended();
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Replaces the whole database with the contents of the file, in one transaction and only while nothing else
 * uses it.
 */
export async function restore(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartFailure(`The file ${file} does not exist.`);
  await refuseOthers(url);
  const emptied = await readFile(emptying, 'utf8');
  const writing = start(
    'psql',
    ['--single-transaction', '--set=ON_ERROR_STOP=1', '--quiet', '--file=-'],
    url,
  );
  writing.output.resume();
  writing.input.write(`${emptied}\n`);
  // Reads the output from the start: Node discards the output of a program that ends before anything reads
  // it.
  const reading = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]);
  const flowing = pipeline(reading.output, writing.input, { end: false });
  // Commit only after everything was read: otherwise a truncated file would be stored as far as it goes.
  const all = await Promise.allSettled([reading.ended(), flowing]);
  const read = all.find(({ status }) => status === 'rejected') ?? all[0];
  if (read.status === 'fulfilled') writing.input.end();
  else writing.endEarly();
  const [written] = await Promise.allSettled([writing.ended()]);
  const failures = [written, read].flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  if (failures.length > 0) throw new StartFailure(failures.map(({ message }) => message).join('\n'));
}

/** Their next write would be based on rows that no longer exist. */
async function refuseOthers(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'riparo restore' });
  await client.connect().catch((error: unknown) => {
    throw new StartFailure('The database of DATABASE_URL does not answer.', { cause: error });
  });
  const { rows } = await client.query<{ name: string; count: number }>(
    `select coalesce(nullif(application_name, ''), usename) as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     group by 1 order by 1`,
  );
  await client.end();
  if (rows.length === 0) return;
  const names = rows.map(({ name, count }) => `${name} (${count})`).join(', ');
  throw new StartFailure(
    `Stop all processes first, and PgBouncer if there is one: still connected to the database are ${names}.`,
  );
}

/**
 * The password is passed in the environment, because other accounts on the machine can read every process's
 * arguments.
 */
function start(program: string, args: readonly string[], url?: string) {
  const { address, password } = url ? withoutPassword(url) : { address: null, password: '' };
  const child = spawn(program, [...args, ...(address ? [`--dbname=${address}`] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const words = text(child.stderr);
  const closed = once(child, 'close').then(
    ([code]) => code as number | null,
    (error: NodeJS.ErrnoException) => error,
  );
  child.stdin.on('error', () => undefined);
  let wasEnded = false;
  return {
    input: child.stdin,
    output: child.stdout,
    endEarly: () => void (wasEnded = child.kill()),
    async ended(): Promise<void> {
      const end = await closed;
      if (end instanceof Error)
        throw new StartFailure(
          `The program ${program} is missing: install the client programs of PostgreSQL (on Debian: apt-get install postgresql-client).`,
        );
      const said = (await words).trim();
      if (end !== 0 && !(wasEnded && said === ''))
        throw new StartFailure(`${said}\n${program} failed, for the reason above.`);
    },
  };
}

function withoutPassword(url: string): { address: string; password: string } {
  const [, password = ''] = /^\w+:\/\/[^:/?#@]*:([^@]*)@/.exec(url) ?? [];
  return {
    address: password ? url.replace(`:${password}@`, '@') : url,
    password: decodeURIComponent(password),
  };
}
