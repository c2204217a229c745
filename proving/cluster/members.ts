import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kept } from './keeper.ts';
import { memberNames, type Plan } from './plan.ts';

/** One PostgreSQL with its Patroni: together they represent a machine. */
export type Member = {
  readonly name: string;
  readonly patroni: Kept;
  /** `kill -9` of PostgreSQL's first process; Patroni notices. */
  killPostgres(): Promise<void>;
  /** Kills everything on the machine at once; it stays down until it is started. */
  killMachine(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
};

export type MemberState = {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
};

export function memberOf(plan: Plan, name: string, patroni: Kept): Member {
  const lock = join(plan.folder, name, 'postmaster.pid');
  let frozen: readonly number[] = [];

  async function postmaster(): Promise<number | undefined> {
    const text = await readFile(lock, 'utf8').catch(() => '');
    const pid = Number.parseInt(text, 10);
    return pid > 0 && (await isPostgres(pid)) ? pid : undefined;
  }
  async function postgresProcesses(): Promise<number[]> {
    const first = await postmaster();
    return first === undefined ? [] : [first, ...(await childrenOf(first))];
  }

  return {
    name,
    patroni,
    async killPostgres() {
      const pid = await postmaster();
      if (pid !== undefined) send(pid, 'SIGKILL');
    },
    async killMachine() {
      // Frozen first, so that none of them acts after another is gone.
      const pids = await postgresProcesses();
      for (const pid of pids) send(pid, 'SIGSTOP');
      const gone = patroni.killForGood();
      for (const pid of pids) send(pid, 'SIGKILL');
      await gone;
    },
    async freeze() {
      const pid = patroni.pid();
      frozen = [...(pid === undefined ? [] : [pid]), ...(await postgresProcesses())];
      for (const each of frozen) send(each, 'SIGSTOP');
    },
    async thaw() {
      for (const each of frozen) send(each, 'SIGCONT');
      frozen = [];
    },
    async stop() {
      await patroni.stop();
      for (const each of frozen) send(each, 'SIGCONT');
      // Not killed: that would leave its shared memory behind.
      const pid = await postmaster();
      if (pid === undefined) return;
      send(pid, 'SIGQUIT');
      while (await isPostgres(pid)) await delay(50);
    },
  };
}

/** Patroni's view of all members, from whichever answers. */
export async function memberStates(plan: Plan): Promise<MemberState[]> {
  for (const port of plan.rest) {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`, { signal: AbortSignal.timeout(2_000) })
      .then((response) => response.json() as Promise<{ members?: MemberState[] }>)
      .catch(() => null);
    if (answer?.members) return answer.members;
  }
  return [];
}

const writingRoles = new Set(['leader', 'master', 'primary']);

export const isPrimary = ({ role, state }: MemberState) => writingRoles.has(role) && state === 'running';

/** One member takes writes, the others follow on its timeline, and one of them is synchronous if required. */
export function isComplete(plan: Plan, states: readonly MemberState[]): boolean {
  const primary = states.find(isPrimary);
  const others = states.filter((each) => each !== primary);
  return (
    primary !== undefined &&
    others.length === memberNames.length - 1 &&
    others.every(
      ({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === primary.timeline,
    ) &&
    (!plan.isSynchronous || others.some(({ role }) => role === 'sync_standby'))
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

/** The process id may have been reused. */
async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => {
    const afterName = (stats[index] ?? '').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[1]) === parent;
  });
}
