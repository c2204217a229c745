import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  type DatabaseAccount,
  giveTo,
  unprivilegedAccount,
} from '../../server/src/platform/database/embedded-account.ts';
import { quickLoading } from '../../server/src/platform/settings/paths.ts';
import { projectFolder } from '../../commands/running/run.ts';
import { readEnvironmentFile, templatePath, writeConfiguration } from './configuration.ts';
import { type Kept, type KeptProgram, keepRunning } from './keeper.ts';
import { clearLeftBehind, folderPrefix, signFolder } from './left-behind.ts';
import { isComplete, type Member, memberOf, memberStates } from './members.ts';
import {
  etcdNames,
  memberNames,
  ownValues,
  type Plan,
  planCluster,
  type PlanOptions,
  valuesOf,
} from './plan.ts';
import { allAnswer, isListening, until } from './waiting.ts';
import { findPrograms, type Programs, refuseOtherSystems } from '../../commands/beside/cluster-programs.ts';

export type Cluster = {
  readonly plan: Plan;
  readonly members: readonly Member[];
  readonly etcd: readonly Kept[];
  readonly haproxy: Kept;
  readonly pgbouncer: Kept;
  readonly nginx: Kept;
  readonly riparo: readonly Kept[];
  /** To the primary without the pooler, as the product's role. */
  readonly directUrl: string;
  /** The same as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly replicasUrl: string;
  readonly certificate: string;
  patronictl(...args: readonly string[]): Promise<string>;
  close(): Promise<void>;
};

export type ClusterOptions = Omit<PlanOptions, 'folder'> & {
  readonly signal: AbortSignal;
  /** For both processes of the product. */
  readonly settings?: Record<string, string>;
  readonly onProgress?: (italianLine: string) => void;
};

const run = promisify(execFile);
const filesOf = (plan: Plan, name: string) => ({
  log: logOf(plan, name),
  pidFile: join(plan.folder, `${name}.process`),
});
// About a minute on an idle machine, many on a busy one.
const patienceMs = 600_000;
const [node, startFile] = [process.execPath, join(projectFolder, 'server', 'src', 'assembly', 'start.ts')];
// etcd requires this on less tested architectures and ignores it on others.
const etcdEnvironment = { ETCD_UNSUPPORTED_ARCH: process.arch === 'arm64' ? 'arm64' : '' };

/**
 * Creates everything in a temporary folder and waits until it accepts visitors; if a later step fails, what
 * was started is ended.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  refuseOtherSystems();
  const programs = findPrograms();
  await clearLeftBehind();
  const leftovers = new AsyncDisposableStack();
  try {
    const account = await unprivilegedAccount();
    const folder = await mkdtemp(join(tmpdir(), folderPrefix));
    leftovers.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    await signFolder(folder);
    // Others may enter; every file in it has its own permissions.
    await chmod(folder, 0o711);
    await giveTo(account, folder);
    const plan = await planCluster({ ...options, folder });
    return await startAll({ programs, plan, account, options, leftovers });
  } catch (error) {
    await leftovers.disposeAsync();
    throw error;
  }
}

export const logOf = ({ folder }: Plan, name: string) => join(folder, `${name}.log`);

type Starting = {
  readonly programs: Programs;
  readonly plan: Plan;
  readonly account: DatabaseAccount;
  readonly options: ClusterOptions;
  readonly leftovers: AsyncDisposableStack;
};

async function startAll({ programs, plan, account, options, leftovers }: Starting): Promise<Cluster> {
  const { signal, onProgress = () => undefined } = options;
  const { folder } = plan;
  const values: Record<string, string | number> = {
    ...valuesOf(plan),
    POSTGRES_PROGRAMS: dirname(programs.postgres),
  };
  const write = (template: string, own: Record<string, string | number> = {}, as?: string) =>
    writeConfiguration(template, { ...values, ...own }, { folder, account, ...(as && { as }) });
  const keep = (program: Omit<KeptProgram, 'account' | 'log' | 'pidFile'>): Kept => {
    const kept = keepRunning({ ...program, account, ...filesOf(plan, program.name) });
    leftovers.defer(kept.stop);
    kept.start();
    return kept;
  };
  const wait = (what: string, isSo: () => Promise<boolean>, kept: readonly Kept[]) =>
    until(isSo, { what, patienceMs, signal, programs: kept });

  onProgress('Avvio i tre etcd');
  const etcd: Kept[] = [];
  for (const [index, name] of etcdNames.entries()) {
    const file = await write('etcd.yaml', ownValues.etcd(plan, index), `${name}.yaml`);
    const args = ['--config-file', file];
    etcd.push(keep({ name, command: programs.etcd, args, environment: etcdEnvironment, stopBy: 'SIGKILL' }));
  }
  await wait('etcd', () => allAnswer(plan.etcdClients, '/health'), etcd);

  onProgress('Creo i tre PostgreSQL, con Patroni');
  const members: Member[] = [];
  for (const [index, name] of memberNames.entries()) {
    const file = await write('patroni.yml', ownValues.patroni(plan, index), `${name}.yml`);
    const patroni = keepRunning({
      name,
      command: programs.patroni,
      args: [file],
      // Otherwise it gets the other addresses from etcd and bypasses the relay between them.
      environment: plan.etcdForMembers ? { PATRONI_ETCD_USE_PROXIES: 'true' } : {},
      account,
      ...filesOf(plan, name),
      stopBy: 'SIGKILL',
    });
    members.push(memberOf(plan, name, patroni));
  }
  leftovers.defer(async () => void (await Promise.all(members.map((member) => member.stop()))));
  for (const { patroni } of members) patroni.start();
  await wait(
    'PostgreSQL',
    async () => isComplete(plan, await memberStates(plan)),
    members.map(({ patroni }) => patroni),
  );

  onProgress('Avvio HAProxy e PgBouncer');
  const haproxyFile = await write('haproxy.cfg');
  const haproxy = keep({
    name: 'haproxy',
    command: programs.haproxy,
    args: ['-db', '-f', haproxyFile],
    stopBy: 'SIGTERM',
  });
  await write('userlist.txt');
  const pgbouncer = keep({
    name: 'pgbouncer',
    command: programs.pgbouncer,
    args: [await write('pgbouncer.ini')],
    stopBy: 'SIGTERM',
  });
  await wait('HAProxy', () => makeRole(programs, plan), [haproxy]);
  await wait('PgBouncer', () => isListening(plan.pooler), [pgbouncer]);

  onProgress('Avvio i due processi di Riparo');
  const riparo = await startRiparo({ plan, options, leftovers, write });
  await wait('Riparo', () => allAnswer(plan.riparo, '/readyz'), riparo);

  onProgress('Avvio nginx con TLS e HTTP/2');
  const certificate = await makeCertificate(programs, folder, account);
  await mkdir(join(folder, 'nginx'));
  await giveTo(account, join(folder, 'nginx'));
  const nginx = keep({
    name: 'nginx',
    command: programs.nginx,
    args: ['-p', folder, '-c', await write('nginx.conf'), '-e', 'stderr'],
    stopBy: 'SIGTERM',
  });
  await wait('nginx', () => isListening(plan.port), [nginx]);

  const urlOf = (port: number) => `postgresql://riparo:${plan.passwords.product}@127.0.0.1:${port}/riparo`;
  return {
    plan,
    members,
    etcd,
    haproxy,
    pgbouncer,
    nginx,
    riparo,
    certificate,
    directUrl: urlOf(plan.primary),
    ownerUrl: `postgresql://riparo_owner:${plan.passwords.owner}@127.0.0.1:${plan.primary}/riparo`,
    replicasUrl: urlOf(plan.replicas),
    async patronictl(...args) {
      const { stdout } = await run(programs.patronictl, ['-c', join(folder, 'pg1.yml'), ...args], {
        // It requires an encoding.
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
      });
      return stdout;
    },
    close: () => leftovers.disposeAsync(),
  };
}

/** As the current account, because it reads the project's folder. */
async function startRiparo({
  plan,
  options,
  leftovers,
  write,
}: Pick<Starting, 'plan' | 'options' | 'leftovers'> & {
  write(template: string, own: Record<string, string | number>, as: string): Promise<string>;
}): Promise<Kept[]> {
  const all: Kept[] = [];
  for (const index of plan.riparo.keys()) {
    const name = `riparo${index + 1}`;
    const file = await write('riparo.env', ownValues.riparo(plan, index), `${name}.env`);
    const environment = {
      ...readEnvironmentFile(await readFile(file, 'utf8')),
      DATA_FOLDER: plan.folder,
      ...options.settings,
    };
    const args = ['--import', quickLoading, startFile];
    const kept = keepRunning({
      name,
      command: node,
      args,
      environment,
      account: undefined,
      ...filesOf(plan, name),
      // Its work no longer matters: all its data is deleted too.
      stopBy: 'SIGKILL',
    });
    kept.start();
    all.push(kept);
  }
  leftovers.defer(async () => void (await Promise.all(all.map(({ stop }) => stop()))));
  return all;
}

/** Through HAProxy, so that it is ready too: false while it has no primary. */
async function makeRole(programs: Programs, plan: Plan): Promise<boolean> {
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--host=127.0.0.1', '--username=postgres'];
  const asked = [
    ...args,
    `--port=${plan.primary}`,
    '--dbname=postgres',
    `--file=${templatePath('role.sql')}`,
  ];
  const env = {
    PGPASSWORD: plan.passwords.admin,
    OWNER_PASSWORD: plan.passwords.owner,
    PASSWORD: plan.passwords.product,
    PGCONNECT_TIMEOUT: '5',
    // Until its first check is answered, HAProxy treats every member as the primary.
    PGTARGETSESSIONATTRS: 'read-write',
  };
  try {
    await run(programs.psql, asked, { env: { ...process.env, ...env } });
    return true;
  } catch (error) {
    // 2: no connection. Any other error would recur.
    if ((error as { code?: unknown }).code === 2) return false;
    throw error;
  }
}

async function makeCertificate(
  programs: Programs,
  folder: string,
  account: DatabaseAccount,
): Promise<string> {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const kind =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await run(programs.openssl, [...kind.split(' '), ...names, '-out', certificate, '-keyout', key]);
  await giveTo(account, key);
  return readFile(certificate, 'utf8');
}
