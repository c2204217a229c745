import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetBuild, hashOfInputs, isSiteFresh, rememberBuild } from './freshness.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'freshness-'));
  await write('package-lock.json', '{}');
  await write('web/src/main.tsx', 'main');
  await write('domain/src/platform/values/money.ts', 'money');
  await write('web/dist/home.html', 'built');
  await rememberBuild(project, await hashOfInputs(project));
});

afterEach(() => rm(project, { recursive: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), content);
}

test('a site built from the current files is fresh', async () => {
  expect(await isSiteFresh(project)).toBe(true);
});

test.each([
  ['a file of the site', 'web/src/main.tsx'],
  ['a rule of the domain', 'domain/src/platform/values/money.ts'],
  ['a locked version', 'package-lock.json'],
  ['a new file', 'web/public/robots.txt'],
])('a change to %s makes the site stale', async (_what, path) => {
  await write(path, 'changed');
  expect(await isSiteFresh(project)).toBe(false);
});

test.each([
  ['a test', 'web/src/main.test.tsx'],
  ['the server', 'server/src/assembly/app.ts'],
  ['what was built', 'web/dist/home.html'],
  ['an installed package', 'web/node_modules/react/main.js'],
])('a change to %s leaves the site fresh', async (_what, path) => {
  await write(path, 'changed');
  expect(await isSiteFresh(project)).toBe(true);
});

test('an interrupted build counts as stale', async () => {
  await forgetBuild(project);
  expect(await isSiteFresh(project)).toBe(false);
});
