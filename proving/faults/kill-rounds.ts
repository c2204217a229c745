import { randomInt } from 'node:crypto';
import { countMails, mailsArrived } from './mails-due.ts';
import { openStage, type Stage } from './stage.ts';
import { sendVisitors } from './visitors.ts';

export type KillOptions = {
  rounds: number;
  visitors: number;
  /** Waits until the queue itself releases the jobs of killed processes, which takes minutes. */
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
  /** Second copies with the same Message-ID, sent because a kill came between sending and recording it. */
  copiesDropped: number;
  unexpectedAnswers: Record<string, number>;
};

/** The maximum number of submissions acknowledged between two kills. */
const mostPerRound = { patient: 50, quick: 10 };

/** Repeatedly kills server or database at random while visitors submit, then counts what is stored. */
export async function killUnderLoad(options: KillOptions): Promise<KillOutcome> {
  const stage = await openStage();
  const { database, mailbox } = stage;
  const visitors = sendVisitors(options.visitors);
  const kills = { server: 0, database: 0 };
  let server = stage.startServer();
  try {
    for (let round = 1; round <= options.rounds; round += 1) {
      visitors.moveTo(await server.ready);
      await visitors.afterMore(randomInt(1, mostPerRound[options.patient ? 'patient' : 'quick']));
      // Both kinds occur in every run, in any order.
      const victim = round <= 2 ? (['server', 'database'] as const)[round - 1] : undefined;
      const hitsServer = victim ? victim === 'server' : randomInt(2) === 0;
      kills[hitsServer ? 'server' : 'database'] += 1;
      if (hitsServer) {
        server.kill('SIGKILL');
        visitors.moveTo();
        await server.exited;
        server = stage.startServer();
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
    const givingBack = options.patient ? undefined : setInterval(() => void giveBackJobs(stage), 1000);
    await mailsArrived(mailbox, visitors.acknowledged);
    clearInterval(givingBack);
    return {
      rounds: options.rounds,
      serverKills: kills.server,
      databaseKills: kills.database,
      acknowledged: visitors.acknowledged.length,
      tries: visitors.tries(),
      ...(await stage.countStored(visitors.acknowledged)),
      ...countMails(mailbox, visitors.acknowledged),
      unexpectedAnswers: Object.fromEntries(visitors.unexpected),
    };
  } finally {
    server.kill('SIGTERM');
    await server.exited;
    await stage.close();
  }
}

/** Does at once what the queue does when a job's time has run out. */
export async function giveBackJobs({ ask }: Pick<Stage, 'ask'>): Promise<void> {
  await ask(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and started_on < now() - interval '6 s' or state = 'retry' and start_after > now()`,
  );
}
