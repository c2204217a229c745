import type { Row } from '../results.ts';
import { applyLoad, type LoadReport } from './apply-load.ts';
import type { QuestionName } from './questions.ts';

export type Contest = {
  readonly what: string;
  readonly question: QuestionName;
  readonly ours: string;
  readonly floor: string;
  readonly connections?: number;
};

const rounds = 5;
const secondsEach = 1.2;
// The server's code is compiled while it runs, so it is warmed up before measuring.
const warmUp = { atMost: 40_000, seconds: 4 };
const leastRatio = 0.7;
const mostSpread = 5;

/**
 * Our server and its floor under the same load, in turns: other activity on the machine then affects both.
 */
export async function contest({ what, question, connections = 16, ...urls }: Contest): Promise<Row[]> {
  const load = (url: string) => applyLoad({ url, questions: [question], connections, seconds: secondsEach });
  for (const url of [urls.ours, urls.floor]) await applyLoad({ url, questions: [question], ...warmUp });
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The second of the two finds a warmer machine, so they alternate in order too.
    if (round % 2 === 0) {
      const ours = await load(urls.ours);
      measured.push({ ours, floor: await load(urls.floor) });
    } else {
      const floor = await load(urls.floor);
      measured.push({ ours: await load(urls.ours), floor });
    }
  }
  return rowsOf(what, measured);
}

type Measured = { readonly ours: LoadReport; readonly floor: Pick<LoadReport, 'perSecond'> };

/** Medians over the rounds: each round compares two runs under the same conditions. */
export function rowsOf(what: string, measured: readonly Measured[]): Row[] {
  const ratio = median(measured.map(({ ours, floor }) => ours.perSecond / floor.perSecond));
  const p50 = median(measured.map(({ ours }) => ours.p50Ms));
  const p99 = median(measured.map(({ ours }) => ours.p99Ms));
  const refused = sum(measured.flatMap(({ ours }) => Object.values(ours.refusals)));
  return [
    {
      what,
      figure: perSecond(measured.map(({ ours }) => ours.perSecond)),
      floor: perSecond(measured.map(({ floor }) => floor.perSecond)),
      ratio,
      goal: `≥ ${leastRatio.toFixed(2)}`,
      met: ratio >= leastRatio,
    },
    {
      what: `${what}, p99 as times of p50`,
      figure: `${(p99 / p50).toFixed(1)} (${p99.toFixed(1)} of ${p50.toFixed(1)} ms)`,
      goal: `< ${mostSpread}`,
      met: p99 / p50 < mostSpread,
    },
    ...(refused > 0
      ? [{ what: `${what}, turned away`, figure: String(refused), goal: 'none', met: false }]
      : []),
  ];
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function perSecond(values: readonly number[]): string {
  return `${median(values).toFixed(median(values) < 100 ? 1 : 0)} /s`;
}
