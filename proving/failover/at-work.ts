import { setTimeout as delay } from 'node:timers/promises';
import { Gone } from './persistent-caller.ts';

/** A person repeating the same actions. */
export type AtWork = {
  /** How often something acknowledged had disappeared. */
  readonly gone: () => number;
  /** Finishes the current action and leaves. */
  leave(): Promise<void>;
};

/** Repeats these actions in order, passing the number of the turn, until asked to leave. */
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
  // Reported to its caller; when a run ends it is aborted.
  working.catch(() => undefined);
  return {
    gone: () => gone,
    async leave() {
      leaving.abort();
      await working;
    },
  };
}
