import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCluster, removeUnfinished } from './embedded-cluster.ts';
import type { Place } from './embedded-place.ts';

async function emptyPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cluster = join(folder, 'cluster');
  return { folder, account: undefined, cluster, binariesAside: folder, log: join(folder, 'log') };
}

/** Stands in for initdb; its first argument names the folder. */
async function madeBy({ folder }: Place, script: string) {
  const initdb = join(folder, 'initdb');
  await writeFile(initdb, `#!/bin/sh\nfolder="\${1#--pgdata=}"\n${script}`);
  await chmod(initdb, 0o755);
  return { initdb, postgres: '' };
}

const namesArguments = 'echo "$@" > "$folder/PG_VERSION"';

test('a data folder that another process created meanwhile is used', async () => {
  const place = await emptyPlace();
  await mkdir(place.cluster);
  await writeFile(join(place.cluster, 'PG_VERSION'), 'theirs');
  await createCluster(place, await madeBy(place, namesArguments), true);
  expect(await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).toBe('theirs');
  expect(await readdir(place.folder)).toEqual(['cluster', 'initdb']);
});

test.each([
  ['echo "initdb: error: no time zone" >&2', 'no time zone'],
  ['echo "  boom " >&2', 'boom'],
])(
  'a data folder that cannot be created is reported with its cause and leaves nothing behind',
  async (words, cause) => {
    const place = await emptyPlace();
    const binaries = await madeBy(place, `echo x > "$folder/half"\n${words}\nexit 1`);
    await expect(createCluster(place, binaries, true)).rejects.toThrow(`does not start (${cause})`);
    expect(await readdir(place.folder)).toEqual(['initdb']);
  },
);

test('an unfinished data folder is removed when its creator is gone or has had ten minutes', async () => {
  const place = await emptyPlace();
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const { pid: living } = process;
  const names = {
    [`cluster.new-${gone}-x`]: 0,
    [`cluster.new-${living}-old`]: 10.1,
    [`cluster.new-${living}-fresh`]: 9.9,
    [`other.new-${gone}-x`]: 20,
  };
  for (const [name, minutes] of Object.entries(names)) {
    const path = join(place.folder, name);
    await mkdir(path);
    await writeFile(join(path, 'half'), '');
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(path, then, then);
  }
  await removeUnfinished(place);
  expect(await readdir(place.folder)).toEqual([`cluster.new-${living}-fresh`, `other.new-${gone}-x`]);
});
