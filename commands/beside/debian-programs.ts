import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { projectFolder, run } from '../running/run.ts';

/** The programs around the product in production, each with its Debian package. */
const packages = {
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  pg_dump: 'postgresql',
  postgres: 'postgresql',
  clamd: 'clamav-daemon',
};
export type Program = keyof typeof packages | 'initdb';

const unpacked = join(projectFolder, 'node_modules', '.cache', 'debian-programs');

/** Where Debian installs root's programs and those of PostgreSQL by version; then those unpacked here. */
const folders = ['', unpacked].flatMap((root) => [
  `${root}/usr/sbin`,
  `${root}/usr/bin`,
  ...globSync(`${root}/usr/lib/postgresql/*/bin`).toSorted().toReversed(),
]);

function placeOf(program: Program): string | undefined {
  // Debian's own `pg_dump` in /usr/bin asks for the version.
  const found = folders.map((folder) => join(folder, program)).filter((path) => existsSync(path));
  return found.find((path) => path.includes('/postgresql/')) ?? found[0];
}

export function findProgram(program: Program): string {
  const path = placeOf(program);
  if (!path) throw new Error(`${program} is neither on this machine nor in the cache: npm test -- machine`);
  return path;
}

/** Lets unpacked programs find the libraries unpacked with them. */
export function librariesFirst(): Record<string, string> {
  const libraries = globSync(join(unpacked, 'usr', 'lib', '*-linux-gnu'));
  return libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(delimiter) } : {};
}

/**
 * Whether all are available. Missing ones are unpacked from Debian packages into the cache if possible:
 * nothing is installed and no service starts.
 */
export async function readyPrograms(): Promise<boolean> {
  const missing = (Object.keys(packages) as (keyof typeof packages)[]).filter((name) => !placeOf(name));
  if (missing.length === 0) return true;
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Per le prove manca ${missing.join(', ')}: scompatto i pacchetti di Debian, senza installarli`);
  await unpackPackages([...new Set(missing.map((name) => packages[name]))]);
  folders.push(...globSync(join(unpacked, 'usr', 'lib', 'postgresql', '*', 'bin')));
  return missing.every((name) => placeOf(name));
}

/** Into one folder, as if it were the machine's root. */
export async function unpackPackages(names: readonly string[]): Promise<string> {
  const archives = join(unpacked, 'archives');
  await mkdir(join(archives, 'partial'), { recursive: true });
  const options = [`Dir::Cache::archives=${archives}`, 'Debug::NoLocking=1'].flatMap((one) => ['-o', one]);
  const asked = ['install', '--download-only', '--yes', '--no-install-recommends', ...options, ...names];
  const quiet = { isQuiet: true, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  if (!(await run('apt-get', asked, quiet)).succeeded) {
    // A fresh machine has no package lists yet.
    await run('apt-get', ['update'], quiet);
    await run('apt-get', asked, quiet);
  }
  for (const name of await readdir(archives))
    if (name.endsWith('.deb')) await run('dpkg-deb', ['--extract', join(archives, name), unpacked], quiet);
  return unpacked;
}
