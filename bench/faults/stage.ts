import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { spawnServer } from '../../server/test/server-process.ts';
import { type FaultyDatabase, openFaultyDatabase } from './database.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import type { Submission } from './submissions.ts';

/** A PostgreSQL, mailboxes and the means to start the real server on them; all of it made for one run. */
export type Stage = {
  database: FaultyDatabase;
  mailbox: Mailbox;
  startServer(): ReturnType<typeof spawnServer>;
  ask<Row>(statement: string): Promise<Row[]>;
  countStored(submissions: readonly Submission[]): Promise<{ lost: number; storedTwice: number }>;
  close(): Promise<void>;
};

/** `prepare` may do something to the folder of the database before it is made. */
export async function openStage(prepare: (databaseFolder: string) => Promise<void> = async () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-faults-'));
  await chmod(folder, 0o711);
  const databaseFolder = join(folder, 'postgres');
  await prepare(databaseFolder);
  const mailbox = await openMailbox();
  const database = await openFaultyDatabase(databaseFolder);
  await database.start();
  const environment = {
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    APP_SECRET: randomUUID(),
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: mailbox.url,
    TRUST_PROXY: 'loopback',
    WRITES_PER_MINUTE: '1000000',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  };
  const ask: Stage['ask'] = (statement) => askDatabase(database, statement);
  const stage: Stage = {
    database,
    mailbox,
    startServer: () => spawnServer(environment),
    ask,
    countStored: (submissions) => countStored(ask, submissions),
    async close() {
      await database.stop();
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return stage;
}

async function countStored(ask: Stage['ask'], submissions: readonly Submission[]) {
  let lost = 0;
  let storedTwice = 0;
  for (const [table, ofTable] of Map.groupBy(submissions, (submission) => submission.table)) {
    const rows = await ask<{ key: string; count: number }>(
      `select submission_key as key, count(*)::int as count from ${table} group by submission_key`,
    );
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    const stored = ofTable.map(({ body }) => counts.get(body.submissionKey) ?? 0);
    lost += stored.filter((count) => count === 0).length;
    storedTwice += stored.filter((count) => count > 1).length;
  }
  return { lost, storedTwice };
}

async function askDatabase<Row>({ url }: FaultyDatabase, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
