import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type Started = { readonly child: ChildProcess; stop(): Promise<void> };

/** A program of the system's, in the time zone of the site's visitors. Its words are read by whoever wants them. */
export function startProgram(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Started {
  const env = { ...process.env, TZ: 'Europe/Rome', ...environment };
  // In a group of its own: browsers start others, which are to end with them.
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const tell = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It is over by now.
    }
  };
  // Stories that are interrupted, or whose browser never got ready, leave none behind.
  const endIt = () => tell('SIGKILL');
  process.once('exit', endIt);
  // Nobody reads the rest, and a full pipe would hold it up.
  child.stdout.resume();
  child.stderr.resume();
  return {
    child,
    stop: async () => {
      tell('SIGTERM');
      const lastResort = setTimeout(() => tell('SIGKILL'), 5_000);
      await ended;
      clearTimeout(lastResort);
      process.off('exit', endIt);
      endIt();
    },
  };
}

/** The first line in which it says what is waited for. */
export function said(child: ChildProcess, from: Readable | null, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`${child.spawnfile} ended (${code}) before it was ready`)),
    );
    if (!from) return reject(new Error(`${child.spawnfile} can not be heard`));
    createInterface({ input: from }).on('line', (line) => {
      const [, found] = words.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}
