import { setTimeout as delay } from 'node:timers/promises';
import { Gone } from './persistent-caller.ts';

/** Somebody who does the same things again and again. */
export type AtWork = {
  /** How often something acknowledged was gone. */
  readonly gone: () => number;
  /** They finish what they have begun, and leave. */
  leave(): Promise<void>;
};

/** Does these things one after the other, each with the number of the turn, until told to leave. */
export function atWork(doings: readonly ((turn: number) => Promise<void>)[], pauseMs: number): AtWork {
  const leaving = new AbortController();
  let gone = 0;

  async function work(): Promise<void> {
    for (let turn = 0; !leaving.signal.aborted; turn += 1) {
      for (const doing of doings)
        await doing(turn).catch((error: unknown) => {
          if (!(error instanceof Gone)) throw error;
          gone += 1;
        });
      await delay(pauseMs);
    }
  }

  const working = work();
  // Told to whoever waits for it; a run that is over cuts it off.
  working.catch(() => undefined);
  return {
    gone: () => gone,
    async leave() {
      leaving.abort();
      await working;
    },
  };
}
