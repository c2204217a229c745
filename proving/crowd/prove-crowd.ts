import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countMails, mailsArrived } from '../faults/mails-due.ts';
import { openStage, type Stage } from '../faults/stage.ts';
import { sendVisitors } from '../faults/visitors.ts';
import { migrationsFolder } from '../../server/src/platform/settings/paths.ts';
import { limitsAcross, type SharedLimits } from './one-address.ts';
import { type SharedSession, sessionAcross } from './one-person.ts';
import { startProcesses } from './processes.ts';

export type CrowdOptions = {
  processes: number;
  /**
   * How many are stopped under load, one after the other; each but the last is replaced first, as in an
   * update.
   */
  stops: number;
  visitors: number;
  between: number;
  onStep?: (line: string) => void;
};

export type CrowdOutcome = SharedSession &
  SharedLimits & {
    processes: number;
    startedTogetherMs: number;
    migrated: number;
    regularJobsTwice: number;
    writesPerMinute: number;
    stops: number;
    exitCodes: (number | null)[];
    acknowledged: number;
    unexpectedAnswers: Record<string, number>;
    sentAway: number;
    cutWhereStopped: number;
    cutElsewhere: number;
    lost: number;
    storedTwice: number;
    mailsDue: number;
    mailsMissing: number;
    mailsTwice: number;
    copiesDropped: number;
    mailsSentByEach: number[];
    connectionsOfEach: number;
  };

const writesPerMinute = 240;

/**
 * Several processes on one database: started together, used in turn, stopped under load; then the stored rows
 * are counted.
 */
export async function proveCrowd(options: CrowdOptions): Promise<CrowdOutcome> {
  const { onStep = () => undefined } = options;
  const stage = await openStage();
  const visitors = sendVisitors(options.visitors);
  try {
    const before = performance.now();
    const processes = await startProcesses(stage, options.processes, {
      WRITES_PER_MINUTE: String(writesPerMinute),
    });
    const startedTogetherMs = performance.now() - before;
    onStep(`${options.processes} processes are ready after ${Math.round(startedTogetherMs)} ms`);
    const session = await sessionAcross(processes.urls(), stage.mailbox);
    const limits = await limitsAcross(processes.urls(), writesPerMinute);
    onStep(
      `${limits.quoteRequestsLetIn} quote requests and ${limits.writesLetIn} writes of one address let in`,
    );

    let connectionsOfEach = 0;
    const stopped: string[] = [];
    const exitCodes: (number | null)[] = [];
    const mailsSentByEach: number[] = [];
    visitors.moveTo(...processes.urls());
    for (let stop = 1; stop <= options.stops; stop += 1) {
      await visitors.afterMore(options.between);
      const held = (await countConnections(stage)) / processes.urls().length;
      connectionsOfEach = Math.max(connectionsOfEach, Math.ceil(held));
      const [oldest = ''] = processes.urls();
      if (stop < options.stops) await processes.add();
      visitors.moveTo(...processes.urls());
      await visitors.afterMore(options.between);
      mailsSentByEach.push(await mailsSentBy(oldest));
      exitCodes.push(await processes.stop(oldest));
      stopped.push(oldest);
      visitors.moveTo(...processes.urls());
      onStep(`${stop}: one stopped, ${visitors.acknowledged.length} acknowledged`);
    }
    await visitors.afterMore(options.between);
    await visitors.leave();
    await mailsArrived(stage.mailbox, visitors.acknowledged);
    mailsSentByEach.push(...(await Promise.all(processes.urls().map(mailsSentBy))));

    const cut = [...visitors.cut];
    return {
      processes: options.processes,
      startedTogetherMs,
      migrated: await timesMigrated(stage),
      regularJobsTwice: await regularJobsTwice(stage),
      ...session,
      ...limits,
      writesPerMinute,
      stops: options.stops,
      exitCodes,
      acknowledged: visitors.acknowledged.length,
      unexpectedAnswers: Object.fromEntries(visitors.unexpected),
      sentAway: visitors.sentAway(),
      cutWhereStopped: sum(cut.filter(([url]) => stopped.includes(url))),
      cutElsewhere: sum(cut.filter(([url]) => !stopped.includes(url))),
      ...(await stage.countStored(visitors.acknowledged)),
      ...countMails(stage.mailbox, visitors.acknowledged),
      mailsSentByEach,
      connectionsOfEach,
    };
  } finally {
    await stage.close();
  }
}

function sum(counts: readonly (readonly [string, number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}

async function timesMigrated({ ask }: Stage): Promise<number> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: unknown[] };
  const [row] = await ask<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return (row?.count ?? 0) / entries.length;
}

/** Every process schedules them, but each period must have only one. */
async function regularJobsTwice({ ask }: Stage): Promise<number> {
  const twice = await ask(
    `select name from pgboss.job where singleton_on is not null group by name, singleton_on having count(*) > 1`,
  );
  return twice.length;
}

async function countConnections({ ask }: Stage): Promise<number> {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name like 'riparo%'`,
  );
  return row?.count ?? 0;
}

async function mailsSentBy(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^riparo_mails_sent_total (\S+)/m.exec(text)?.[1]);
}
