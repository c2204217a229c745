import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Outcome, run } from './run.ts';

const environment = { DEBIAN_FRONTEND: 'noninteractive' };

/** Root on Debian or a derivative. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const refreshPackages = () => run('apt-get', ['update'], { environment, isQuiet: true });

export const installPackages = (names: readonly string[]) =>
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { environment, isQuiet: true });

const servicePolicy = '/usr/sbin/policy-rc.d';

/** Installs packages with services, without starting any. */
export async function installWithoutStarting(names: readonly string[]): Promise<Outcome> {
  // Debian runs this file before it starts a service; containers often have one already.
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) await writeFile(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await installPackages(names);
  } finally {
    if (isOurs) await rm(servicePolicy);
  }
}

/** The path of the first of these programs that exists. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
