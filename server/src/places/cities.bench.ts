import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findCitiesCall } from '@riparo/domain/contract/place-calls.ts';
import { buildApp } from '../app.ts';
import { decodeConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { openParts } from '../server-parts.ts';
import type { LoadReport } from './cities.load.ts';
import { typedQueries } from './typed-queries.ts';

/**
 * How many town searches each second, beside a route of the same server that answers a constant: what is between the
 * two is the search and its bigger answer. `npm run bench:cities -w server`.
 */
type Measured = { perSecond: number; processorMs: number };

const seconds = 4;
const connections = 16;
const rounds = 3;
const barePath = '/bare';

const folder = await mkdtemp(join(tmpdir(), 'riparo-bench-'));
const database = await startEmbeddedDatabase({ folder });
await migrateDatabase(database.url);
const parts = await openParts({
  // The load names a new visitor with every request, so that the limit for one is counted and never reached.
  config: decodeConfig({ NODE_ENV: 'test', SERVE_SITE: 'false', TRUST_PROXY: 'loopback' }),
  databaseUrl: database.url,
  appSecret: 'only for this measurement, 32 characters',
  log: createLog('silent'),
  clock: () => new Date(),
});
// A busy machine must not have its own measurement turned away.
const app = await buildApp({ ...parts.app, site: null, loadLimits: {} });
app.get(barePath, async () => ({ cities: [] }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });

printSearchAlone();
print(`${connections} connections | each second | p50, p99 ms | processor time of the server, ms each`);
const measured = { bare: [] as Measured[], towns: [] as Measured[] };
for (let round = 0; round < rounds; round += 1) {
  measured.bare.push(await measure('bare route', barePath));
  measured.towns.push(await measure('town search', findCitiesCall.path));
}
const best = (all: Measured[], of: keyof Measured) => all.map((each) => each[of]).toSorted((a, b) => a - b);
const fastest = (all: Measured[]) => best(all, 'perSecond').at(-1) ?? 0;
const cheapest = (all: Measured[]) => best(all, 'processorMs')[0] ?? 0;
const { bare, towns } = measured;
print(
  `town search / bare route, best rounds: ${(fastest(towns) / fastest(bare)).toFixed(2)} of the answers,`,
);
print(`  ${(cheapest(towns) / cheapest(bare)).toFixed(2)} times the processor time`);

await app.close();
await parts.close();
await database.stop();
await rm(folder, { recursive: true });

async function measure(name: string, path: string): Promise<Measured> {
  const before = process.cpuUsage();
  const people = spawn(
    process.execPath,
    [join(import.meta.dirname, 'cities.load.ts'), url + path, String(connections), String(seconds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [report] = await Promise.all([text(people.stdout), once(people, 'close')]);
  const { answers, perSecond, ms } = JSON.parse(report) as LoadReport;
  const { user, system } = process.cpuUsage(before);
  const processorMs = (user + system) / 1000 / answers;
  print(`${name} | ${perSecond} | ${ms} | ${processorMs.toFixed(3)}`);
  return { perSecond, processorMs };
}

/** The search without HTTP around it. */
function printSearchAlone(): void {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    for (const query of typedQueries) {
      const start = performance.now();
      parts.app.places.findCities(query);
      // The first round is compiled while it runs.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(3) ?? '–';
  print(`search alone: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
