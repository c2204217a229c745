import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createLifeQuoteCall } from '@riparo/domain/contract/quotation-calls.ts';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { buildApp } from '../app.ts';
import { decodeConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { openParts } from '../server-parts.ts';
import type { LoadReport } from './create-quote.load.ts';

/**
 * How many life quotes are made each second, beside a bare route that does nothing but the same insert, in the same
 * process on the same database, in turns. `npm run bench:quotes -w server`.
 */
const rounds = 6;
const secondsEach = 5;
const visitorsAtOnce = 20;
const goal = 0.7;

const folder = await mkdtemp(join(tmpdir(), 'riparo-bench-'));
const database = await startEmbeddedDatabase({ folder });
await migrateDatabase(database.url);
const parts = await openParts({
  // Every limit is on; the load names another visitor each time, as a proxy in front would.
  config: decodeConfig({ NODE_ENV: 'test', TRUST_PROXY: 'loopback', SERVE_SITE: 'false' }),
  databaseUrl: database.url,
  appSecret: 'only for this measurement, 32 characters',
  log: createLog('silent'),
  clock: () => new Date(),
});
const app = await buildApp({ ...parts.app, site: null });
const product = await app.listen({ host: '127.0.0.1', port: 0 });
const { bare, bareApp, pool } = await openBareRoute();

print('round | quotes/s | bare inserts/s | ratio');
await measure(product);
await measure(bare);
const ratios: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  // Whoever comes second finds a warmer machine, so they take turns at that too.
  const order = round % 2 === 0 ? [product, bare] : [bare, product];
  const rates = new Map<string, number>();
  for (const url of order) rates.set(url, await measure(url));
  const [quotes, inserts] = [rates.get(product) ?? 0, rates.get(bare) ?? 0];
  ratios.push(quotes / inserts);
  print([round, quotes.toFixed(0), inserts.toFixed(0), (quotes / inserts).toFixed(2)].join(' | '));
}
const median = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0;
print(`median ratio ${median.toFixed(2)}, at least ${goal} wanted`);

await app.close();
await bareApp.close();
await pool.end();
await parts.close();
await database.stop();
await rm(folder, { recursive: true });
if (median < goal) process.exitCode = 1;

async function measure(url: string): Promise<number> {
  const load = spawn(
    process.execPath,
    [join(import.meta.dirname, 'create-quote.load.ts'), url, String(visitorsAtOnce), String(secondsEach)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [report] = await Promise.all([text(load.stdout), once(load, 'close')]);
  return (JSON.parse(report) as LoadReport).perSecond;
}

/** The least that a server which stores a quote can do: read JSON, insert one row, answer JSON. */
async function openBareRoute() {
  const connections = new Pool({ connectionString: database.url, max: 10 });
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
  return { bare: await server.listen({ host: '127.0.0.1', port: 0 }), bareApp: server, pool: connections };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
