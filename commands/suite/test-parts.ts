import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readyBrowser } from '../running/browser.ts';
import { temporaryInMemory } from './memory-folder.ts';
import { projectFolder, run } from '../running/run.ts';
import { type Counts, countPlaywright, countVitest, oneFailed, onePassed } from './test-counts.ts';
import { checkTypes } from './type-check.ts';

/** Each part runs by itself, prints what it finds and tells its counts; `args` go on to its test runner. */
type Part = (args: readonly string[]) => Promise<Counts>;

export const testParts = {
  types: async () => ((await checkTypes()) ? onePassed : oneFailed),
  lint: () => check('oxlint', ['--deny-warnings']),
  format: () => check('oxfmt', ['--check']),
  unit: (args) => runVitest('unit', args),
  api: (args) => runVitest('api', args),
  build: () => check('node', ['commands/build.ts']),
  browser: runPlaywright,
} as const satisfies Record<string, Part>;

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

async function runPlaywright(args: readonly string[]): Promise<Counts> {
  const report = await forgetReport('browser.json');
  const environment = {
    ...(await temporaryInMemory()),
    ...(await readyBrowser()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const options = ['--config=e2e/playwright.config.ts', '--reporter=list,json'];
  const { succeeded } = await run('playwright', ['test', ...options, ...args], { environment });
  return readCounts(report, countPlaywright, succeeded);
}

/** A report left by an earlier run must not be taken for this one's. */
async function forgetReport(name: string): Promise<string> {
  const path = join(projectFolder, 'test-results', 'reports', name);
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
