import type { Log } from '../log/log.ts';
import { StartFailure } from '../settings/start-failure.ts';

export type Closing = readonly [what: string, close: () => Promise<unknown>];

/** Closes one after the other; a failure does not keep the rest open. */
export async function closeInOrder(closings: readonly Closing[], log: Log): Promise<void> {
  for (const [what, close] of closings) {
    await close().catch((error: unknown) => log.error({ err: error, what }, 'could not be closed'));
  }
}

// What should have ended after a stop (a socket whose peer hangs) does not keep the process alive.
const lingerMs = 2_000;

/**
 * Runs something until the process receives a signal, then stops it in order. A signal during the start waits
 * for the start. A failure that the operator can fix is reported in one sentence without a stack.
 */
export async function runUntilSignal(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const signalled = firstSignal();
  try {
    const running = await start();
    await signalled;
    await running.stop();
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
  }
  setTimeout(() => process.exit(), lingerMs).unref();
}

/**
 * Further signals are ignored: npm repeats a Ctrl-C that the terminal already sent, and stopping has a time
 * limit.
 */
function firstSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  return promise;
}
