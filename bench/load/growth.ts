import type { Row } from '../results.ts';
import type { ChildServer } from '../stage/child-server.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Stage } from '../stage/stage.ts';
import { median } from './contest.ts';

const rounds = 7;
const asksEach = 60;

export type Growth = {
  readonly what: string;
  /** Names the databases: two subjects with the same name share them. */
  readonly world: string;
  readonly few: number;
  readonly many: number;
  fill(databaseUrl: string, count: number): Promise<void>;
  /** The addresses requested one after the other, as staff do. */
  paths(databaseUrl: string): Promise<readonly string[]> | readonly string[];
  readonly longestMs: number;
  readonly mostGrowth: number;
};

/** The same request to a small and a large database, in turns: whether it takes longer with more data. */
export async function growthRows(stage: Stage, growth: Growth): Promise<Row[]> {
  const { what, longestMs, mostGrowth } = growth;
  const few = await askerOf(stage, growth, growth.few);
  const many = await askerOf(stage, growth, growth.many);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const [fewMs, manyMs] = [await few(), await many()];
    // Warm-up: code is compiled in the first round.
    if (round < 0) continue;
    times.few.push(fewMs);
    times.many.push(manyMs);
  }
  const ratio = median(times.many.map((ms, round) => ms / (times.few[round] ?? ms)));
  const p95Ms = median(times.many);
  const figure = `${p95Ms.toFixed(1)} ms`;
  return [
    {
      what: `${what} among ${growth.many.toLocaleString('en')}, p95`,
      figure,
      goal: `≤ ${longestMs} ms`,
      met: p95Ms <= longestMs,
    },
    {
      what: `${what} beside ${growth.few.toLocaleString('en')}`,
      figure,
      floor: `${median(times.few).toFixed(1)} ms`,
      ratio,
      goal: `≤ ${mostGrowth.toFixed(2)}`,
      met: ratio <= mostGrowth,
    },
  ];
}

type World = { readonly databaseUrl: string; readonly cookie: string; readonly server: ChildServer };

const worlds = new WeakMap<Stage, Map<string, Promise<World>>>();

function worldOf(stage: Stage, { world, fill }: Growth, count: number): Promise<World> {
  const known = worlds.get(stage) ?? new Map<string, Promise<World>>();
  worlds.set(stage, known);
  const name = `${world}_${count}`;
  const made =
    known.get(name) ??
    (async () => {
      const databaseUrl = await stage.databaseUrl(name);
      const [cookie = ''] = await peopleAtDesk(databaseUrl, 50);
      await fill(databaseUrl, count);
      return { databaseUrl, cookie, server: await stage.productWithoutJobs(name) };
    })();
  known.set(name, made);
  return made;
}

/**
 * Returns a function that sends the requests one after the other and returns the 95th percentile of their
 * times.
 */
async function askerOf(stage: Stage, growth: Growth, count: number): Promise<() => Promise<number>> {
  const { databaseUrl, cookie, server } = await worldOf(stage, growth, count);
  const paths = await growth.paths(databaseUrl);
  let asked = 0;
  return async () => {
    const times: number[] = [];
    for (let ask = 0; ask < asksEach; ask += 1) {
      const path = paths[asked++ % paths.length] ?? '/';
      const start = performance.now();
      const response = await fetch(server.url + path, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - start);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  };
}
