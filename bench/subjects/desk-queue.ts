import { deskRequestsCall } from '@riparo/domain/contract/request-calls.ts';
import { median } from '../load/contest.ts';
import { fillRequests } from '../stage/fill-requests.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Stage } from '../stage/stage.ts';
import type { Subject } from './subject.ts';

const rounds = 7;
const pagesEach = 60;
const longestMs = 50;
const mostGrowth = 1.5;

/** Whether the first page of the desk's queue takes longer the more requests are open. */
export const deskQueue: Subject = {
  key: 'desk-queue',
  name: 'Queue of the desk among 100,000 open requests',
  async measure(stage) {
    const few = await openQueue(stage, 'desk_thousand', 1000);
    const many = await openQueue(stage, 'desk_many', 100_000);
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -1; round < rounds; round += 1) {
      const [fewMs, manyMs] = [await few(), await many()];
      // The first round is compiled while it runs.
      if (round < 0) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
    }
    const ratio = median(times.many.map((ms, round) => ms / (times.few[round] ?? ms)));
    const p95Ms = median(times.many);
    return [
      {
        what: 'first page of 100,000 open requests, p95',
        figure: `${p95Ms.toFixed(1)} ms`,
        goal: `≤ ${longestMs} ms`,
        met: p95Ms <= longestMs,
      },
      {
        what: 'the same beside 1,000',
        figure: `${p95Ms.toFixed(1)} ms`,
        floor: `${median(times.few).toFixed(1)} ms`,
        ratio,
        goal: `≤ ${mostGrowth.toFixed(2)}`,
        met: ratio <= mostGrowth,
      },
    ];
  },
};

/** Gives what asks for the first page many times, one after the other, and tells the time that 95 of 100 took at most. */
async function openQueue(stage: Stage, database: string, count: number): Promise<() => Promise<number>> {
  const databaseUrl = await stage.databaseUrl(database);
  const [cookie = ''] = await peopleAtDesk(databaseUrl, 50);
  await fillRequests(databaseUrl, count);
  const { url } = await stage.productWithoutJobs(database);
  return async () => {
    const times: number[] = [];
    for (let page = 0; page < pagesEach; page += 1) {
      const start = performance.now();
      const response = await fetch(url + deskRequestsCall.path, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the queue answered ${response.status}`);
      times.push(performance.now() - start);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  };
}
