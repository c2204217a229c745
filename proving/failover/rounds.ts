import { setTimeout as delay } from 'node:timers/promises';
import { isComplete, isPrimary, memberStates } from '../cluster/members.ts';
import type { Cluster } from '../cluster/open-cluster.ts';
import { giveBackJobs } from '../faults/kill-rounds.ts';
import { collectLeftovers } from '../faults/leftovers.ts';
import { countMails, mailsArrived } from '../faults/mails-due.ts';
import { askDatabase, countStored } from '../faults/stage.ts';
import type { Visitors } from '../faults/visitors.ts';
import { type FailureName, failures, primaryOf } from './kinds-of-failure.ts';
import { heardBy } from './listening-desk.ts';
import { openScene, type SceneOptions } from './scene.ts';
import { countDeskWork, countPurchases, type StoredDeskWork, type StoredPurchases } from './stored-work.ts';
import { writesOfFormerPrimaries } from './straight-writes.ts';
import { watchPages } from './watch-pages.ts';
import { type WriteWatch, watchWrites } from './watch-writes.ts';
import { type People, sendPeople } from './people.ts';
import type { Scene } from './kinds-of-failure.ts';

export type FailoverOptions = SceneOptions & {
  readonly failures: readonly FailureName[];
  readonly visitors: number;
  /** No round starts after this time. */
  readonly longestMs?: number;
};

export type Round = {
  readonly failure: FailureName;
  readonly withoutWritesMs: number;
  readonly isStillKnown: boolean;
  readonly canSignIn: boolean;
  /** From the return of writes until an open desk had learned of everything. */
  readonly deskCaughtUpMs: number;
  /** How long after the failure the former primary still acknowledged direct writes. */
  readonly formerWroteMs: number;
};

export type FailoverOutcome = StoredPurchases &
  StoredDeskWork & {
    readonly readyMs: number;
    readonly rounds: readonly Round[];
    readonly acknowledged: number;
    readonly tries: number;
    readonly paid: number;
    readonly deskChanges: number;
    /** Their outcome is unknown until they are sent again: counted as neither stored nor lost. */
    readonly unknown: number;
    readonly sentAway: number;
    readonly unexpectedAnswers: Record<string, number>;
    readonly lost: number;
    readonly storedTwice: number;
    readonly mailsDue: number;
    readonly mailsMissing: number;
    readonly mailsTwice: number;
    readonly copiesDropped: number;
    readonly deskMissed: number;
    readonly straightWrites: number;
    readonly straightLost: number;
    readonly writesOfFormerPrimaries: number;
    readonly pagesAsked: number;
    readonly pagesFailed: number;
  };

// Between two failures, and after each.
const someMore = 10;
const patienceMs = 180_000;

/**
 * Causes one failure after the other while people submit, buy and work at the desk, then counts what is
 * stored.
 */
export async function failOver(options: FailoverOptions): Promise<FailoverOutcome> {
  const { onStep = () => undefined } = options;
  const leftovers = collectLeftovers();
  try {
    const before = performance.now();
    const { scene, mailbox, ask } = await openScene(options, leftovers);
    const readyMs = performance.now() - before;
    onStep(`the cluster is ready after ${inSeconds(readyMs)}`);
    const askPrimary = <Row>(statement: string) => askDatabase<Row>(scene.cluster.directUrl, statement);
    const people = await sendPeople({ scene, ask, mailbox, leftovers, visitors: options.visitors });
    const { visitors } = people;
    const pages = options.servesSite ? watchPages(ask) : undefined;
    leftovers.undoLater(async () => pages?.stop());
    const writes = watchWrites(() => visitors.acknowledged.length);
    leftovers.undoLater(async () => writes.stop());

    const rounds: Round[] = [];
    let deskMissed = 0;
    for (const failure of options.failures) {
      if (performance.now() - before > (options.longestMs ?? Infinity)) break;
      const { missed, ...round } = await playRound(scene, failure, people, writes, askPrimary);
      rounds.push(round);
      deskMissed += missed;
      onStep(tellRound(rounds.length, round, people));
    }
    await visitors.leave();
    await people.buyers.leave();
    await people.consultant.leave();
    await people.straight.stop();
    const givingBack = setInterval(() => {
      void giveBackJobs({ ask: askPrimary }).catch(() => undefined);
    }, 1000);
    // A lost submission has no mail to send.
    if (options.isSynchronous) await mailsArrived(mailbox, visitors.acknowledged);
    clearInterval(givingBack);
    const read = await pages?.stop();
    const callers = people.callers.map(({ counts }) => counts);
    const stored = new Set(
      (await askPrimary<{ id: string }>('select id from straight_write')).map(({ id }) => id),
    );
    return {
      readyMs,
      rounds,
      acknowledged: visitors.acknowledged.length,
      tries: visitors.tries(),
      paid: people.buyers.paid.length,
      deskChanges: changesOf(people),
      unknown: sum([...visitors.cut.values(), ...callers.map(({ unknown }) => unknown)]),
      sentAway: visitors.sentAway() + sum(callers.map(({ sentAway }) => sentAway)),
      unexpectedAnswers: added([visitors.unexpected, ...callers.map(({ unexpected }) => unexpected)]),
      ...(await countStored(askPrimary, visitors.acknowledged)),
      ...(await countPurchases(askPrimary, people.buyers)),
      ...(await countDeskWork(askPrimary, people.consultant)),
      ...countMails(mailbox, visitors.acknowledged),
      deskMissed,
      straightWrites: people.straight.acknowledged.length,
      straightLost: people.straight.acknowledged.filter(({ id }) => !stored.has(id)).length,
      writesOfFormerPrimaries: writesOfFormerPrimaries(people.straight.acknowledged),
      pagesAsked: read?.asked ?? 0,
      pagesFailed: read?.failed ?? 0,
    };
  } finally {
    await leftovers.undo();
  }
}

async function playRound(
  scene: Scene,
  name: FailureName,
  people: People,
  writes: WriteWatch,
  askPrimary: <Row>(statement: string) => Promise<Row[]>,
): Promise<Round & { missed: number }> {
  const { cluster } = scene;
  const { visitors, straight, person, desk } = people;
  const failure = failures[name];
  const firstOfRound = visitors.acknowledged.length;
  await visitors.afterMore(someMore);
  const former = (await primaryOf(cluster)).name;
  writes.begin();
  const struckAt = performance.now();
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
  const withoutWritesMs = writes.longestMs();
  const lastOfFormer = straight.acknowledged.findLast(({ member }) => member === former)?.doneAt ?? 0;
  const ofRound = visitors.acknowledged.slice(firstOfRound);
  const { caughtUpMs, missed } = await heardBy(desk, askPrimary, ofRound, writes.backAt());
  // Staff look at the desk now and then: what was missed is limited to the failure, not a whole day.
  await desk.checkAgain();
  return {
    failure: name,
    withoutWritesMs,
    isStillKnown: await person.isStillKnown(),
    canSignIn: await person.canSignIn(),
    deskCaughtUpMs: caughtUpMs,
    formerWroteMs: failure.replacesPrimary ? Math.max(0, lastOfFormer - struckAt) : 0,
    missed,
  };
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

function tellRound(number: number, round: Round, people: People): string {
  return [
    `${number}: ${round.failure}, ${inSeconds(round.withoutWritesMs)} without writes`,
    `desk caught up after ${inSeconds(round.deskCaughtUpMs)}`,
    `${people.visitors.acknowledged.length} acknowledged, ${people.buyers.paid.length} paid, ${changesOf(people)} changes`,
  ].join(', ');
}

const changesOf = ({ consultant }: People) =>
  consultant.noted.length + sum([...consultant.corrected.values()].map(({ times }) => times));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function added(all: readonly ReadonlyMap<number, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const counts of all)
    for (const [status, count] of counts) total[status] = (total[status] ?? 0) + count;
  return total;
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
