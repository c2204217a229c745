import { setTimeout as delay } from 'node:timers/promises';
import { isPrimary, type Member, memberStates } from '../cluster/members.ts';
import type { Cluster } from '../cluster/open-cluster.ts';
import { leaderOfEtcd } from './etcd-leader.ts';
import type { Network } from './relay.ts';

export type Scene = { readonly cluster: Cluster; readonly network: Network };

/** Causes a failure; the function it returns repairs it, after a takeover or when the time is up. */
export type Failure = {
  readonly title: string;
  /** Another PostgreSQL has to take over. */
  readonly replacesPrimary: boolean;
  strike(scene: Scene): Promise<() => Promise<unknown>>;
};

const nothingToMend = async () => undefined;
const cutMs = 15_000;
const cutBeforeLossMs = 3_000;

export const failures = {
  'postgres-killed': {
    title: 'kill -9 of the primary’s PostgreSQL',
    replacesPrimary: true,
    async strike({ cluster }) {
      await (await primaryOf(cluster)).killPostgres();
      return nothingToMend;
    },
  },
  'machine-lost': {
    title: 'kill -9 of the primary and its Patroni at once',
    replacesPrimary: true,
    async strike({ cluster }) {
      const primary = await primaryOf(cluster);
      await primary.killMachine();
      return async () => primary.patroni.start();
    },
  },
  'primary-frozen': {
    title: 'primary and its Patroni frozen (SIGSTOP), later awake again',
    replacesPrimary: true,
    async strike({ cluster }) {
      const primary = await primaryOf(cluster);
      await primary.freeze();
      return primary.thaw;
    },
  },
  switchover: {
    title: 'planned switchover',
    replacesPrimary: true,
    async strike({ cluster }) {
      const { name } = await primaryOf(cluster);
      await cluster.patronictl('switchover', 'riparo', '--leader', name, '--force');
      return nothingToMend;
    },
  },
  'standby-cut': {
    title: 'network between primary and synchronous standby cut for 15 s',
    replacesPrimary: false,
    async strike({ cluster, network }) {
      const { name } = await primaryOf(cluster);
      const states = await memberStates(cluster.plan);
      network.cut(name, states.find(({ role }) => role === 'sync_standby')?.name);
      return async () => {
        await delay(cutMs);
        network.mend();
      };
    },
  },
  'cut-then-lost': {
    title: 'network to both standbys cut, and 3 s later the primary killed with its Patroni',
    replacesPrimary: true,
    async strike({ cluster, network }) {
      const primary = await primaryOf(cluster);
      network.cut(primary.name);
      await delay(cutBeforeLossMs);
      await primary.killMachine();
      return async () => {
        network.mend();
        primary.patroni.start();
      };
    },
  },
  'etcd-cut': {
    title: 'primary cut off from etcd, until another has taken over',
    replacesPrimary: true,
    async strike({ cluster, network }) {
      network.cutFromEtcd((await primaryOf(cluster)).name);
      return async () => network.mend();
    },
  },
  'pgbouncer-killed': {
    title: 'kill -9 of PgBouncer, started again after 1 s',
    replacesPrimary: false,
    async strike({ cluster }) {
      cluster.pgbouncer.signal('SIGKILL');
      return nothingToMend;
    },
  },
  'haproxy-killed': {
    title: 'kill -9 of HAProxy, started again after 1 s',
    replacesPrimary: false,
    async strike({ cluster }) {
      cluster.haproxy.signal('SIGKILL');
      return nothingToMend;
    },
  },
  'etcd-leader-killed': {
    title: 'kill -9 of etcd’s leader, started again after 1 s',
    replacesPrimary: false,
    async strike({ cluster }) {
      const leader = await leaderOfEtcd(cluster.plan);
      cluster.etcd[leader]?.signal('SIGKILL');
      return nothingToMend;
    },
  },
  'riparo-killed': {
    title: 'kill -9 of one of two processes of Riparo, started again after 1 s',
    replacesPrimary: false,
    async strike({ cluster }) {
      cluster.riparo[0]?.signal('SIGKILL');
      return nothingToMend;
    },
  },
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof failures;
export const failureNames = Object.keys(failures) as FailureName[];

export async function primaryOf({ plan, members }: Cluster): Promise<Member> {
  const name = (await memberStates(plan)).find(isPrimary)?.name;
  const primary = members.find((member) => member.name === name);
  if (!primary) throw new Error('there is no primary to strike');
  return primary;
}
