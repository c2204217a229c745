import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createLifeQuoteCall } from '@riparo/domain/contract/quotation-calls.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { buildApp } from '../app.ts';
import { decodeConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLog } from '../log.ts';
import { openParts } from '../server-parts.ts';
import type { LoadReport } from './create-quote.load.ts';

/**
 * How many life quotes are made each second, beside a bare route that does nothing but the same insert, in the same
 * process on the same database, in turns; and how much processor time of this process each takes, which a busy
 * machine blurs less. Once without the count of every visitor's writes, which any call that writes pays for, and
 * once with it. `npm run bench:quotes -w server`.
 */
const roundCount = 9;
const secondsEach = 3;
const visitorsAtOnce = 20;
const goal = 0.7;

const folder = await mkdtemp(join(tmpdir(), 'riparo-bench-'));
const database = await startEmbeddedDatabase({ folder });
await migrateDatabase(database.url);
const parts = await openParts({
  // All of the load comes from one address.
  config: decodeConfig({ NODE_ENV: 'test', WRITES_PER_MINUTE: '1000000', SERVE_SITE: 'false' }),
  databaseUrl: database.url,
  appSecret: 'only for this measurement, 32 characters',
  log: createLog('silent'),
  clock: () => new Date(),
});
const pool = new Pool({ connectionString: database.url, max: 10 });
const unlimited = { ...parts.app.limiter, hit: async () => ({ allowed: true }) as const };
const metrics = createMetrics(async () => []);
const apps = {
  quotes: await buildApp({ ...parts.app, limiter: unlimited, metrics, site: null }),
  'quotes, limits counted': await buildApp({ ...parts.app, site: null }),
  'bare inserts': openBareRoute(pool),
};
type Contestant = keyof typeof apps;
const contestants = Object.keys(apps) as Contestant[];
const urls = new Map<Contestant, string>();
for (const name of contestants) urls.set(name, await apps[name].listen({ host: '127.0.0.1', port: 0 }));

for (const name of contestants) await measure(name);
const rounds: Record<Contestant, Measured>[] = [];
for (let round = 0; round < roundCount; round += 1) {
  // Whoever comes later finds a warmer machine, so they take turns at that too.
  const order = contestants.map(
    (_, place) => contestants[(place + round) % contestants.length] as Contestant,
  );
  const measured = {} as Record<Contestant, Measured>;
  for (const name of order) measured[name] = await measure(name);
  rounds.push(measured);
}

print(`medians of ${roundCount} rounds | each second | processor µs each | of the bare route`);
const ratioOf = (name: Contestant) =>
  median(rounds.map((round) => round[name].perSecond / round['bare inserts'].perSecond));
for (const name of contestants) {
  const perSecond = median(rounds.map((round) => round[name].perSecond));
  const processorUs = median(rounds.map((round) => round[name].processorUs));
  print([name, perSecond.toFixed(0), processorUs.toFixed(0), ratioOf(name).toFixed(2)].join(' | '));
}
print(`wanted: quotes at least ${goal}`);
if (ratioOf('quotes') < goal) process.exitCode = 1;

for (const name of contestants) await apps[name].close();
await pool.end();
await parts.close();
await database.stop();
await rm(folder, { recursive: true });

type Measured = { perSecond: number; processorUs: number };

async function measure(name: Contestant): Promise<Measured> {
  const before = process.cpuUsage();
  const load = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'create-quote.load.ts'),
      urls.get(name) ?? '',
      String(visitorsAtOnce),
      String(secondsEach),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [report] = await Promise.all([text(load.stdout), once(load, 'close')]);
  const { user, system } = process.cpuUsage(before);
  const { perSecond } = JSON.parse(report) as LoadReport;
  return { perSecond, processorUs: (user + system) / (perSecond * secondsEach) };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The least that a server which stores a quote can do: read JSON, insert one row, answer JSON. */
function openBareRoute(connections: Pool): FastifyInstance {
  const server = Fastify();
  const insert = `insert into life_quote (uuid, submission_key, first_name, last_name, birth_date, smoker,
    sum_assured_cents, years, quoted_on, tariff_version, monthly_cents, effective_date, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
  server.post(createLifeQuoteCall.path, async (request) => {
    const body = request.body as Record<string, string | number | boolean>;
    const uuid = randomUUID();
    await connections.query(insert, [
      uuid,
      randomUUID(),
      body['firstname'],
      body['lastname'],
      body['date_of_birth'],
      body['smoker'],
      Number(body['sum_assured']) * 100,
      body['duration'],
      '2026-11-15',
      'tcm-2026-11',
      1789,
      '2026-12-15',
      new Date(),
    ]);
    return { data: { ...body, uuid } };
  });
  return server;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
