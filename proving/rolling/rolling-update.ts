import { setTimeout as delay } from 'node:timers/promises';
import { isComplete, isPrimary, memberStates } from '../cluster/members.ts';
import { type Cluster, openCluster } from '../cluster/open-cluster.ts';
import { allAnswer, until } from '../cluster/waiting.ts';
import { throughTheDoor } from '../failover/through-the-door.ts';
import { type Counts, openVisitors } from './visitors.ts';

export type Step = { readonly title: string; readonly tookMs: number; readonly counts: Counts };

const patienceMs = 180_000;
// Includes the after-effects of a step in its count.
const afterwardsMs = 3_000;

/**
 * Updates everything, one part after the other, as docs/running.md tells operators, with visitors throughout.
 */
export async function updateRolling(
  signal: AbortSignal,
  onStep: (line: string) => void,
): Promise<readonly Step[]> {
  const cluster = await openCluster({
    port: 0,
    isSynchronous: true,
    signal,
    settings: { WRITES_PER_MINUTE: '1000000', LOG_LEVEL: 'warn', STOP_NOTICE_SECONDS: '3' },
    onProgress: onStep,
  });
  try {
    const { plan, certificate } = cluster;
    const visitors = openVisitors((asked) => throughTheDoor(plan.url, certificate, asked));
    const steps: Step[] = [];
    const play = async (title: string, work: () => Promise<unknown>) => {
      visitors.take();
      const start = performance.now();
      await work();
      await delay(afterwardsMs);
      const step = { title, tookMs: performance.now() - start, counts: visitors.take() };
      steps.push(step);
      onStep(`${title}: ${JSON.stringify(step.counts)}`);
    };

    await play('nothing, to compare', () => delay(5_000));
    for (const [index, process] of cluster.riparo.entries())
      await play(`process ${index + 1} of 2 replaced`, () => replace(cluster, index, process.pid(), signal));
    for (const name of await standbysOf(cluster))
      await play(`${name} restarted, a standby`, () => restart(cluster, name, signal));
    const former = await primaryName(cluster);
    await play('switchover to a standby', () => switchOver(cluster, former, signal));
    await play(`${former} restarted, the former primary`, () => restart(cluster, former, signal));
    await visitors.leave();
    return steps;
  } finally {
    await cluster.close();
  }
}

/** Asked to stop, as in an update; its supervisor starts the new one at the same port. */
async function replace(cluster: Cluster, index: number, old: number | undefined, signal: AbortSignal) {
  cluster.riparo[index]?.signal('SIGTERM');
  const port = cluster.plan.riparo[index] ?? 0;
  const isNew = async () => {
    const pid = cluster.riparo[index]?.pid();
    return pid !== undefined && pid !== old && (await allAnswer([port], '/readyz'));
  };
  await until(isNew, { what: 'Riparo', patienceMs, signal, programs: cluster.riparo });
}

async function restart(cluster: Cluster, name: string, signal: AbortSignal) {
  await cluster.patronictl('restart', 'riparo', name, '--force');
  await whole(cluster, signal);
}

async function switchOver(cluster: Cluster, former: string, signal: AbortSignal) {
  await cluster.patronictl('switchover', 'riparo', '--leader', former, '--force');
  await whole(cluster, signal);
}

const whole = (cluster: Cluster, signal: AbortSignal) =>
  until(async () => isComplete(cluster.plan, await memberStates(cluster.plan)), {
    what: 'PostgreSQL',
    patienceMs,
    signal,
  });

const primaryName = async (cluster: Cluster) =>
  (await memberStates(cluster.plan)).find(isPrimary)?.name ?? 'nobody';

/** The asynchronous one first. */
async function standbysOf(cluster: Cluster): Promise<string[]> {
  const others = (await memberStates(cluster.plan)).filter((each) => !isPrimary(each));
  return others
    .toSorted((one, other) => Number(one.role === 'sync_standby') - Number(other.role === 'sync_standby'))
    .map(({ name }) => name);
}
