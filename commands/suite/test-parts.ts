import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { whatClusterLacks } from '../cluster/what-it-needs.ts';
import { readyPrograms } from '../machine/debian-programs.ts';
import { readyBrowser } from '../running/browser.ts';
import { canHaveEngines, readyEngines, whatEnginesLack } from '../running/engines.ts';
import { temporaryInMemory } from './memory-folder.ts';
import { projectFolder, run } from '../running/run.ts';
import { addCounts, type Counts, countPlaywright, countVitest, oneFailed, onePassed } from './test-counts.ts';
import { checkTypes } from './type-check.ts';

/** Each part runs by itself, prints what it finds and tells its counts; `args` go on to its test runner. */
type Part = (args: readonly string[]) => Promise<Counts>;

export const testParts = {
  types: async () => ((await checkTypes()) ? onePassed : oneFailed),
  lint: () => check('oxlint', ['--deny-warnings']),
  format: () => check('oxfmt', ['--check']),
  unit: (args) => runVitest('unit', args),
  api: (args) => runVitest('api', args),
  machine: runOnMachine,
  cluster: runInCluster,
  build: buildSite,
  browser: async (args) => runPlaywright('browser', ['phone', 'desktop'], args, await readyBrowser()),
  engines: runInEngines,
} as const satisfies Record<string, Part>;

/** What was built must also be there for whoever has an older browser: that is read from the files. */
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

/** Where there is no Debian to take the programs from, there is nothing to try. */
async function runOnMachine(args: readonly string[]): Promise<Counts> {
  if (await readyPrograms()) return runVitest('machine', args);
  console.log(
    'Qui non ci sono nginx, PgBouncer, PostgreSQL e ClamAV, né i pacchetti di Debian: queste prove restano fuori.',
  );
  return { passed: 0, failed: 0 };
}

/** Where what a PostgreSQL of three is made of is not installed, there is nothing to try. */
async function runInCluster(args: readonly string[]): Promise<Counts> {
  const lacking = whatClusterLacks();
  if (lacking === null) return runVitest('cluster', args);
  console.log(`${lacking} Queste prove restano fuori.`);
  return { passed: 0, failed: 0 };
}

/** Where the other browsers are not, and whoever runs this can not have them installed, there is nothing to try. */
async function runInEngines(args: readonly string[]): Promise<Counts> {
  if (canHaveEngines()) return runPlaywright('engines', ['firefox', 'webkit'], args, await readyEngines());
  console.log(`${whatEnginesLack()} Queste prove restano fuori.`);
  return { passed: 0, failed: 0 };
}

/** Stories of some projects of Playwright's configuration, with the browsers that were found for them. */
export async function runPlaywright(
  part: string,
  projects: readonly string[],
  args: readonly string[],
  browsers: Record<string, string>,
): Promise<Counts> {
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

/** A report left by an earlier run must not be taken for this one's. */
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
  // Whatever the report says, a runner that ends in error has failed.
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
