import type { Log } from '../log/log.ts';
import { StartFailure } from '../settings/start-failure.ts';

export type Closing = readonly [what: string, close: () => Promise<unknown>];

/** Closes one after the other; one that fails does not keep the rest open. */
export async function closeInOrder(closings: readonly Closing[], log: Log): Promise<void> {
  for (const [what, close] of closings) {
    await close().catch((error: unknown) => log.error({ err: error, what }, 'could not be closed'));
  }
}

// What should have ended by itself after a stop (a socket of a peer that hangs) does not keep the process alive.
const lingerMs = 2_000;

/**
 * Runs something until the process is asked to end, then stops it in good order. A signal during the start waits for
 * the start. A failure its owner can mend is told in its one sentence, without a stack.
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

/** Further signals change nothing: npm sends on a Ctrl-C that the terminal has already sent, and the stop is bounded. */
function firstSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  return promise;
}
