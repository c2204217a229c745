import { setTimeout as delay } from 'node:timers/promises';
import { endedByUser } from '../../commands/cluster/interruption.ts';
import { isComplete, isPrimary, memberStates } from '../../commands/cluster/members.ts';
import { type Cluster, openCluster } from '../../commands/cluster/open-cluster.ts';
import { memberNames } from '../../commands/cluster/plan.ts';
import { giveBackJobs } from '../faults/kill-rounds.ts';
import { collectLeftovers, type Leftovers } from '../faults/leftovers.ts';
import { openMailbox } from '../faults/mailbox.ts';
import { countMails, mailsArrived } from '../faults/mails-due.ts';
import { askDatabase, countStored } from '../faults/stage.ts';
import { sendVisitors, type Visitors } from '../faults/visitors.ts';
import { type FailureName, failures, primaryOf, type Scene } from './kinds-of-failure.ts';
import { openNetwork } from './relay.ts';
import { signIn } from './signed-in.ts';
import { type Asked, throughTheDoor } from './through-the-door.ts';
import { watchPages } from './watch-pages.ts';
import { watchWrites } from './watch-writes.ts';

export type FailoverOptions = {
  /** What fails, one after the other. */
  readonly failures: readonly FailureName[];
  readonly visitors: number;
  readonly isSynchronous: boolean;
  readonly servesSite: boolean;
  readonly onStep?: (line: string) => void;
};

export type Round = {
  readonly failure: FailureName;
  readonly withoutWritesMs: number;
  readonly isStillKnown: boolean;
  readonly canSignIn: boolean;
};

export type FailoverOutcome = {
  readonly readyMs: number;
  readonly rounds: readonly Round[];
  readonly acknowledged: number;
  readonly tries: number;
  /** Nobody knows what became of these until they are sent again: counted as neither stored nor lost. */
  readonly unknown: number;
  readonly sentAway: number;
  readonly unexpectedAnswers: Record<string, number>;
  readonly lost: number;
  readonly storedTwice: number;
  readonly mailsDue: number;
  readonly mailsMissing: number;
  readonly mailsTwice: number;
  readonly copiesDropped: number;
  readonly pagesAsked: number;
  readonly pagesFailed: number;
};

// Between two failures, and after each.
const someMore = 10;
const patienceMs = 180_000;

/** Lets one thing after the other fail while visitors submit, then counts what is there. */
export async function failOver(options: FailoverOptions): Promise<FailoverOutcome> {
  const { onStep = () => undefined } = options;
  const leftovers = collectLeftovers();
  try {
    const before = performance.now();
    const { scene, mailbox } = await openScene(options, leftovers);
    const readyMs = performance.now() - before;
    onStep(`the cluster is ready after ${inSeconds(readyMs)}`);
    const { plan, certificate, directUrl } = scene.cluster;
    const ask = (asked: Asked) => throughTheDoor(plan.url, certificate, asked);
    const person = await signIn(ask, mailbox);
    const visitors = sendVisitors(options.visitors, (_, { path, body }) =>
      ask({ method: 'POST', path, body }),
    );
    const pages = options.servesSite ? watchPages(ask) : undefined;
    const writes = watchWrites(() => visitors.acknowledged.length);
    leftovers.undoLater(async () => writes.stop());
    visitors.moveTo(plan.url);

    const rounds: Round[] = [];
    for (const failure of options.failures) {
      const withoutWritesMs = await playRound(scene, failure, visitors, writes);
      const [isStillKnown, canSignIn] = [await person.isStillKnown(), await person.canSignIn()];
      rounds.push({ failure, withoutWritesMs, isStillKnown, canSignIn });
      onStep(
        `${rounds.length}: ${failure}, ${inSeconds(withoutWritesMs)} without writes, ${visitors.acknowledged.length} acknowledged`,
      );
    }
    await visitors.leave();
    const givingBack = setInterval(() => {
      void giveBackJobs({ ask: (statement) => askDatabase(directUrl, statement) }).catch(() => undefined);
    }, 1000);
    // What is lost has no mail to send.
    if (options.isSynchronous) await mailsArrived(mailbox, visitors.acknowledged);
    clearInterval(givingBack);
    const read = await pages?.stop();
    return {
      readyMs,
      rounds,
      acknowledged: visitors.acknowledged.length,
      tries: visitors.tries(),
      unknown: [...visitors.cut.values()].reduce((sum, count) => sum + count, 0),
      sentAway: visitors.sentAway(),
      unexpectedAnswers: Object.fromEntries(visitors.unexpected),
      ...(await countStored((statement) => askDatabase(directUrl, statement), visitors.acknowledged)),
      ...countMails(mailbox, visitors.acknowledged),
      pagesAsked: read?.asked ?? 0,
      pagesFailed: read?.failed ?? 0,
    };
  } finally {
    await leftovers.undo();
  }
}

async function openScene(options: FailoverOptions, leftovers: Leftovers) {
  // Whoever interrupts it does not wait until the cluster is there.
  const { signal } = endedByUser();
  const network = openNetwork(memberNames);
  leftovers.undoLater(network.close);
  const mailbox = await openMailbox();
  leftovers.undoLater(mailbox.close);
  const opening = {
    port: 0,
    isSynchronous: options.isSynchronous,
    between: network.between,
    signal,
    settings: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: mailbox.url,
      WRITES_PER_MINUTE: '1000000',
      SERVE_SITE: String(options.servesSite),
      LOG_LEVEL: 'warn',
    },
    ...(options.onStep && { onProgress: options.onStep }),
  };
  const cluster = await leftovers.making(() => openCluster(opening));
  leftovers.undoLater(cluster.close);
  return { scene: { cluster, network }, mailbox };
}

async function playRound(
  scene: Scene,
  name: FailureName,
  visitors: Visitors,
  writes: ReturnType<typeof watchWrites>,
): Promise<number> {
  const { cluster } = scene;
  const failure = failures[name];
  await visitors.afterMore(someMore);
  const former = (await primaryOf(cluster)).name;
  writes.begin();
  const mend = await failure.strike(scene);
  if (failure.replacesPrimary)
    await waitFor(cluster, async () => hasOther(cluster, former), 'another primary');
  await acknowledgedAgain(visitors);
  await mend();
  await waitFor(
    cluster,
    async () => isComplete(cluster.plan, await memberStates(cluster.plan)),
    'all members',
  );
  await acknowledgedAgain(visitors);
  return writes.longestMs();
}

async function hasOther({ plan }: Cluster, former: string): Promise<boolean> {
  return (await memberStates(plan)).some((state) => isPrimary(state) && state.name !== former);
}

async function acknowledgedAgain(visitors: Visitors): Promise<void> {
  const enough = visitors.acknowledged.length + someMore;
  const deadline = Date.now() + patienceMs;
  while (visitors.acknowledged.length < enough) {
    if (Date.now() > deadline) throw new Error('nothing is acknowledged any more');
    await delay(20);
  }
}

async function waitFor({ plan }: Cluster, isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`${what} did not come: ${JSON.stringify(await memberStates(plan))}`);
    await delay(200);
  }
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
