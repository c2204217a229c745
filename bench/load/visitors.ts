import type { LoadReport, LoadTask } from './apply-load.ts';
import { openConnection } from './connection.ts';
import { questions, requestOf } from './questions.ts';

// In a separate process, so that the load does not share a thread with the measurement.
process.on('message', async (task: LoadTask) => {
  process.send?.(await visit(task));
});

async function visit(task: LoadTask): Promise<LoadReport> {
  const timesMs: number[] = [];
  const refusals: Record<number, number> = {};
  let number = task.firstVisitor;
  const start = performance.now();
  const end = start + task.seconds * 1000;

  const urls = [task.url].flat();

  async function askAgainAndAgain(_: unknown, index: number): Promise<void> {
    const connection = await openConnection(urls[index % urls.length] ?? '');
    while (performance.now() < end && number < task.firstVisitor + task.atMost) {
      number += 1;
      const name = task.questions[number % task.questions.length];
      if (!name) break;
      const request = requestOf(questions[name](number), number);
      const asked = performance.now();
      const status = await connection.ask(request);
      if (status >= 200 && status < 300) timesMs.push(performance.now() - asked);
      else refusals[status] = (refusals[status] ?? 0) + 1;
    }
    connection.close();
  }

  await Promise.all(Array.from({ length: task.connections }, askAgainAndAgain));
  const seconds = (performance.now() - start) / 1000;
  const sorted = timesMs.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    answers: sorted.length,
    refusals,
    perSecond: sorted.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}
