import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../commands/running/command.ts';
import { createProgress } from '../../commands/running/progress.ts';
import { projectFolder, run } from '../../commands/running/run.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { keepResult } from '../../bench/results.ts';
import { baseOf, chooseBase } from './base.ts';
import { type Engine, openEngine } from './engine.ts';
import { rowsOfImage } from './image-rows.ts';
import type { Lockfile } from '../../commands/installation/production-packages.ts';
import { tryImage } from './try-image.ts';
import { findStrangers } from './what-is-inside.ts';

const image = 'riparo-image:tried';

/** Builds the image, inspects it, starts it as compose.yaml would and stops it; leaves nothing behind. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const folder = await mkdtemp(join(tmpdir(), 'riparo-image-'));
  await chmod(folder, 0o711);
  // The engines' temporary build files go there too.
  process.env['TMPDIR'] = folder;
  const progress = createProgress();
  let engine: Engine | undefined;
  try {
    engine = await openEngine(folder);
    progress.begin('Cerco la base');
    const dockerfile = await readFile(join(projectFolder, 'Dockerfile'), 'utf8');
    const base = await chooseBase(engine, { asked: values.base, named: baseOf(dockerfile), folder });
    progress.begin(`Costruisco l’immagine su ${base.words}`);
    await build(engine, base.image, folder);
    progress.begin('Guardo che cosa contiene');
    const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')) as Lockfile;
    const strangers = findStrangers(await filesOf(engine, folder), lockfile);
    const sizes = { whole: await sizesOf(engine, image), base: await sizesOf(engine, base.image) };
    progress.begin('La avvio in sola lettura, due volte');
    const trials = await tryImage(engine, image, join(folder, 'database'));
    progress.finish();
    await keepResult('The image, built and started', rowsOfImage({ base, strangers, sizes, ...trials }));
    for (const file of Object.values(strangers).flat()) console.log(`Non deve esserci: ${file}`);
  } catch (error) {
    progress.fail();
    throw error;
  } finally {
    if (engine?.name === 'docker') await engine.succeeds(['image', 'rm', '--force', image]);
    await rm(folder, { recursive: true, force: true });
  }
});

async function build(engine: Engine, base: string, folder: string): Promise<void> {
  await engine.say([
    'build',
    ...engine.buildFlags,
    ...(await npmSettings(engine, folder)),
    '--build-arg',
    `NODE_IMAGE=${base}`,
    '--tag',
    image,
    projectFolder,
  ]);
}

/** This machine's npm registry and trusted authorities apply during the build but are not in the image. */
async function npmSettings(engine: Engine, folder: string): Promise<readonly string[]> {
  const own = process.env['npm_config_userconfig'] ?? join(homedir(), '.npmrc');
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  const lent = existsSync(own) ? [...engine.lend(own, '/root/.npmrc')] : [];
  if (authorities === undefined || !existsSync(authorities)) return lent;
  const trusting = join(folder, 'npmrc');
  await writeFile(trusting, 'cafile=/run/authorities.pem\n');
  return [
    ...lent,
    ...engine.lend(trusting, '/usr/local/etc/npmrc'),
    ...engine.lend(authorities, '/run/authorities.pem'),
  ];
}

async function filesOf(engine: Engine, folder: string): Promise<string[]> {
  const archive = join(folder, 'files.tar');
  const container = await engine.say(['create', ...engine.runFlags, image]);
  await engine.say(['export', '--output', archive, container]);
  await engine.say(['rm', container]);
  const { succeeded, output } = await run('tar', ['--list', '--verbose', '--file', archive], {
    isQuiet: true,
  });
  if (!succeeded) throw new StartFailure(output);
  await rm(archive);
  return output.split('\n').flatMap(nameOf);
}

/** From tar's listing. Empty files are ignored: one remains where npm's settings were mounted. */
function nameOf(line: string): string[] {
  const [, kind, size, name] = /^(.)\S*\s+\S+\s+(\d+)\s+\S+\s+\S+\s+(.*)$/.exec(line) ?? [];
  return name === undefined || (kind === '-' && size === '0') ? [] : [name.replace(/ -> .*$/, '')];
}

async function sizesOf(engine: Engine, name: string): Promise<{ bytes: number; compressed: number }> {
  const bytes = Number(await engine.say(['image', 'inspect', '--format', '{{.Size}}', name]));
  return { bytes, compressed: await engine.compressedBytes(['save', name]) };
}
