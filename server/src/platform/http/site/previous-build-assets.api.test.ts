import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { storeAssets } from './site-routes.ts';
import { loadSiteFiles, toPreviousBuildFile } from './site-files.ts';
import { siteAssets } from './tables.ts';

const here = { production: false, publicUrl: new URL('https://www.riparo.example'), collectorUrl: null };
const home = {
  pattern: '/',
  file: 'index.html',
  resumeFile: null,
  sandboxOnly: false,
  signedOutFile: null,
  asks: [],
  leadsTo: null,
};
const scriptOf = (hash: string) => `console.log("${hash}")`;

/** A process of the build whose only script has this hash in its name. */
async function startBuild(hash: string, options: { databaseUrl?: string; now?: Date } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'pages.json'), JSON.stringify([home]));
  await writeFile(join(folder, 'index.html'), `<script src="/assets/main-${hash}.js"></script>`);
  await writeFile(join(folder, 'assets', `main-${hash}.js`), scriptOf(hash));
  return testServer({ ...options, site: await loadSiteFiles([folder], here) });
}

async function askForScript(from: TestServer, hash: string) {
  const { statusCode, body, headers } = await from.request({
    url: `/assets/main-${hash}.js`,
    headers: { accept: '*/*' },
  });
  return {
    statusCode,
    body,
    type: headers['content-type'],
    kept: headers['cache-control'],
    ahead: headers['speculation-rules'],
  };
}

test('a page of one build gets its code from a process of another, whichever started first', async () => {
  await using older = await startBuild('Old1');
  await using newer = await startBuild('New2', { databaseUrl: older.databaseUrl });
  for (const hash of ['Old1', 'New2']) {
    for (const process of [older, newer]) {
      expect(await askForScript(process, hash)).toEqual({
        statusCode: 200,
        body: scriptOf(hash),
        type: 'text/javascript; charset=utf-8',
        kept: 'public, max-age=31536000, immutable',
        ahead: undefined,
      });
    }
  }
  await newer.db.execute('alter table site_asset rename to gone');
  expect(await askForScript(newer, 'Old1'), 'asked for before').toMatchObject({ statusCode: 200 });
  await newer.db.execute('alter table gone rename to site_asset');
  expect(await askForScript(newer, 'Gone')).toMatchObject({ statusCode: 404 });
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

test('code remains for two weeks after a newer build arrives, however long its own build ran', async () => {
  await using older = await startBuild('Old1', { now: day(1) });
  const afterStartOf = async (hash: string, now: Date) => {
    await using newer = await startBuild(hash, { databaseUrl: older.databaseUrl, now });
    return (await askForScript(newer, 'Old1')).statusCode;
  };
  expect(await afterStartOf('New2', day(30))).toBe(200);
  // A brief rollback restarts its two weeks.
  expect(await afterStartOf('Old1', day(40))).toBe(200);
  expect(await afterStartOf('New2', day(41))).toBe(200);
  expect(await afterStartOf('New2', day(55))).toBe(200);
  expect(await afterStartOf('New2', day(56))).toBe(404);
  const left = () => older.db.select({ name: siteAssets.name, at: siteAssets.supersededAt }).from(siteAssets);
  expect(await left()).toEqual([{ name: 'assets/main-New2.js', at: null }]);
  // A process without a site does not supersede those that have one.
  await storeAssets(older.db, new Map(), day(80));
  expect(await left()).toEqual([{ name: 'assets/main-New2.js', at: null }]);
});

test('processes of a build that start at once store its files once', async () => {
  await using server = await startBuild('Old1');
  const files = new Map(
    ['a', 'b', 'c'].map(
      (name) => [`assets/${name}.js`, toPreviousBuildFile(name, Buffer.from(name))] as const,
    ),
  );
  await Promise.all(Array.from({ length: 8 }, () => storeAssets(server.db, files, day(1))));
  const rows = await server.db.select().from(siteAssets).orderBy(siteAssets.name);
  expect(rows.map(({ name, content, supersededAt }) => [name, content.toString(), supersededAt])).toEqual([
    ['assets/a.js', 'a', null],
    ['assets/b.js', 'b', null],
    ['assets/c.js', 'c', null],
    ['assets/main-Old1.js', scriptOf('Old1'), day(1)],
  ]);
});
