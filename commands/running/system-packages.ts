import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

const environment = { DEBIAN_FRONTEND: 'noninteractive' };

/** Root on Debian or what is made from it. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const refreshPackages = () => run('apt-get', ['update'], { environment, isQuiet: true });

export const installPackages = (names: readonly string[]) =>
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { environment, isQuiet: true });

/** Where the first of these programs is, for whoever starts it by its path. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
