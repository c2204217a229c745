import { join } from 'node:path';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { forgetBuild, hashOfInputs, rememberBuild } from './freshness.ts';
import { folderSentence } from '../installation/known-causes.cjs';
import { projectFolder, run, type RunOptions } from '../running/run.ts';

const siteFolder = join(projectFolder, 'web', 'dist');

/** Builds the site and the desk, each into its own `dist`, and records the inputs. Silent unless it fails. */
export async function buildSite(options: RunOptions): Promise<void> {
  try {
    await forgetBuild(projectFolder);
    // Taken before the build: a file saved meanwhile makes the next start build again.
    const hash = await hashOfInputs(projectFolder);
    const outcomes = await Promise.all(
      ['web', 'desk'].map((part) => run('node', [join(part, 'build', 'build.ts')], options)),
    );
    for (const outcome of outcomes) {
      if (outcome.wasInterrupted) throw new StartFailure('Interrotto.');
      if (!outcome.succeeded) throw buildFailure(outcome.output);
    }
    await rememberBuild(projectFolder, hash);
  } catch (error) {
    throw error instanceof StartFailure ? error : buildFailure(String(error));
  }
}

function buildFailure(words: string): StartFailure {
  const known = folderSentence(words, siteFolder);
  return new StartFailure(known ?? `${words}\nIl sito non si costruisce: qui sopra c’è il perché.`.trim());
}
