import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../../server/src/settings/start-failure.ts';
import { readyBrowser } from '../../running/browser.ts';
import { temporaryInMemory } from '../../suite/memory-folder.ts';
import { projectFolder, run } from '../../running/run.ts';
import { reportFile, roundFile } from './story-files.ts';
import { type StoryReport, type ToldStory, toldIn } from './story-report.ts';
import { projectOf, type Story, type StoryTry } from './story.ts';

const usualConfig = join(projectFolder, 'e2e', 'playwright.config.ts');
const mutantsConfig = join(import.meta.dirname, 'playwright.config.ts');

export async function everyStory(): Promise<Story[]> {
  const told = await playwright([
    `--config=${usualConfig}`,
    '--list',
    '--project=phone',
    '--project=desktop',
  ]);
  return told.map(({ story, project }) => ({ ...story, width: project }));
}

export type Told = StoryTry & Pick<ToldStory, 'hasFailed' | 'durationMs' | 'reached'>;

/** Tells stories on the site with mutants inside, in one run. */
export async function tellStories(tries: readonly StoryTry[]): Promise<Told[]> {
  await mkdir(dirname(roundFile), { recursive: true });
  await writeFile(roundFile, JSON.stringify(tries));
  const told = await playwright([`--config=${mutantsConfig}`]);
  const wanted = new Map(tries.map((one) => [keyOf(one.story, projectOf(one)), one]));
  return told.flatMap(({ story, project, ...how }) => {
    const one = wanted.get(keyOf(story, project));
    return one === undefined ? [] : [{ ...one, ...how }];
  });
}

const keyOf = (story: Omit<Story, 'width'>, project: string) =>
  JSON.stringify([story.file, story.title, project]);

async function playwright(args: readonly string[]): Promise<ToldStory[]> {
  await rm(reportFile, { force: true });
  const environment = {
    ...(await temporaryInMemory()),
    ...(await readyBrowser()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  const { output, wasInterrupted } = await run('playwright', ['test', '--reporter=json', ...args], {
    environment,
    isQuiet: true,
  });
  if (wasInterrupted) throw new StartFailure('Interrotto.');
  const report = await readFile(reportFile, 'utf8').catch(() => null);
  const told = report === null ? [] : toldIn(JSON.parse(report) as StoryReport);
  // Most likely the server did not start: that is not what a story noticed.
  if (told.length === 0)
    throw new StartFailure(`${output}\nNel browser non è partita nessuna storia.`.trim());
  return told;
}
