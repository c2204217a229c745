import { setTimeout as delay } from 'node:timers/promises';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { lifeAnswers } from '../../server/test/life-quote.ts';
import type { Answer, Asked } from '../failover/through-the-door.ts';

export type Counts = {
  pages: number;
  pagesFailed: number;
  submissions: number;
  /** 503 with a retry time: the site sends it again under the same key. */
  askedToComeBack: number;
  failed: number;
  longestMs: number;
};

const pauseMs = 20;
const paths = ['/', '/prodotti', '/guide'] as const;

/** Some read and some submit, continuously; `take` returns what happened since its last call. */
export function openVisitors(ask: (asked: Asked) => Promise<Answer>) {
  const leaving = new AbortController();
  let counts = none();
  const untilTheyLeave = async (visit: () => Promise<void>) => {
    while (!leaving.signal.aborted) {
      await visit();
      await delay(pauseMs);
    }
  };
  const timed = async (asked: Asked) => {
    const start = performance.now();
    const status = await ask({ timeoutMs: 30_000, ...asked }).then(
      (answer) => answer.status,
      () => 0,
    );
    counts.longestMs = Math.max(counts.longestMs, performance.now() - start);
    return status;
  };
  let next = 0;
  async function read(): Promise<void> {
    const status = await timed({ method: 'GET', path: paths[next++ % paths.length] ?? '/' });
    counts.pages += 1;
    if (status !== 200) counts.pagesFailed += 1;
  }
  async function submit(): Promise<void> {
    const { method, path } = createLifeQuoteCall;
    const status = await timed({ method, path, body: lifeAnswers });
    counts.submissions += 1;
    if (status === 503) counts.askedToComeBack += 1;
    else if (status !== 200) counts.failed += 1;
  }
  const visits = [read, submit, submit].map(untilTheyLeave);
  return {
    take(): Counts {
      const taken = counts;
      counts = none();
      return taken;
    },
    async leave(): Promise<void> {
      leaving.abort();
      await Promise.all(visits);
    },
  };
}

const none = (): Counts => ({
  pages: 0,
  pagesFailed: 0,
  submissions: 0,
  askedToComeBack: 0,
  failed: 0,
  longestMs: 0,
});
