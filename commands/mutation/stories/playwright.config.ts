import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import everyStory from '../../../e2e/playwright.config.ts';
import type { StoryOptions } from '../../../e2e/support/story.ts';
import { projectFolder } from '../../running/run.ts';
import { switchName } from '../mutant-switch.ts';
import { outputFolder, roundFile } from './story-files.ts';
import { projectOf, type Story, type StoryTry } from './story.ts';

const tries = JSON.parse(readFileSync(roundFile, 'utf8')) as StoryTry[];
const e2e = join(projectFolder, 'e2e');
const product = [join(e2e, 'support', 'product.ts'), join(import.meta.dirname, 'serve-site.ts')];

/** The stories of every day on the site with mutants inside: a project for each mutant that is tried. */
export default defineConfig<StoryOptions>({
  ...everyStory,
  testDir: e2e,
  outputDir: outputFolder,
  // What is told with a mutant on may tell too much.
  globalTeardown: [],
  // On a busy machine a story may once wait too long for what is there: what has noticed a mutant does so twice.
  retries: 1,
  webServer: { ...everyStory.webServer, command: `node ${product.join(' ')}`, timeout: 180_000 },
  projects: [...Map.groupBy(tries, projectOf)].map(([name, group]) => ({
    name,
    testMatch: group.map(({ story }) => join(e2e, story.file)),
    grep: group.map(({ story }) => storyAlone(story)),
    timeout: Math.max(...group.map(({ limitMs }) => limitMs)),
    use: {
      ...everyStory.projects?.find((project) => project.name === group[0]?.story.width)?.use,
      mutation: { switchName, mutant: group[0]?.mutant ?? null },
      screenshot: 'off',
      // What a change has taken away is not waited for until the story's end.
      actionTimeout: 15_000,
    },
  })),
});

function storyAlone({ file, title }: Story): RegExp {
  return new RegExp(`${RegExp.escape(file)} ${RegExp.escape(title)}(?: @|$)`);
}
