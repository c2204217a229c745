import { readFile, writeFile } from 'node:fs/promises';
import { reachFile } from './story-files.ts';
import { isUsable, knownStories, nothingReached, type Reach, reachedFiles } from './story-reach.ts';
import { everyStory, tellStories } from './tell-stories.ts';
import { nameOf } from './story.ts';

const limitMs = 90_000;

/** Which stories come by which mutants. Only those are told of which it is not known from an earlier command. */
export async function findReach(prints: Readonly<Record<string, string>>): Promise<Reach> {
  const kept = await keptReach();
  const usable = isUsable(kept, prints) ? kept : { ...nothingReached, prints };
  const { known, unknown } = knownStories(usable, await everyStory());
  const told =
    unknown.length === 0 ? [] : await tellStories(unknown.map((story) => ({ story, mutant: null, limitMs })));
  // Whoever fails with the code as it is would notice whatever is changed.
  for (const { story } of told.filter(({ hasFailed }) => hasFailed))
    console.error(`\nFallisce già da sola, e non conta: ${nameOf(story)}`);
  const noted = told
    .filter(({ hasFailed }) => !hasFailed)
    .map(({ story, durationMs, reached }) => ({ story, durationMs, files: reachedFiles(reached) }));
  const reach = { prints: usable.prints, stories: [...known, ...noted] };
  await writeFile(reachFile, JSON.stringify(reach));
  return reach;
}

async function keptReach(): Promise<Reach> {
  const text = await readFile(reachFile, 'utf8').catch(() => null);
  return text === null ? nothingReached : (JSON.parse(text) as Reach);
}
