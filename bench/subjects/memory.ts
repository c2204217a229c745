import { applyLoad } from '../load/apply-load.ts';
import { fillDeals } from '../stage/fill-deals.ts';
import type { Subject } from './subject.ts';

const requests = 100_000;
const mostGrowth = 1.1;
const patienceSeconds = 300;

/** A process that served many requests uses no more memory than one that served half as many. */
export const memory: Subject = {
  key: 'memory',
  name: `Memory after ${requests.toLocaleString('en')} requests`,
  async measure(stage) {
    await fillDeals(await stage.databaseUrl('asked'), 1000);
    const { url } = await stage.product('asked');
    const fresh = await residentMb(url);
    const half = await askedFor(url, requests / 2);
    const whole = await askedFor(url, requests / 2);
    const growth = whole / half;
    return [
      { what: 'after its start', figure: inMb(fresh) },
      { what: `after ${(requests / 2).toLocaleString('en')} requests`, figure: inMb(half) },
      {
        what: `after ${requests.toLocaleString('en')} requests, beside half of them`,
        figure: inMb(whole),
        floor: inMb(half),
        ratio: growth,
        goal: `≤ ${mostGrowth.toFixed(2)}`,
        met: growth <= mostGrowth,
      },
    ];
  },
};

async function askedFor(url: string, count: number): Promise<number> {
  const questions = ['page', 'city', 'deal', 'page', 'quote'] as const;
  const report = await applyLoad({ url, questions, seconds: patienceSeconds, atMost: count });
  if (report.answers < count) throw new Error(`only ${report.answers} of ${count} requests were answered`);
  return residentMb(url);
}

async function residentMb(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  return Number(bytes) / 1024 ** 2;
}

function inMb(value: number): string {
  return `${value.toFixed(0)} MB`;
}
