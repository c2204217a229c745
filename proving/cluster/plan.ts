import { randomBytes } from 'node:crypto';
import { freePorts } from '../../commands/beside/programs-beside.ts';

const here = '127.0.0.1';
const members = [1, 2, 3] as const;
export const memberNames = members.map((member) => `pg${member}`);
export const etcdNames = members.map((member) => `etcd${member}`);

export type Plan = {
  readonly folder: string;
  readonly url: string;
  readonly port: number;
  readonly etcdPeers: readonly number[];
  readonly etcdClients: readonly number[];
  readonly rest: readonly number[];
  readonly postgres: readonly number[];
  /** The ports by which the others reach each PostgreSQL: its own, or that of a relay. */
  readonly postgresForOthers: readonly number[];
  /** The ports by which each Patroni reaches each etcd, if there is a relay between them. */
  readonly etcdForMembers: readonly (readonly number[])[] | null;
  readonly primary: number;
  readonly replicas: number;
  readonly pooler: number;
  readonly riparo: readonly number[];
  readonly isSynchronous: boolean;
  readonly passwords: {
    readonly admin: string;
    readonly replication: string;
    readonly rest: string;
    readonly owner: string;
    readonly product: string;
    readonly appSecret: string;
    readonly logKey: string;
  };
};

export type PlanOptions = {
  readonly folder: string;
  /** The visitors' port; 0 chooses a free one. */
  readonly port: number;
  readonly isSynchronous: boolean;
  /** Creates the relays between the members: given the real ports, returns those to use. */
  readonly between?: (postgres: readonly number[]) => Promise<readonly number[]>;
  /** The same for etcd: for each member, the ports by which it reaches each of the three. */
  readonly betweenEtcd?: (etcd: readonly number[]) => Promise<readonly (readonly number[])[]>;
};

/** Free ports and new passwords for everything. */
export async function planCluster(options: PlanOptions): Promise<Plan> {
  const ports = await freePorts(18);
  const take = (count: number) => ports.splice(0, count);
  const takeOne = () => ports.shift() ?? 0;
  const port = options.port === 0 ? takeOne() : options.port;
  const postgres = take(3);
  const etcdClients = take(3);
  return {
    folder: options.folder,
    port,
    url: `https://localhost:${port}`,
    etcdPeers: take(3),
    etcdClients,
    rest: take(3),
    postgres,
    postgresForOthers: (await options.between?.(postgres)) ?? postgres,
    etcdForMembers: (await options.betweenEtcd?.(etcdClients)) ?? null,
    primary: takeOne(),
    replicas: takeOne(),
    pooler: takeOne(),
    riparo: take(2),
    isSynchronous: options.isSynchronous,
    passwords: {
      admin: newPassword(),
      replication: newPassword(),
      rest: newPassword(),
      owner: newPassword(),
      product: newPassword(),
      appSecret: newKey(),
      logKey: newKey(),
    },
  };
}

const newPassword = () => randomBytes(24).toString('hex');
const newKey = () => randomBytes(48).toString('base64');
const at = (port: number | undefined) => `${here}:${port}`;

const numbered = (name: string, values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, value]));

/** The values for the files of `deploy/cluster`. */
export function valuesOf(plan: Plan): Record<string, string | number> {
  return {
    FOLDER: plan.folder,
    NETWORK: `${here}/32`,
    ETCD_MEMBERS: etcdNames.map((name, index) => `${name}=http://${at(plan.etcdPeers[index])}`).join(','),
    SYNCHRONOUS: String(plan.isSynchronous),
    ADMIN_PASSWORD: plan.passwords.admin,
    REPLICATION_PASSWORD: plan.passwords.replication,
    REST_PASSWORD: plan.passwords.rest,
    OWNER_PASSWORD: plan.passwords.owner,
    PASSWORD: plan.passwords.product,
    APP_SECRET: plan.passwords.appSecret,
    LOG_KEY: plan.passwords.logKey,
    LOG_HEADS_FILE: `${plan.folder}/registro.jsonl`,
    PRIMARY: at(plan.primary),
    PRIMARY_ADDRESS: here,
    PRIMARY_PORT: plan.primary,
    REPLICAS: at(plan.replicas),
    POOLER_ADDRESS: here,
    POOLER_PORT: plan.pooler,
    RIPARO_ADDRESS: here,
    PUBLIC_URL: plan.url,
    DOOR: at(plan.port),
    SITE: 'localhost',
    ...numbered('POSTGRES', plan.postgres.map(at)),
    ...numbered(
      'REST_ADDRESS',
      plan.rest.map(() => here),
    ),
    ...numbered('REST_PORT', plan.rest),
    ...numbered('RIPARO', plan.riparo.map(at)),
  };
}

/** The values specific to one etcd, PostgreSQL or process. */
export const ownValues = {
  etcd: (plan: Plan, index: number) => ({
    NAME: etcdNames[index] ?? '',
    ETCD_PEER: at(plan.etcdPeers[index]),
    ETCD_CLIENT: at(plan.etcdClients[index]),
  }),
  patroni: (plan: Plan, index: number) => ({
    NAME: memberNames[index] ?? '',
    ETCD_HOSTS: (plan.etcdForMembers?.[index] ?? plan.etcdClients).map(at).join(','),
    REST: at(plan.rest[index]),
    POSTGRES: at(plan.postgres[index]),
    POSTGRES_FOR_OTHERS: at(plan.postgresForOthers[index]),
  }),
  riparo: (plan: Plan, index: number) => ({ RIPARO_PORT: plan.riparo[index] ?? 0 }),
};
