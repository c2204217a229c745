import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import type { Environment } from '../../server/src/platform/settings/config.ts';
import { lifeAnswers } from '../../server/test/life-quote.ts';
import { spawnServer } from '../../server/test/server-process.ts';
import { openFolder } from '../../commands/beside/programs-beside.ts';
import {
  ask,
  createArchived,
  layOutArchive,
  type Postgres,
  runScript,
  startPostgres,
  urlOf,
} from './archived-postgres.ts';
import { countRows, differences, readEveryRow } from './every-row.ts';

export type RestoredToMoment = {
  readonly tables: number;
  readonly rows: number;
  /** Between the moment and the restored database: none, if all is well. */
  readonly differing: readonly string[];
  /** Between the moment and the damaged database: if there were none, the comparison would prove nothing. */
  readonly damaged: readonly string[];
  readonly takesWritesAgain: boolean;
  /** A later copy replaced the first, including the log before it. */
  readonly keepsOnlyTheLast: boolean;
  readonly databaseBytes: number;
  readonly baseBytes: number;
  readonly walBytes: number;
  readonly backupMs: number;
  readonly restoreMs: number;
};

/**
 * Its own PostgreSQL with the product running: copied meanwhile, then damaged, then restored beside it to the
 * moment before the damage with the scripts of `deploy/archive`, and compared row by row.
 */
export async function tryRestore({
  quotes,
  onStep = () => undefined,
}: {
  quotes: number;
  onStep?: (line: string) => void;
}): Promise<RestoredToMoment> {
  await using folder = await openFolder();
  const archive = await layOutArchive(folder.path);
  const data = join(folder.path, 'data');
  await createArchived(data, archive);
  await using postgres = await startPostgres(data);
  const url = await createDatabase(postgres);

  onStep('Il prodotto lavora, e intanto si copia PostgreSQL');
  await using server = startProduct({
    DATABASE_URL: url,
    DATA_FOLDER: folder.path,
    LOG_LEVEL: 'silent',
    WRITES_PER_MINUTE: '1000000',
  });
  const site = await server.ready;
  await fillQuotes(url, quotes);
  const visitor = keepAsking(site);
  const backupStart = performance.now();
  const backUp = (keep: number) =>
    runScript(join(archive.scripts, 'base-backup.sh'), [archive.folder], {
      PGHOST: '127.0.0.1',
      PGPORT: String(postgres.port),
      PGUSER: 'postgres',
      KEEP: String(keep),
    });
  const copied = await backUp(7);
  const backupMs = performance.now() - backupStart;
  await visitor.leave();
  // Only moments after the one in the copy's name can be restored.
  await until(url, `select clock_timestamp() > '${basename(copied.trim())}'::timestamptz as yes`);
  await fillQuotes(url, Math.ceil(quotes / 10));
  await askForQuote(site);
  server.kill('SIGTERM');
  await server.exited;

  const before = await readEveryRow(url);
  const [{ moment = '' } = {}] = await ask<{ moment: string }>(
    url,
    'select clock_timestamp()::text as moment',
  );
  onStep(`Il momento è ${moment}; poi il danno`);
  await ask(url, 'delete from life_quote');
  const damaged = differences(before, await readEveryRow(url));
  await archiveAll(postgres);

  onStep('Un secondo PostgreSQL torna a quel momento');
  const restored = join(folder.path, 'restored');
  const restoreStart = performance.now();
  await runScript(join(archive.scripts, 'restore-to.sh'), [archive.folder, restored, moment]);
  await using second = await startPostgres(restored);
  const restoredUrl = urlOf(second.port, 'riparo', 'riparo');
  await until(restoredUrl, "select pg_get_wal_replay_pause_state() = 'paused' as yes");
  const restoreMs = performance.now() - restoreStart;
  const differing = differences(before, await readEveryRow(restoredUrl));
  await ask(second.adminUrl, 'select pg_wal_replay_resume()');
  await until(restoredUrl, 'select not pg_is_in_recovery() as yes');
  const [baseBytes, walBytes] = await Promise.all(
    ['base', 'wal'].map((part) => sizeOf(join(archive.folder, part))),
  );
  const last = basename((await backUp(1)).trim());
  const copiesLeft = await readdir(join(archive.folder, 'base'));
  return {
    tables: before.size,
    rows: countRows(before),
    differing,
    damaged,
    takesWritesAgain: await takesWrites(restoredUrl, folder.path),
    databaseBytes: Number(
      (await ask<{ size: string }>(url, 'select pg_database_size(current_database()) as size'))[0]?.size,
    ),
    baseBytes: baseBytes ?? 0,
    walBytes: walBytes ?? 0,
    keepsOnlyTheLast:
      copiesLeft.join() === last && (await sizeOf(join(archive.folder, 'wal'))) < (walBytes ?? 0),
    backupMs,
    restoreMs,
  };
}

/** Ends with its starter, whatever happens. */
function startProduct(settings: Environment) {
  const server = spawnServer(settings);
  const end = async () => {
    server.kill('SIGKILL');
    await server.exited;
  };
  return { ...server, [Symbol.asyncDispose]: end };
}

async function createDatabase({ port, adminUrl }: Postgres): Promise<string> {
  await ask(adminUrl, 'create role riparo login nosuperuser');
  await ask(adminUrl, 'create database riparo owner riparo');
  const url = urlOf(port, 'riparo', 'riparo');
  await migrateDatabase(url);
  return url;
}

async function fillQuotes(url: string, count: number): Promise<void> {
  await ask(
    url,
    `insert into life_quote (uuid, submission_key, first_name, last_name, birth_date, smoker, sum_assured_cents, years,
       quoted_on, tariff_version, monthly_cents, effective_date, created_at)
     select gen_random_uuid(), gen_random_uuid(), 'Ada', 'Rossi', '1991-03-27', false, 10000000, 20, '2026-11-16', '1', number,
       '2026-12-16', now()
     from generate_series(1, ${count}) as number`,
  );
}

/** A busy machine may ask to retry later, which this does. */
async function askForQuote(site: string): Promise<void> {
  for (;;) {
    const { status } = await fetch(site + createLifeQuoteCall.path, {
      method: createLifeQuoteCall.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lifeAnswers),
    });
    if (status === 200) return;
    if (status !== 503) throw new Error(`a quote was answered ${status}`);
    await delay(200);
  }
}

/** Writes while the copy is made. */
function keepAsking(site: string) {
  const leaving = new AbortController();
  const asking = (async () => {
    while (!leaving.signal.aborted) await askForQuote(site);
  })();
  return {
    leave: () => {
      leaving.abort();
      return asking;
    },
  };
}

/** Waits until everything written is in the archive, which `archive_timeout` would do within a minute. */
async function archiveAll({ adminUrl }: Postgres): Promise<void> {
  const [{ file = '' } = {}] = await ask<{ file: string }>(
    adminUrl,
    'select pg_walfile_name(pg_current_wal_lsn()) as file from pg_switch_wal()',
  );
  await until(adminUrl, `select last_archived_wal >= '${file}' as yes from pg_stat_archiver`);
}

async function until(url: string, question: string): Promise<void> {
  const end = performance.now() + 120_000;
  for (;;) {
    const [answer] = await ask<{ yes: boolean | null }>(url, question);
    if (answer?.yes) return;
    if (performance.now() > end) throw new Error(`never came true: ${question}`);
    await delay(50);
  }
}

async function takesWrites(url: string, folder: string): Promise<boolean> {
  await using server = startProduct({ DATABASE_URL: url, DATA_FOLDER: folder, LOG_LEVEL: 'silent' });
  await askForQuote(await server.ready);
  server.kill('SIGTERM');
  return (await server.exited).code === 0;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
