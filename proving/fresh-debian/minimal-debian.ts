import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { run } from '../../commands/running/run.ts';
import { unpackPackages } from '../../commands/beside/debian-programs.ts';

/** A minimal Debian 12 with the named packages, in a folder. */
export async function makeMinimalDebian(folder: string, packages: readonly string[] = []): Promise<void> {
  // If it is installed, nothing is unpacked.
  const programs = existsSync('/usr/sbin/debootstrap') ? '/' : await unpackPackages(['debootstrap']);
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  const made = await run(
    join(programs, 'usr', 'sbin', 'debootstrap'),
    // debootstrap's default mirror.
    ['--variant=minbase', ...include, 'bookworm', folder],
    { isQuiet: true, environment: { DEBOOTSTRAP_DIR: join(programs, 'usr', 'share', 'debootstrap') } },
  );
  if (!made.succeeded) throw new StartFailure(`${made.output}\nLa macchina minima non si prepara.`);
}

/** A Node and the npm that runs this command, as if they had been installed. */
export async function bringNode(machine: string, node: string): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new StartFailure('Usa npm run: serve il suo npm.');
  const programs = join(machine, 'usr', 'local', 'bin');
  const folder = join(machine, 'usr', 'local', 'lib', 'node_modules', 'npm');
  await cp(node, join(programs, 'node'), { dereference: true });
  await cp(dirname(dirname(npm)), folder, { recursive: true, dereference: true });
  await writeFile(
    join(programs, 'npm'),
    '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n',
    { mode: 0o755 },
  );
}
