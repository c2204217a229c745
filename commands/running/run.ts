import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

export type RunOptions = {
  readonly environment?: Record<string, string>;
  /** True captures the program's output instead of showing it. */
  readonly isQuiet?: boolean;
};

export type Outcome = {
  readonly succeeded: boolean;
  readonly wasInterrupted: boolean;
  readonly output: string;
};

/** Runs a program of node_modules/.bin or the system in the project's folder, to its end. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: projectFolder,
    stdio: options.isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.environment, PATH: pathWithProgramsFirst() },
  });
  let output = '';
  const collect = (data: Buffer) => (output += data.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // Ctrl-C reaches the whole process group; a signal sent to us alone must be forwarded.
  let wasInterrupted = false;
  const passOn = (signal: NodeJS.Signals) => {
    wasInterrupted = true;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ succeeded, wasInterrupted, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

function pathWithProgramsFirst(): string {
  return join(projectFolder, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
}
