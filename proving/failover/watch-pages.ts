import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Asked } from './through-the-door.ts';

export type PageWatch = { stop(): Promise<{ asked: number; failed: number }> };

const pauseMs = 250;

/** Opens pages of the site one after the other, whatever fails behind them. */
export function watchPages(ask: (asked: Asked) => Promise<Answer>): PageWatch {
  const leaving = new AbortController();
  const counts = { asked: 0, failed: 0 };
  async function read(): Promise<void> {
    while (!leaving.signal.aborted) {
      counts.asked += 1;
      const isGood = await ask({ method: 'GET', path: '/' }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!isGood) counts.failed += 1;
      await delay(pauseMs);
    }
  }
  const reading = read();
  return {
    async stop() {
      leaving.abort();
      await reading;
      return counts;
    },
  };
}
