import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { QuestionName } from './questions.ts';

export type LoadTask = {
  /** One server, or several that share the visitors. */
  url: string | readonly string[];
  questions: readonly QuestionName[];
  connections: number;
  seconds: number;
  atMost: number;
  firstVisitor: number;
};

export type LoadReport = {
  answers: number;
  refusals: Record<number, number>;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
};

export type Load = Pick<LoadTask, 'url' | 'questions'> & Partial<LoadTask>;

const visitorsEach = 200_000;
let nextVisitor = 0;
let visitors: ChildProcess | undefined;

/** Sends visitors to a server, each with the next request as soon as the last is answered. */
export async function applyLoad(load: Load): Promise<LoadReport> {
  const task: LoadTask = {
    connections: 16,
    seconds: 1,
    atMost: visitorsEach,
    firstVisitor: (nextVisitor += visitorsEach),
    ...load,
  };
  visitors ??= fork(join(import.meta.dirname, 'visitors.ts'));
  const leaving = new AbortController();
  const left = once(visitors, 'exit', { signal: leaving.signal }).then(([code]) => {
    throw new Error(`the visitors of ${String(load.url)} ended with ${String(code)}`);
  });
  visitors.send(task);
  const [report] = (await Promise.race([once(visitors, 'message'), left])) as [LoadReport];
  leaving.abort();
  await left.catch(() => undefined);
  return report;
}

export function sendVisitorsHome(): void {
  visitors?.kill();
  visitors = undefined;
}
