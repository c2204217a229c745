import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type Started = { readonly child: ChildProcess; stop(): Promise<void> };

/** A system program, in the time zone of the site's visitors. Its output is available to the caller. */
export function startProgram(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Started {
  const env = { ...process.env, TZ: 'Europe/Rome', ...environment };
  // In its own process group: browsers start others, which must end with them.
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const tell = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has already ended.
    }
  };
  // Interrupted stories, or those whose browser never got ready, leave no process behind.
  const endIt = () => tell('SIGKILL');
  process.once('exit', endIt);
  // The rest is not read, and a full pipe would block it.
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

/** The first line of output that matches. */
export function firstLineLike(child: ChildProcess, from: Readable | null, words: RegExp): Promise<string> {
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
