import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { spawnServer } from '../../server/test/server-process.ts';
import { type FaultyDatabase, openFaultyDatabase } from './database.ts';
import { collectLeftovers, type Leftovers } from './leftovers.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import type { Submission } from '../../bench/load/submissions.ts';

/** The Origin header of browsers, whichever server they reach. */
export const siteOrigin = 'http://localhost:3000';

type ServerProcess = ReturnType<typeof spawnServer>;

/** A PostgreSQL, mailboxes and the means to start the real server on them, all created for one run. */
export type Stage = {
  database: FaultyDatabase;
  mailbox: Mailbox;
  startServer(settings?: Record<string, string>): ServerProcess;
  ask<Row>(statement: string): Promise<Row[]>;
  countStored(submissions: readonly Submission[]): Promise<{ lost: number; storedTwice: number }>;
  /** Removes everything, also when the run is interrupted. */
  close(): Promise<void>;
};

/** `prepare` may change the folder of the database before it is created. */
export async function openStage(
  prepare: (databaseFolder: string, leftovers: Leftovers) => Promise<void> = async () => undefined,
): Promise<Stage> {
  const leftovers = collectLeftovers();
  return leftovers.making(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'riparo-faults-'));
    leftovers.undoLater(() => rm(folder, { recursive: true, force: true }));
    // Started by root, the database runs as another account, which must be able to enter.
    await chmod(folder, 0o711);
    const databaseFolder = join(folder, 'postgres');
    await prepare(databaseFolder, leftovers);
    const mailbox = await openMailbox();
    leftovers.undoLater(mailbox.close);
    const database = await openFaultyDatabase(databaseFolder);
    leftovers.undoLater(database.stop);
    await database.start();
    const servers: ServerProcess[] = [];
    leftovers.undoLater(() => endAll(servers));
    const environment = {
      DATABASE_URL: database.url,
      DATA_FOLDER: folder,
      APP_SECRET: randomUUID(),
      PUBLIC_URL: siteOrigin,
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: mailbox.url,
      TRUST_PROXY: 'loopback',
      WRITES_PER_MINUTE: '1000000',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    };
    const ask: Stage['ask'] = (statement) => askDatabase(database.url, statement);
    return {
      database,
      mailbox,
      startServer(settings) {
        if (leftovers.isLeaving()) throw new Error('the run is over');
        const server = spawnServer({ ...environment, ...settings });
        servers.push(server);
        return server;
      },
      ask,
      countStored: (submissions) => countStored(ask, submissions),
      close: leftovers.undo,
    };
  });
}

/** Their work no longer matters. */
async function endAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(({ exited }) => exited));
}

export async function countStored(ask: Stage['ask'], submissions: readonly Submission[]) {
  let lost = 0;
  let storedTwice = 0;
  for (const [table, ofTable] of Map.groupBy(submissions, (submission) => submission.table)) {
    const rows = await ask<{ name: string; count: number }>(
      `select last_name as name, count(*)::int as count from ${table} group by last_name`,
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    const stored = ofTable.map(({ lastName }) => counts.get(lastName) ?? 0);
    lost += stored.filter((count) => count === 0).length;
    storedTwice += stored.filter((count) => count > 1).length;
  }
  return { lost, storedTwice };
}

export async function askDatabase<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
