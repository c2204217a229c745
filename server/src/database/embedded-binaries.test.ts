import { chmod, mkdir, mkdtemp, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyAside } from './embedded-binaries.ts';

/** A package like the one of PostgreSQL, with a program that runs. */
async function installedPackage(folder: string): Promise<string> {
  const native = join(folder, 'package', 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib', 'pkgconfig'), { recursive: true });
  await writeFile(join(folder, 'package', 'package.json'), '{ "version": "18.1.0" }');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await writeFile(join(native, 'bin', 'postgres'), '#!/bin/sh\n');
  await chmod(join(native, 'bin', 'postgres'), 0o755);
  for (const name of ['libpq.so.5.18', 'libpq.a', 'pkgconfig/libpq.pc'])
    await writeFile(join(native, 'lib', name), '');
  await symlink('libpq.so.5.18', join(native, 'lib', 'libpq.so'));
  return native;
}

test('PostgreSQL is copied to where its account comes, once, without what only compilers need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const installed = await installedPackage(folder);
  const aside = join(folder, 'a', 'side');
  const copy = join(aside, 'postgresql-18.1.0');
  // Left behind by a start that was killed, and not to be run.
  await mkdir(join(copy, 'native'), { recursive: true });
  await writeFile(join(copy, 'native', 'old'), '');

  expect(await copyAside(installed, undefined, aside)).toBe(join(copy, 'native'));

  const files = await readdir(copy, { recursive: true });
  expect(files.toSorted()).toEqual([
    'native',
    'native/bin',
    'native/bin/postgres',
    'native/lib',
    'native/lib/libpq.so',
    'native/lib/libpq.so.5',
    'native/lib/libpq.so.5.18',
    'native/pg-symlinks.json',
  ]);
  expect(await readlink(join(copy, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
  expect(await readlink(join(copy, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(((await stat(copy)).mode & 0o777).toString(8)).toBe('755');
  expect(await readdir(aside)).toEqual(['postgresql-18.1.0']);

  await writeFile(join(copy, 'native', 'kept'), '');
  await copyAside(installed, undefined, aside);
  expect(await readdir(join(copy, 'native'))).toContain('kept');
});
