import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { buildApp } from '../app.ts';
import { decodeConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { createPasswords, defaultWorkLimits } from '../providers/identity/built-in/passwords.ts';
import { accounts } from '../providers/identity/built-in/tables.ts';
import { openParts } from '../server-parts.ts';
import type { LoadReport } from './sign-in.load.ts';

/**
 * How many people can sign in each second, beside the most that hashing alone would allow, and what everybody else
 * feels of it: the event loop's delay and the time of another call. `npm run bench:sign-in -w server`.
 */
const seconds = 10;
const people = 200;
const password = 'Segreta1';
const passwords = createPasswords();
const { atOnce } = defaultWorkLimits();

const folder = await mkdtemp(join(tmpdir(), 'riparo-bench-'));
const database = await startEmbeddedDatabase({ folder });
await migrateDatabase(database.url);
const parts = await openParts({
  config: decodeConfig({ NODE_ENV: 'test', WRITES_PER_MINUTE: '1000000', SERVE_SITE: 'false' }),
  databaseUrl: database.url,
  appSecret: 'only for this measurement, 32 characters',
  log: createLog('silent'),
  clock: () => new Date(),
});
// Limits would stop the measurement at once: it comes from one address.
const limiter = { ...parts.app.limiter, hit: async () => ({ allowed: true }) as const };
const app = await buildApp({ ...parts.app, limiter, site: null });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
await storePeople();

print(`hashing alone, ${atOnce} at once: ${(await hashesPerSecond()).toFixed(1)} each second`);
print(
  'people at once | sign-ins/s | refused (503) | sign-in p50, p99 ms | event loop p50, p99, max ms | other call p50, p99 ms',
);
for (const atATime of [0, 1, 8, 32, 128]) await measure(atATime);

await app.close();
await parts.close();
await database.stop();
await rm(folder, { recursive: true });

async function measure(atATime: number): Promise<void> {
  const load = spawn(
    process.execPath,
    [join(import.meta.dirname, 'sign-in.load.ts'), url, String(atATime), String(seconds), String(people)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [report] = await Promise.all([text(load.stdout), once(load, 'close')]);
  delay.disable();
  const { signIns, refused, signInMs, otherMs } = JSON.parse(report) as LoadReport;
  // The timer that measures sleeps for its own resolution each time.
  const loop = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) =>
    Math.max(0, ns / 1e6 - 5).toFixed(1),
  );
  const columns = [atATime, (signIns / seconds).toFixed(1), refused, signInMs, loop.join(', '), otherMs];
  print(columns.join(' | '));
}

async function hashesPerSecond(): Promise<number> {
  const hash = await passwords.hash(password);
  const start = performance.now();
  const count = 60;
  await Promise.all(Array.from({ length: count }, () => passwords.matches(hash, password)));
  return (count / (performance.now() - start)) * 1000;
}

async function storePeople(): Promise<void> {
  const now = new Date();
  const passwordHash = await passwords.hash(password);
  const rows = Array.from({ length: people }, (_, number) => ({
    email: `persona${number}@example.it`,
    emailKey: `persona${number}@example.it` as (typeof accounts.$inferInsert)['emailKey'],
    passwordHash,
    hasOwnPassword: true,
    firstName: 'Ada',
    lastName: 'Rossi',
    birthDate: '1985-03-27' as (typeof accounts.$inferInsert)['birthDate'],
    marketing: { given: false, version: '', givenAt: '', source: '' },
    createdAt: now,
    confirmedAt: now,
  }));
  await parts.app.db.insert(accounts).values(rows);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
