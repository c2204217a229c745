import { appendFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringNode, makeMinimalDebian } from '../fresh-debian/minimal-debian.ts';
import { run } from '../../commands/running/run.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import type { Engine } from './engine.ts';

export type Base = { readonly image: string; readonly words: string; readonly figure: string };

/** The default base image of the Dockerfile. */
export function baseOf(dockerfile: string): string {
  const [, image = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
  return image;
}

/**
 * The requested base, otherwise the Dockerfile's. If no registry can be reached, a Debian of the same version
 * with the same Node replaces it; `debian` requests that.
 */
export async function chooseBase(
  engine: Engine,
  wanted: { asked: string | undefined; named: string; folder: string },
): Promise<Base> {
  const { asked, named, folder } = wanted;
  if (asked === 'debian') return makeBase(engine, folder);
  const image = asked ?? named;
  if (await engine.succeeds(['pull', '--quiet', image])) return { image, words: image, figure: image };
  if (asked !== undefined) throw new StartFailure(`La base ${asked} non si scarica.`);
  return makeBase(engine, folder);
}

async function makeBase(engine: Engine, folder: string): Promise<Base> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new StartFailure(
      'La base del Dockerfile non si scarica, e solo root su Debian può prepararne una: indica --base.',
    );
  const machine = join(folder, 'base');
  await mkdir(machine);
  // The packages of the published image that Node needs.
  await makeMinimalDebian(machine, ['libatomic1', 'ca-certificates']);
  await bringNode(machine, process.execPath);
  await appendFile(join(machine, 'etc', 'passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
  await appendFile(join(machine, 'etc', 'group'), 'node:x:1000:\n');
  await mkdir(join(machine, 'home', 'node'));
  const archive = join(folder, 'base.tar');
  // apt's downloads are not needed there.
  const packed = await run(
    'tar',
    [
      '--create',
      '--file',
      archive,
      '--exclude=./var/cache/apt',
      '--exclude=./var/lib/apt/lists',
      '--directory',
      machine,
      '.',
    ],
    { isQuiet: true },
  );
  if (!packed.succeeded) throw new StartFailure(packed.output);
  await engine.say(['import', '--quiet', archive, 'riparo-base:debian']);
  return {
    image: 'riparo-base:debian',
    words: `una Debian 12 minima con Node ${process.versions.node}, preparata qui perché la base del Dockerfile non si scarica`,
    figure: `a minimal Debian 12 with Node ${process.versions.node}, made here because the base of the Dockerfile could not be fetched`,
  };
}
