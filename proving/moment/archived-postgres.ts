import { appendFile, chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import { retryWhileUnreachable } from '../../server/src/platform/database/unreachable.ts';
import {
  asNobody,
  freePorts,
  runProgram,
  runToEnd,
  startProgram,
} from '../../commands/beside/programs-beside.ts';
import { findProgram, librariesFirst } from '../../commands/beside/debian-programs.ts';
import { projectFolder } from '../../commands/running/run.ts';

/** Where `deploy/archive` would be on a machine of its own, and its archive. */
export type Archive = { readonly scripts: string; readonly folder: string };
export type Postgres = AsyncDisposable & { readonly port: number; readonly adminUrl: string };

/** Within reach of PostgreSQL's account. */
export async function layOutArchive(folder: string): Promise<Archive> {
  const archive = { scripts: join(folder, 'scripts'), folder: join(folder, 'archive') };
  await cp(join(projectFolder, 'deploy', 'archive'), archive.scripts, { recursive: true });
  await mkdir(archive.folder);
  await chmod(archive.folder, 0o777);
  return archive;
}

/** A new PostgreSQL with the configuration of `deploy/archive`. */
export async function createArchived(data: string, { scripts, folder }: Archive): Promise<void> {
  const wanted = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--data-checksums'];
  await succeeds(runProgram('initdb', [`--pgdata=${data}`, '--no-sync', ...wanted], asNobody));
  const template = await readFile(join(scripts, 'archiving.conf'), 'utf8');
  const configuration = template.replaceAll('${SCRIPTS}', scripts).replaceAll('${ARCHIVE}', folder);
  await writeFile(join(data, 'archiving.conf'), configuration);
  await appendFile(join(data, 'postgresql.conf'), "include 'archiving.conf'\n");
}

/** Starts it and waits until it accepts queries; a restored one does once it is consistent. */
export async function startPostgres(data: string): Promise<Postgres> {
  const [port = 0] = await freePorts(1);
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const args = ['-D', data, ...options.flatMap((one) => ['-c', one])];
  const postgres = await startProgram('postgres', args, { port, stopBy: 'SIGINT', ...asNobody });
  const adminUrl = urlOf(port, 'postgres', 'postgres');
  await retryWhileUnreachable(() => ask(adminUrl, 'select'), AbortSignal.timeout(120_000));
  return { port, adminUrl, [Symbol.asyncDispose]: () => postgres[Symbol.asyncDispose]() };
}

export const urlOf = (port: number, role: string, database: string) =>
  `postgresql://${role}@127.0.0.1:${port}/${database}`;

/** As PostgreSQL's account, with its programs on the path. */
export async function runScript(
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const PATH = [dirname(findProgram('postgres')), process.env['PATH'] ?? ''].join(delimiter);
  return succeeds(
    runToEnd('/bin/sh', [script, ...args], {
      ...asNobody,
      cwd: '/',
      env: { PATH, ...librariesFirst(), ...environment },
    }),
  );
}

async function succeeds(running: Promise<{ code: number | null; words: string }>): Promise<string> {
  const { code, words } = await running;
  if (code !== 0) throw new Error(words);
  return words;
}

/** One query on its own connection. */
export async function ask<T extends Record<string, unknown>>(url: string, question: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(question)).rows;
  } finally {
    await client.end();
  }
}
