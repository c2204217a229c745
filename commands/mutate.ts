import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { chooseMutants } from './mutation/choose-mutants.ts';
import { scoresOf, scoreTable, survivorLine, trialRecords } from './mutation/report.ts';
import { openTests } from './mutation/test-process.ts';
import { type Trial, tryMutants } from './mutation/try-mutants.ts';
import { createProgress } from './progress.ts';
import { projectFolder } from './run.ts';

/**
 * Changes the code in small ways, one at a time, and counts what the tests notice; what they do not is listed. A part
 * of it: `-- --only deals`, `-- --file server/src/deals/routes.ts`, `-- --sample 60 --seed 7`.
 */
await runCommand(async () => {
  const mutants = chooseMutants(process.argv.slice(2));
  const folders = new Set(mutants.flatMap(({ room }) => room.tests));
  const tests = await openTests([...folders]);
  const stop = () => void tests.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await tell(await tryMutants(tests, mutants, createProgress()));
  } finally {
    await tests.close();
  }
});

async function tell(trials: readonly Trial[]): Promise<void> {
  const results = join(projectFolder, 'test-results');
  await mkdir(results, { recursive: true });
  await writeFile(join(results, 'mutation.json'), JSON.stringify(trialRecords(trials), null, 2));
  const survivors = trials.filter(({ noticedBy }) => noticedBy === null);
  const scores = scoresOf(trials);
  console.log(`\n${survivors.map(survivorLine).join('\n')}\n\n${scoreTable(scores)}`);
  // Mutants may have left errors behind that are not this command's.
  process.exitCode = scores.every(({ isEnough }) => isEnough) ? 0 : 1;
}
