import { cpus } from 'node:os';
import { openStage } from '../faults/stage.ts';
import { applyLoad, sendVisitorsHome } from '../../bench/load/apply-load.ts';
import { median } from '../../bench/load/contest.ts';
import type { QuestionName } from '../../bench/load/questions.ts';
import type { Row } from '../../bench/results.ts';
import { startProcesses } from './processes.ts';

type Measured = { readonly perSecond: number; readonly busy: number };

const sizes = [1, 2, 4];
const rounds = 5;
const secondsEach = 1.5;
const connections = 32;
const leastGrowth = 1.2;
// With all cores busy another process cannot add throughput, but must not cost much either.
const fullCores = 0.9;
const leastWhenFull = 0.8;

const asked: readonly { question: QuestionName; what: string }[] = [
  { question: 'city', what: 'city searches' },
  { question: 'quote', what: 'quotes made and stored' },
];

/** The same load on one, two and four processes, in turns: other activity on the machine then affects all. */
export async function measureThroughput(onStep: (line: string) => void): Promise<Row[]> {
  const stage = await openStage();
  try {
    const most = Math.max(...sizes);
    const urls = (await startProcesses(stage, most)).urls();
    const rows: Row[] = [];
    for (const { question, what } of asked) {
      const load = (size: number) => measured(question, urls.slice(0, size));
      await load(most);
      const bySize = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const size of sizes) bySize.get(size)?.push(await load(size));
      rows.push(...rowsOf(what, bySize));
      onStep(`${what}: measured`);
    }
    return rows;
  } finally {
    sendVisitorsHome();
    await stage.close();
  }
}

function rowsOf(what: string, bySize: ReadonlyMap<number, readonly Measured[]>): Row[] {
  const alone = bySize.get(1) ?? [];
  return [...bySize].map(([size, turns]) => {
    const busy = median(turns.map((turn) => turn.busy));
    const figure = `${median(turns.map(({ perSecond }) => perSecond)).toFixed(0)} /s, ${inPercent(busy)} of all cores busy`;
    if (size === 1) return { what: `${what}, one process`, figure };
    const ratio = median(
      turns.map(({ perSecond }, round) => perSecond / (alone[round]?.perSecond ?? Infinity)),
    );
    return {
      what: `${what}, ${size} processes beside one`,
      figure,
      floor: `${median(alone.map(({ perSecond }) => perSecond)).toFixed(0)} /s`,
      ratio,
      goal: `≥ ${leastGrowth.toFixed(2)}, or ≥ ${leastWhenFull.toFixed(2)} with all cores busy`,
      met: ratio >= (busy >= fullCores ? leastWhenFull : leastGrowth),
    };
  });
}

async function measured(question: QuestionName, url: readonly string[]): Promise<Measured> {
  const before = coreTimes();
  const report = await applyLoad({ url, questions: [question], connections, seconds: secondsEach });
  const after = coreTimes();
  const refused = Object.keys(report.refusals);
  if (refused.length > 0) throw new Error(`${question} was refused with ${refused.join(', ')}`);
  return {
    perSecond: report.perSecond,
    busy: 1 - (after.idle - before.idle) / (after.total - before.total),
  };
}

function coreTimes(): { idle: number; total: number } {
  const all = cpus().map(({ times }) => times);
  return {
    idle: all.reduce((sum, { idle }) => sum + idle, 0),
    total: all.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0),
  };
}

const inPercent = (share: number) => `${Math.round(share * 100)} %`;
