import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readyCluster } from '../beside/cluster-programs.ts';
import { readyPrograms } from '../beside/debian-programs.ts';
import { readyBrowser } from '../running/browser.ts';
import { canHaveEngines, readyEngines, whatEnginesLack } from '../running/engines.ts';
import { temporaryInMemory } from './memory-folder.ts';
import { projectFolder, run } from '../running/run.ts';
import {
  addCounts,
  type Counts,
  countPlaywright,
  countVitest,
  oneFailed,
  onePassed,
  skippedBecause,
} from './test-counts.ts';
import { checkTypes } from './type-check.ts';

/**
 * Each part runs independently, prints its findings and returns its counts; `args` are passed to its test
 * runner.
 */
type Part = (args: readonly string[]) => Promise<Counts>;

export const testParts = {
  types: async () => ((await checkTypes()) ? onePassed : oneFailed),
  lint: () => check('oxlint', ['--deny-warnings']),
  format: () => check('oxfmt', ['--check']),
  unit: (args) => runVitest('unit', args),
  api: (args) => runVitest('api', args),
  build: buildSite,
  browser: (args) => tellStories('browser', ['phone'], args.length > 0 ? args : ['--grep=@main']),
  long: (args) => runVitest('long', args),
  machine: runOnMachine,
  cluster: runInCluster,
  stories: (args) => tellStories('stories', ['others', 'desktop'], args),
  engines: runInEngines,
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof testParts;

export const quickParts = [
  'types',
  'lint',
  'format',
  'unit',
  'api',
  'build',
  'browser',
] as const satisfies readonly PartName[];

export const longParts = [
  'long',
  'machine',
  'stories',
  'engines',
  'cluster',
] as const satisfies readonly PartName[];

/** Stories in Chromium: `npm test` runs those tagged `@main`, `stories` the others. */
async function tellStories(
  part: string,
  projects: readonly string[],
  args: readonly string[],
): Promise<Counts> {
  return runPlaywright(part, projects, args, await readyBrowser());
}

/** The build must also support older browsers, which is checked in its files. */
async function buildSite(): Promise<Counts> {
  const built = await check('node', ['commands/build.ts']);
  return addCounts([built, await check('node', ['web/build/floor/hold-floor.ts'])]);
}

async function check(command: string, args: readonly string[]): Promise<Counts> {
  return (await run(command, args)).succeeded ? onePassed : oneFailed;
}

async function runVitest(project: string, args: readonly string[]): Promise<Counts> {
  const report = await forgetReport(`${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = ['run', '--project', project, ...reporters];
  const { succeeded } = await run('vitest', [...options, ...args], {
    environment: await temporaryInMemory(),
  });
  return readCounts(report, countVitest, succeeded);
}

async function runOnMachine(args: readonly string[]): Promise<Counts> {
  if (await readyPrograms()) return runVitest('machine', args);
  return skippedBecause('Qui non ci sono nginx, PgBouncer, PostgreSQL e ClamAV, né i pacchetti di Debian.');
}

async function runInCluster(args: readonly string[]): Promise<Counts> {
  const lacking = await readyCluster();
  return lacking === null ? runVitest('cluster', args) : skippedBecause(lacking);
}

async function runInEngines(args: readonly string[]): Promise<Counts> {
  if (!canHaveEngines()) return skippedBecause(whatEnginesLack());
  return runPlaywright('engines', ['firefox', 'webkit'], args, await readyEngines());
}

/** Stories of some projects of Playwright's configuration, with the browsers found for them. */
export async function runPlaywright(
  part: string,
  projects: readonly string[],
  args: readonly string[],
  browsers: Record<string, string>,
): Promise<Counts> {
  // A new clone has no site yet.
  if (!existsSync(join(projectFolder, 'web/dist')) && (await buildSite()).failed > 0) return oneFailed;
  const report = await forgetReport(`${part}.json`);
  const environment = {
    ...(await temporaryInMemory()),
    ...browsers,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const chosen = projects.map((name) => `--project=${name}`);
  const options = ['--config=e2e/playwright.config.ts', '--reporter=list,json', ...chosen];
  const { succeeded } = await run('playwright', ['test', ...options, ...args], { environment });
  return readCounts(report, countPlaywright, succeeded);
}

export const reportPath = (name: string) => join(projectFolder, 'test-results', 'reports', name);

/** An earlier run's report must not be taken for this one's. */
async function forgetReport(name: string): Promise<string> {
  const path = reportPath(name);
  await rm(path, { force: true });
  return path;
}

async function readCounts<Report>(
  path: string,
  count: (report: Report) => Counts,
  succeeded: boolean,
): Promise<Counts> {
  if (!existsSync(path)) return oneFailed;
  const counts = count(JSON.parse(await readFile(path, 'utf8')) as Report);
  // A runner that exits with an error has failed, whatever its report says.
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
