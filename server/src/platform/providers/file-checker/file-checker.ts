import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { projectFolder, quickLoading } from '../../settings/paths.ts';
import { QueueFullError } from '../../jobs/work/bounded-work.ts';
import { fairWork } from '../../jobs/work/fair-work.ts';
import type { CheckOutcome, TryOutcome } from './outcome.ts';
import { readOutcomeBytes, parseOutcome } from './parse-outcome.ts';
import { usedBy } from './process-use.ts';

export type WorkLimits = {
  /** CPU time, not waiting: a good photo must not be refused because the machine is busy. */
  maxWorkMs: number;
  /** The same between two pages of a PDF. */
  maxStepMs: number;
  timeoutMs: number;
  maxMemoryMb: number;
};

export type FileToCheck = {
  /** May be called twice. */
  readonly pieces: () => AsyncIterable<Buffer>;
  readonly sizeBytes: number;
  /** Its source and what it belongs to: one file of each sender is opened at a time. */
  readonly senders: readonly string[];
};

export type FileChecker = {
  /** Opens a file in its own process. Rejects only if no process is available. */
  check(file: FileToCheck): Promise<CheckOutcome>;
  close(): Promise<void>;
};

/**
 * Two at once, of which only one may be slow, so that a slow file never delays all others. Senders take turns
 * (`fair-work.ts`), and none can fill the queue alone.
 */
const turns = { atOnce: 2, longAtOnce: 1, waiting: 200, waitingPerSender: 40 };

/** Every file gets this first: a photo takes half of it, and a hostile file no more than it. */
const quick: WorkLimits = { maxWorkMs: 2000, maxStepMs: 2000, timeoutMs: 120_000, maxMemoryMb: 512 };
/**
 * For files that turned out to need it: large photos, HEIC of phones (48 megapixels take 12 s), PDFs with
 * many pages.
 */
const long: WorkLimits = { maxWorkMs: 20_000, maxStepMs: 2000, timeoutMs: 120_000, maxMemoryMb: 768 };

const watchEveryMs = 100;
/** Visitors come first; with an even lower priority a busy machine would never open a file. */
const lowerPriority = 5;

const program = join(import.meta.dirname, 'checker-process.ts');

/**
 * Hostile files attack through decoders. Their process starts for one file and ends with it, gets no
 * settings, may only read our code, cannot write or use the network, and is killed when it takes too long or
 * too much memory.
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
  const inTurn = fairWork(turns);
  const running = new Set<ChildProcess>();
  let isClosed = false;

  async function attempt(pieces: AsyncIterable<Buffer>, pace: 'quick' | 'long'): Promise<TryOutcome> {
    if (isClosed) throw new Error('no files are opened any more');
    const child = spawn(process.execPath, [...programArguments, pace], {
      env: {},
      cwd: projectFolder,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    const watch = watchOver(child, { ...(pace === 'quick' ? quick : long), ...limits });
    child.stderr.on('data', watch.step);
    try {
      // A program that ends before reading everything breaks the pipe: its answer still counts.
      const feeding = pipeline(Readable.from(pieces), child.stdin).catch(() => undefined);
      const [output] = await Promise.all([readOutcomeBytes(child.stdout), feeding, once(child, 'close')]);
      if (isClosed) throw new Error('no files are opened any more');
      // A busy machine says nothing about the file: it waits for another run.
      if (watch.endedFor() === 'time') throw new QueueFullError('a file could not be opened in time');
      if (watch.endedFor() === 'work') return { refusal: 'FileTooDetailed' };
      return parseOutcome(output) ?? { refusal: 'FileBroken' };
    } finally {
      watch.stop();
      running.delete(child);
      child.kill('SIGKILL');
    }
  }

  return {
    async check({ pieces, sizeBytes: size, senders }) {
      const first = await inTurn({ senders, size, isLong: false }, () => attempt(pieces(), 'quick'));
      if (!('needsLonger' in first)) return first;
      const second = await inTurn({ senders, size, isLong: true }, () => attempt(pieces(), 'long'));
      return 'needsLonger' in second ? { refusal: 'FileTooDetailed' } : second;
    },
    async close() {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** Ends a process that takes too long or too much memory, even while it is busy in native code. */
function watchOver(child: ChildProcess, limits: WorkLimits) {
  let endedFor: 'time' | 'work' | null = null;
  let worked = 0;
  /** CPU time at the last page; unknown before the first, as a photo is drawn in one step. */
  let workedAtStep = Number.POSITIVE_INFINITY;
  const end = (reason: 'time' | 'work') => {
    endedFor ??= reason;
    child.kill('SIGKILL');
  };
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowerPriority);
  } catch {
    // It has ended already, or this system has no priorities.
  }
  const timeout = setTimeout(() => end('time'), limits.timeoutMs);
  const look = async () => {
    const { memoryMb, workMs } = await usedBy(child.pid);
    worked = workMs;
    const isTooMuch =
      memoryMb > limits.maxMemoryMb || workMs > limits.maxWorkMs || workMs - workedAtStep > limits.maxStepMs;
    if (isTooMuch) end('work');
  };
  const watching = setInterval(() => void look(), watchEveryMs);
  return {
    endedFor: () => endedFor,
    step: () => {
      workedAtStep = worked;
    },
    stop() {
      clearTimeout(timeout);
      clearInterval(watching);
    },
  };
}
