import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPrograms, refuseOtherSystems, whatClusterLacks } from './cluster-programs.ts';

async function folderWith(...programs: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of programs) await writeFile(join(folder, name), '');
  return folder;
}

const all = ['etcd', 'patroni', 'patronictl', 'postgres', 'psql', 'haproxy', 'pgbouncer', 'nginx', 'openssl'];

test('programs are found in the first folder that has them', async () => {
  const [first, second] = [await folderWith('postgres'), await folderWith(...all)];
  expect(findPrograms([first, second])).toMatchObject({
    postgres: join(first, 'postgres'),
    haproxy: join(second, 'haproxy'),
  });
});

test('missing programs are listed with the command that installs them', async () => {
  const folder = await folderWith(
    ...all.filter((name) => !['patroni', 'patronictl', 'nginx'].includes(name)),
  );
  expect(() => findPrograms([folder])).toThrow(
    'Per il cluster mancano patroni, patronictl, nginx: su Debian, come root, apt-get install --no-install-recommends patroni python3-etcd nginx-light.',
  );
});

test('other operating systems are refused at once', () => {
  expect(() => refuseOtherSystems('darwin')).toThrow('su Linux');
  expect(() => refuseOtherSystems('linux')).not.toThrow();
});

test("the cluster's tests run where all programs exist, and otherwise report what is missing", async () => {
  expect(whatClusterLacks([await folderWith(...all)], 'linux')).toBeNull();
  expect(whatClusterLacks([await folderWith(...all.slice(1))], 'linux')).toMatch(
    /^Per il cluster manca etcd:/,
  );
  expect(whatClusterLacks([await folderWith(...all)], 'darwin')).toContain('su Linux');
});
