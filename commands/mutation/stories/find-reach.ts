import { readFile, writeFile } from 'node:fs/promises';
import { reachFile } from './story-files.ts';
import {
  isUsable,
  knownStories,
  nothingReached,
  type Reach,
  reachedFiles,
  type StoryReach,
} from './story-reach.ts';
import { everyStory, tellStories } from './tell-stories.ts';
import { nameOf, type Story } from './story.ts';

const limitMs = 90_000;
// To tell all of them takes half an hour and more: whoever ends it early goes on from here the next time.
const atOnce = 40;

/** Which stories come by which mutants. Only those are told of which it is not known from an earlier command. */
export async function findReach(prints: Readonly<Record<string, string>>): Promise<Reach> {
  const kept = await keptReach();
  const usable = isUsable(kept, prints) ? kept : { ...nothingReached, prints };
  const { known, unknown } = knownStories(usable, await everyStory());
  let reach: Reach = { prints: usable.prints, stories: known };
  for (let from = 0; from < unknown.length; from += atOnce) {
    const noted = await reachOf(unknown.slice(from, from + atOnce));
    reach = { ...reach, stories: [...reach.stories, ...noted] };
    await writeFile(reachFile, JSON.stringify(reach));
  }
  return reach;
}

async function reachOf(stories: readonly Story[]): Promise<StoryReach[]> {
  const told = await tellStories(stories.map((story) => ({ story, mutant: null, limitMs })));
  // Whoever fails with the code as it is would notice whatever is changed.
  for (const { story } of told.filter(({ hasFailed }) => hasFailed))
    console.error(`\nFallisce già da sola, e non conta: ${nameOf(story)}`);
  return told
    .filter(({ hasFailed }) => !hasFailed)
    .map(({ story, durationMs, reached }) => ({ story, durationMs, files: reachedFiles(reached) }));
}

async function keptReach(): Promise<Reach> {
  const text = await readFile(reachFile, 'utf8').catch(() => null);
  return text === null ? nothingReached : (JSON.parse(text) as Reach);
}
