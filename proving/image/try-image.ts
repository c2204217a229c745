import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../commands/beside/programs-beside.ts';
import { projectFolder } from '../../commands/running/run.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/database/embedded.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { openDatabaseGate } from '../../server/test/database-gate.ts';
import { production } from '../../server/test/production.ts';
import { askDatabase } from '../../bench/stage/ask-database.ts';
import { flagsOfCompose } from './as-compose-runs-it.ts';
import type { Engine } from './engine.ts';

export type Trial = {
  readonly readyMs: number;
  readonly stopMs: number;
  readonly exitCode: string;
  readonly user: string;
  /** As the kernel reports it: zero means none. */
  readonly rights: string;
  readonly writing: string;
  readonly isHealthy: boolean;
  readonly pageStatus: number;
};

const patienceMs = 60_000;

/** Starts it twice: on an empty database, and on the one that the first start created. */
export async function tryImage(
  engine: Engine,
  image: string,
  folder: string,
): Promise<{ first: Trial; later: Trial }> {
  const database = await startEmbeddedDatabase({ folder });
  try {
    // By an address, as in compose.yaml.
    await using gate = await openDatabaseGate(database.url);
    // Production serves requests as a role that owns nothing.
    await askDatabase(database.url, 'create role riparo_web login');
    const urls = {
      DATABASE_URL: gate.url.replace('//riparo@', '//riparo_web@'),
      DATABASE_OWNER_URL: gate.url,
    };
    const first = await tryOnce(engine, image, urls);
    return { first, later: await tryOnce(engine, image, urls) };
  } finally {
    await database.stop();
  }
}

async function tryOnce(engine: Engine, image: string, urls: Record<string, string>): Promise<Trial> {
  const [port = 0] = await freePorts(1);
  const settings = { ...production, ...urls, HOST: '127.0.0.1', PORT: String(port) };
  const flags = [
    ...flagsOfCompose(await readFile(join(projectFolder, 'compose.yaml'), 'utf8'), engine.name),
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value ?? ''}`]),
  ];
  const name = `riparo-image-${port}`;
  const inside = (...words: string[]) => engine.say(['exec', name, ...words]);
  const began = performance.now();
  await engine.say([
    'run',
    '--detach',
    '--name',
    name,
    '--network',
    'host',
    ...engine.runFlags,
    ...flags,
    image,
  ]);
  try {
    await untilReady(engine, name, port);
    const readyMs = performance.now() - began;
    const page = await fetch(`http://127.0.0.1:${port}/`);
    await page.arrayBuffer();
    const trial = {
      readyMs,
      pageStatus: page.status,
      user: await inside('node', '--print', 'process.getuid()'),
      rights: await inside(
        'node',
        '--print',
        `/CapEff:\\s+(\\w+)/.exec(fs.readFileSync('/proc/1/status', 'utf8'))[1]`,
      ),
      writing: await inside(
        'node',
        '--print',
        `try { fs.writeFileSync('server/x', ''); 'written' } catch (e) { e.code }`,
      ),
      isHealthy: await engine.succeeds(['exec', name, 'node', 'server/src/platform/process/health-check.ts']),
    };
    const asked = performance.now();
    await engine.say(['kill', '--signal', 'TERM', name]);
    const exitCode = await engine.say(['wait', name]);
    return { ...trial, exitCode, stopMs: performance.now() - asked };
  } finally {
    await engine.succeeds(['rm', '--force', name]);
  }
}

async function untilReady(engine: Engine, name: string, port: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (performance.now() > deadline)
      throw new StartFailure(
        `${await engine.say(['logs', name])}\nIl container non è pronto dopo un minuto.`,
      );
    await delay(10);
  }
}
