import { StartFailure } from '../server/src/start-failure.ts';
import { forgetBuild, hashOfInputs, rememberBuild } from './freshness.ts';
import { projectFolder, run } from './run.ts';

/** Builds the site into web/dist and notes from what. Quietly, unless it fails. */
export async function buildSite(options: { isQuiet: boolean }): Promise<void> {
  await forgetBuild(projectFolder);
  // Taken before the build: a file saved while it goes makes the next start build again.
  const hash = await hashOfInputs(projectFolder);
  const outcome = await run('npm', ['run', 'build', '--workspace=web', '--silent'], options);
  if (outcome.wasInterrupted) throw new StartFailure('Interrotto.');
  if (!outcome.succeeded) {
    throw new StartFailure(`${outcome.output}\nIl sito non si costruisce: qui sopra c’è il perché.`.trim());
  }
  await rememberBuild(projectFolder, hash);
}
