import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAccount } from '../../server/src/platform/database/embedded-account.ts';
import { identityOf } from './process-identity.ts';

export type KeptProgram = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Record<string, string>;
  readonly account: DatabaseAccount;
  readonly stopBy: NodeJS.Signals;
  readonly log: string;
  /** The file of its identity, for cleaning up after a killed command. */
  readonly pidFile: string;
};

/** A program that is restarted when it ends, like systemd's `Restart=always`. */
export type Kept = {
  readonly name: string;
  pid(): number | undefined;
  signal(signal: NodeJS.Signals): void;
  /** `kill -9`, without a restart until `start`. */
  killForGood(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
  lastWords(): string;
};

const pauseBeforeRestartMs = 1_000;
const stopPatienceMs = 15_000;
const lastLines = 8;

export function keepRunning(program: KeptProgram): Kept {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let isWanted = false;

  function start(): void {
    isWanted = true;
    if (child) return;
    // Its own session: a Ctrl-C is for us, and we stop everything in order.
    const log = openSync(program.log, 'a');
    const started = spawn(program.command, program.args, {
      ...program.account,
      cwd: '/',
      detached: true,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...program.environment },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (started.pid !== undefined) writeFileSync(program.pidFile, identityOf(started.pid) ?? '');
    child = started;
    started.once('error', (error) => appendFileSync(program.log, `${error.message}\n`));
    ended = endOf(started);
    void startAgainAfter(started);
  }

  async function startAgainAfter(started: ChildProcess): Promise<void> {
    await ended;
    if (child === started) child = undefined;
    if (!isWanted) return;
    await delay(pauseBeforeRestartMs, undefined, { ref: false });
    if (isWanted && !child) start();
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isWanted = false;
    const ending = child;
    if (!ending) return;
    // Including its child processes.
    const send = (each: NodeJS.Signals) => sendToGroup(ending, each);
    send(signal);
    const patience = setTimeout(() => send('SIGKILL'), stopPatienceMs);
    await ended;
    child = undefined;
    clearTimeout(patience);
  }

  return {
    name: program.name,
    pid: () => child?.pid,
    signal: (signal) => void child?.kill(signal),
    killForGood: () => end('SIGKILL'),
    start,
    stop: () => end(program.stopBy),
    lastWords: () => readFileSync(program.log, 'utf8').trim().split('\n').slice(-lastLines).join('\n'),
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  try {
    await once(child, 'exit');
  } catch {
    // It could not be started at all.
  }
}

function sendToGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}
