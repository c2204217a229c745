import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand } from './running/command.ts';
import { chooseMutants } from './mutation/choose-mutants.ts';
import {
  scoresOf,
  scoreTable,
  survivorLine,
  type TrialRecord,
  trialRecords,
  updatedRecords,
} from './mutation/report.ts';
import { tryOnStories } from './mutation/stories/try-on-stories.ts';
import { openTests } from './mutation/test-process.ts';
import { type Trial, tryMutants } from './mutation/try-mutants.ts';
import { createProgress } from './running/progress.ts';
import { projectFolder } from './running/run.ts';

const recordsFile = join(projectFolder, 'test-results', 'mutation.json');

/**
 * Changes the code in small ways, one at a time, and counts what the tests notice; what they do not is listed. A part
 * of it: `-- --only deals`, `-- --file server/src/deals/routes.ts`, `-- --sample 60 --seed 7`; with some of the tests
 * alone, which is quick: `-- --tests server/src/deals`; and `-- --again` for what the last run did not notice, also of
 * one that was ended early.
 */
await runCommand(async () => {
  const last = await recordsOfLastRun();
  const { mutants, isAgain } = chooseMutants(process.argv.slice(2), last);
  const folders = new Set(mutants.flatMap(({ room }) => room.tests));
  const tests = await openTests([...folders]);
  const stop = () => void tests.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = createProgress();
  const recordsWith = (trials: readonly Trial[]) => {
    const records = trialRecords(trials);
    return isAgain ? updatedRecords(last, records) : records;
  };
  const keep = (known: readonly Trial[]) => keepRecords(recordsWith(known));
  const byTests = await tryMutants(tests, mutants, { progress, keep }).finally(() => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    return tests.close();
  });
  await tell(recordsWith(await tryOnStories(byTests, progress)));
});

async function recordsOfLastRun(): Promise<TrialRecord[]> {
  const text = await readFile(recordsFile, 'utf8').catch(() => '[]');
  return JSON.parse(text) as TrialRecord[];
}

async function keepRecords(records: readonly TrialRecord[]): Promise<void> {
  await mkdir(dirname(recordsFile), { recursive: true });
  await writeFile(recordsFile, JSON.stringify(records, null, 2));
}

async function tell(records: readonly TrialRecord[]): Promise<void> {
  await keepRecords(records);
  const survivors = records.filter(({ noticedBy }) => noticedBy === null);
  const scores = scoresOf(records);
  console.log(`\n${survivors.map(survivorLine).join('\n')}\n\n${scoreTable(scores)}`);
  // Mutants may have left errors behind that are not this command's.
  process.exitCode = scores.every(({ isEnough }) => isEnough) ? 0 : 1;
}
