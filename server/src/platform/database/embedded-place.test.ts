import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unprivilegedAccount } from './embedded-account.ts';
import { findPlace, type Place, prepareSocketFolder } from './embedded-place.ts';

// Root runs PostgreSQL under another account; everyone else under their own.
const isRoot = process.getuid?.() === 0;
const own = process.getuid?.() ?? 0;
const lent = await unprivilegedAccount();
const aside = (folder: string) => (isRoot ? '/var/lib/riparo' : folder);
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

describe('the data folder', () => {
  test('data created by a user stays under that user’s account, and root’s data under the unprivileged one', async () => {
    const otherUser = isRoot ? { uid: 4711, gid: 4712 } : { uid: own, gid: process.getgid?.() ?? 0 };
    await mkdir(join(folder, 'cluster'));
    expect(await findPlace(folder, true)).toMatchObject({ account: lent, cluster: join(folder, 'cluster') });
    await chown(join(folder, 'cluster'), otherUser.uid, otherUser.gid);
    expect(await findPlace(folder, true)).toEqual({
      folder,
      account: isRoot ? otherUser : undefined,
      cluster: join(folder, 'cluster'),
      binariesAside: aside(folder),
      log: join(folder, 'postgres.log'),
    });
  });

  test('data is stored aside where its account has no access, in one shared place, and is found again', async () => {
    vi.stubEnv('TMPDIR', folder);
    const home = join(folder, 'home');
    const asked = join(home, 'checkout');
    await mkdir(asked, { recursive: true });
    await chmod(home, 0o700);
    await writeFile(join(asked, 'data-is-in'), '/nowhere');
    try {
      const before = await findPlace(asked, true);
      const found = await Promise.all([findPlace(asked, true), findPlace(asked, false)]);
      expect(found).toEqual([before, before]);
      const data = dirname(before.cluster);
      expect(dirname(data)).toBe(isRoot ? folder : home);
      expect((await stat(data)).uid).toBe(lent?.uid ?? own);
      expect(await readFile(join(asked, 'data-is-in'), 'utf8')).toBe(isRoot ? data : '/nowhere');
      expect(await readdir(asked)).toEqual(['data-is-in']);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('concurrent starts agree on one place for the data', async () => {
    vi.stubEnv('TMPDIR', folder);
    const asked = join(folder, 'home', 'checkout');
    await mkdir(asked, { recursive: true });
    await chmod(dirname(asked), 0o700);
    try {
      const found = await Promise.all([1, 2, 3].map(() => findPlace(asked, true)));
      expect(new Set(found.map(({ cluster }) => cluster)).size).toBe(1);
      expect((await readdir(folder)).filter((name) => name.startsWith('riparo-'))).toHaveLength(
        isRoot ? 1 : 0,
      );
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

const placeIn = async (home: string): Promise<Place> => {
  const cluster = join(home, 'cluster');
  await mkdir(cluster, { recursive: true });
  return { folder: home, account: lent, cluster, binariesAside: home, log: join(home, 'log') };
};

describe('the socket', () => {
  test('the socket is beside the data, accessible to its account only, also after a killed start', async () => {
    const place = await placeIn(folder);
    const nearbyFolder = join(place.folder, 'socket');
    for (const _ of ['made', 'made before']) {
      expect(await prepareSocketFolder(place)).toBe(nearbyFolder);
      expect(await modeOf(nearbyFolder)).toBe('700');
      expect((await stat(nearbyFolder)).uid).toEqual(lent?.uid ?? own);
      await chown(nearbyFolder, own, process.getgid?.() ?? 0);
    }
  });

  test('the socket gets a short, stable name if the path of the data is long', async () => {
    const place = await placeIn(join(folder, 'c'.repeat(90)));
    const short = await prepareSocketFolder(place);
    const made = [short];
    try {
      expect(short).toMatch(/^\/tmp\/riparo-[\da-f]{12}-0$/);
      expect(await modeOf(short)).toBe('700');
      expect((await stat(short)).uid).toEqual(lent?.uid ?? own);
      expect(await prepareSocketFolder(place)).toBe(short);

      // Files that others put there are left alone.
      await rm(short, { recursive: true });
      await writeFile(short, 'theirs');
      const second = short.replace(/0$/, '1');
      made.push(second);
      expect(await prepareSocketFolder(place)).toBe(second);
      expect((await stat(short)).uid).toBe(own);

      const stranger = isRoot ? 4711 : own;
      await chown(second, stranger, isRoot ? 4711 : (process.getgid?.() ?? 0));
      const third = isRoot ? short.replace(/0$/, '2') : second;
      made.push(third);
      expect(await prepareSocketFolder(place)).toBe(third);
      expect((await stat(second)).uid).toBe(stranger);
    } finally {
      for (const path of made) await rm(path, { recursive: true, force: true });
    }
  });
});
