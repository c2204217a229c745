import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { projectFolder, quickLoading } from '../../settings/paths.ts';
import { boundedWork, TooMuchWaits } from '../../work/bounded-work.ts';
import type { CheckOutcome } from './outcome.ts';
import { heardBytes, heardOutcome } from './heard-outcome.ts';
import { usedBy } from './process-use.ts';

export type WorkLimits = { mostWorkMs: number; timeoutMs: number; mostMemoryMb: number };

export type FileChecker = {
  /** Opens a file in a process of its own. It rejects only where none can be had. */
  check(pieces: AsyncIterable<Buffer>): Promise<CheckOutcome>;
  close(): Promise<void>;
};

// One after the other: a second at the same time would take the memory twice, and a core from whoever visits the site.
const atOnce = 1;
const mostWaiting = 200;
/** Of work, not of waiting: a good photo is not refused because the machine is busy. */
const mostWorkMs = 15_000;
const timeoutMs = 120_000;
/** A HEIC of 48 megapixels takes less. */
const mostMemoryMb = 768;
const watchEveryMs = 100;
/** Visitors come first; lower still, a busy machine would never open a file. */
const lowerPriority = 5;

const program = join(import.meta.dirname, 'checker-process.ts');

/**
 * Decoders are where hostile files break in. The process that runs them starts for one file and ends with it, knows no
 * setting, may read our code alone, write and reach nothing, and is ended when it takes too long or too much.
 */
const programArguments = [
  '--permission',
  ...['node_modules', 'server', 'domain'].map((folder) => `--allow-fs-read=${join(projectFolder, folder)}/*`),
  `--allow-fs-read=${join(projectFolder, 'package.json')}`,
  '--allow-addons',
  '--max-old-space-size=256',
  '--disable-warning=SecurityWarning',
  '--import',
  quickLoading,
  program,
];

export function openFileChecker(limits: Partial<WorkLimits> = {}): FileChecker {
  const inTurn = boundedWork({ atOnce, waiting: mostWaiting });
  const running = new Set<ChildProcess>();
  let isClosed = false;

  async function check(pieces: AsyncIterable<Buffer>): Promise<CheckOutcome> {
    if (isClosed) throw new Error('no files are opened any more');
    const child = spawn(process.execPath, programArguments, {
      env: {},
      cwd: projectFolder,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    running.add(child);
    const watch = watchOver(child, { mostWorkMs, timeoutMs, mostMemoryMb, ...limits });
    try {
      // A program that ends before it has read everything breaks the pipe: what it told counts.
      const feeding = pipeline(Readable.from(pieces), child.stdin).catch(() => undefined);
      const [told] = await Promise.all([heardBytes(child.stdout), feeding, once(child, 'close')]);
      if (isClosed) throw new Error('no files are opened any more');
      // That the machine is busy says nothing about the file: it waits for another turn.
      if (watch.endedFor() === 'time') throw new TooMuchWaits('a file could not be opened in time');
      if (watch.endedFor() === 'work') return { refusal: 'FileTooDetailed' };
      return heardOutcome(told) ?? { refusal: 'FileBroken' };
    } finally {
      watch.stop();
      running.delete(child);
      child.kill('SIGKILL');
    }
  }

  return {
    check: (pieces) => inTurn(() => check(pieces)),
    async close() {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** Ends a process that takes too long or too much memory, also where it is busy in native code. */
function watchOver(child: ChildProcess, limits: WorkLimits) {
  let endedFor: 'time' | 'work' | null = null;
  const end = (reason: 'time' | 'work') => {
    endedFor ??= reason;
    child.kill('SIGKILL');
  };
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowerPriority);
  } catch {
    // It has ended already, or this machine knows no priorities.
  }
  const timeout = setTimeout(() => end('time'), limits.timeoutMs);
  const look = async () => {
    const { memoryMb, workMs } = await usedBy(child.pid);
    if (memoryMb > limits.mostMemoryMb || workMs > limits.mostWorkMs) end('work');
  };
  const watching = setInterval(() => void look(), watchEveryMs);
  return {
    endedFor: () => endedFor,
    stop() {
      clearTimeout(timeout);
      clearInterval(watching);
    },
  };
}
