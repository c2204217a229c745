import { applyLoad } from '../load/apply-load.ts';
import { median } from '../load/contest.ts';
import { fillDeals } from '../stage/fill-deals.ts';
import type { Subject } from './subject.ts';

const rounds = 7;
const mostGrowth = 1.2;

/** Whether the time to find one deal depends on the number of others. */
export const millionDeals: Subject = {
  key: 'million-deals',
  name: 'Deal by id among a million',
  async measure(stage) {
    await fillDeals(await stage.databaseUrl('thousand'), 1000);
    await fillDeals(await stage.databaseUrl('million'), 1_000_000);
    const few = await stage.product('thousand');
    const many = await stage.product('million');
    const ratios: number[] = [];
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -1; round < rounds; round += 1) {
      const fewMs = await timeOf(few.url, 'deal');
      const manyMs = await timeOf(many.url, 'deal of a million');
      // Warm-up: code is compiled in the first round.
      if (round < 0) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
      ratios.push(manyMs / fewMs);
    }
    const ratio = median(ratios);
    return [
      {
        what: 'deal by id among 1,000,000, beside 1,000',
        figure: `${median(times.many).toFixed(2)} ms`,
        floor: `${median(times.few).toFixed(2)} ms`,
        ratio,
        goal: `≤ ${mostGrowth.toFixed(2)}`,
        met: ratio <= mostGrowth,
      },
    ];
  },
};

/** One at a time: this measures a single request, not queueing. */
async function timeOf(url: string, question: 'deal' | 'deal of a million'): Promise<number> {
  return (await applyLoad({ url, questions: [question], connections: 1, seconds: 0.6 })).p50Ms;
}
