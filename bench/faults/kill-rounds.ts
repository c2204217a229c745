import { randomInt, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { spawnServer } from '../../server/test/server-process.ts';
import { type FaultyDatabase, openFaultyDatabase } from './database.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import type { Submission } from './submissions.ts';
import { sendVisitors } from './visitors.ts';

export type KillOptions = {
  rounds: number;
  visitors: number;
  /** Waits until the queue gives back by itself what killed processes held, which takes minutes. */
  patient: boolean;
  onRound?: (line: string) => void;
};

export type KillOutcome = {
  rounds: number;
  serverKills: number;
  databaseKills: number;
  acknowledged: number;
  tries: number;
  lost: number;
  storedTwice: number;
  mailsDue: number;
  mailsMissing: number;
  mailsTwice: number;
  /** Second copies with the same Message-ID, sent because a kill fell between handing over and noting it. */
  copiesDropped: number;
  unexpectedAnswers: Record<string, number>;
};

const mostPerRound = 50;
const mailPatienceMs = 300_000;

/** Kills server or database at random while visitors submit, again and again, then counts what is there. */
export async function killUnderLoad(options: KillOptions): Promise<KillOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-faults-'));
  await chmod(folder, 0o711);
  const mailbox = await openMailbox();
  const database = await openFaultyDatabase(join(folder, 'postgres'));
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
  const start = () => spawnServer(environment);

  await database.start();
  const visitors = sendVisitors(options.visitors);
  const kills = { server: 0, database: 0 };
  let server = start();
  try {
    for (let round = 1; round <= options.rounds; round += 1) {
      visitors.moveTo(await server.ready);
      await visitors.afterMore(randomInt(1, mostPerRound));
      // Both kinds come in every run, in any order.
      const victim = round <= 2 ? (['server', 'database'] as const)[round - 1] : undefined;
      const hitsServer = victim ? victim === 'server' : randomInt(2) === 0;
      kills[hitsServer ? 'server' : 'database'] += 1;
      if (hitsServer) {
        server.kill('SIGKILL');
        visitors.moveTo(null);
        await server.exited;
        server = start();
      } else {
        await database.kill();
        await database.start();
      }
      options.onRound?.(
        `${round}: ${hitsServer ? 'server' : 'database'} killed, ${visitors.acknowledged.length} acknowledged`,
      );
    }
    visitors.moveTo(await server.ready);
    await visitors.leave();
    if (!options.patient) await giveBackJobs(database);
    await mailsArrived(mailbox, visitors.acknowledged);
    return {
      rounds: options.rounds,
      serverKills: kills.server,
      databaseKills: kills.database,
      acknowledged: visitors.acknowledged.length,
      tries: visitors.tries(),
      ...(await countStored(database, visitors.acknowledged)),
      ...countMails(mailbox, visitors.acknowledged),
      unexpectedAnswers: Object.fromEntries(visitors.unexpected),
    };
  } finally {
    server.kill('SIGTERM');
    await server.exited;
    await database.stop();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the queue does by itself once the time of a job has run out, done at once. */
async function giveBackJobs(database: FaultyDatabase): Promise<void> {
  await ask(
    database,
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and started_on < now() - interval '3 s' or state = 'retry'`,
  );
}

const mailedOf = (submissions: readonly Submission[]) =>
  submissions.flatMap(({ mailsTo }) => (mailsTo === null ? [] : [mailsTo]));

async function mailsArrived(mailbox: Mailbox, submissions: readonly Submission[]): Promise<void> {
  const deadline = Date.now() + mailPatienceMs;
  const isComplete = () => mailedOf(submissions).every((address) => mailbox.countOf(address) > 0);
  while (!isComplete() && Date.now() < deadline) await delay(100);
}

function countMails(mailbox: Mailbox, submissions: readonly Submission[]) {
  const counts = mailedOf(submissions).map((address) => mailbox.countOf(address));
  return {
    mailsDue: counts.length,
    mailsMissing: counts.filter((count) => count === 0).length,
    mailsTwice: counts.filter((count) => count > 1).length,
    copiesDropped: mailbox.dropped(),
  };
}

async function countStored(database: FaultyDatabase, submissions: readonly Submission[]) {
  let lost = 0;
  let storedTwice = 0;
  for (const [table, ofTable] of Map.groupBy(submissions, (submission) => submission.table)) {
    const rows = await ask<{ key: string; count: number }>(
      database,
      `select submission_key as key, count(*)::int as count from ${table} group by submission_key`,
    );
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    const stored = ofTable.map(({ body }) => counts.get(body.submissionKey) ?? 0);
    lost += stored.filter((count) => count === 0).length;
    storedTwice += stored.filter((count) => count > 1).length;
  }
  return { lost, storedTwice };
}

async function ask<Row>({ url }: FaultyDatabase, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
