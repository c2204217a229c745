import { Agent, get } from 'node:http';
import { typedQueries } from './typed-queries.ts';

/** The other side of `cities.bench.ts`, in a process of its own: people who type names of towns. */
export type LoadReport = { answers: number; perSecond: number; ms: string };

const [url = '', connections = '1', seconds = '1'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const start = performance.now();
const end = start + Number(seconds) * 1000;
const times: number[] = [];
let asked = 0;

function ask(): Promise<void> {
  asked += 1;
  const query = encodeURIComponent(typedQueries[asked % typedQueries.length] ?? '');
  const visitor = [10, (asked >> 16) & 255, (asked >> 8) & 255, asked & 255].join('.');
  const options = { agent, headers: { 'x-forwarded-for': visitor } };
  return new Promise((resolve, reject) => {
    get(`${url}?q=${query}`, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

async function askAgainAndAgain(): Promise<void> {
  while (performance.now() < end) {
    const asking = performance.now();
    await ask();
    times.push(performance.now() - asking);
  }
}

await Promise.all(Array.from({ length: Number(connections) }, askAgainAndAgain));
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1) ?? '–';
const report: LoadReport = {
  answers: times.length,
  perSecond: Math.round((times.length / (performance.now() - start)) * 1000),
  ms: `${at(0.5)}, ${at(0.99)}`,
};
process.stdout.write(JSON.stringify(report));
agent.destroy();
