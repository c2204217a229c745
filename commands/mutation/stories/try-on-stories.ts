import type { Progress } from '../../running/progress.ts';
import { mutantsOf } from '../room-mutants.ts';
import { rooms } from '../rooms.ts';
import type { Trial } from '../try-mutants.ts';
import { buildSiteWithMutants } from './build-site.ts';
import { findReach } from './find-reach.ts';
import { printsOf, storiesFor, type StoryReach } from './story-reach.ts';
import { nameOf, type StoryTry } from './story.ts';
import { tellStories } from './tell-stories.ts';

// Most mutants need one story; who is not noticed by so many is rarely noticed by one more.
const turns = [1, 1, 2];
// So long a mutant may keep a story waiting: some of its own durations, and a while for a busy machine.
const patience = 5;
const leastLimitMs = 60_000;

/** What no test has noticed is tried on the stories that are told in a browser, where the room has some. */
export async function tryOnStories(trials: readonly Trial[], progress: Progress): Promise<Trial[]> {
  const left = trials.filter(({ mutant, noticedBy }) => mutant.room.hasStories && noticedBy === null);
  if (left.length === 0) return [...trials];

  const prints = printsOf(rooms.filter(({ hasStories }) => hasStories).flatMap(mutantsOf));
  progress.begin('the site with all mutants inside');
  await buildSiteWithMutants(prints);
  progress.begin('which stories come by?');
  const reach = await findReach(prints);

  const stories = new Map(left.map(({ mutant: { id } }) => [id, storiesFor(id, reach, prints)]));
  const waiting = new Map([...stories].map(([id, all]) => [id, [...all]]));
  const noticed = new Map<string, StoryReach>();
  for (const atOnce of turns) {
    const turn = [...waiting].flatMap(([id, next]) =>
      next.splice(0, atOnce).map((reached) => ({ mutant: id, reached })),
    );
    if (turn.length === 0) break;
    progress.begin(`${noticed.size} noticed; ${turn.length} tries by stories`);
    const told = await tellStories(turn.map(({ mutant, reached }) => tryOf(reached, mutant)));
    for (const { mutant, story, hasFailed } of told) {
      const reached = turn.find((one) => one.mutant === mutant && one.reached.story === story)?.reached;
      if (!hasFailed || mutant === null || !reached) continue;
      noticed.set(mutant, reached);
      waiting.delete(mutant);
    }
  }
  progress.begin(`${noticed.size} noticed; do those stories still pass without a mutant?`);
  const broken = await brokenOf(new Set(noticed.values()));
  progress.finish();

  return trials.map((trial) => {
    const by = noticed.get(trial.mutant.id);
    return {
      ...trial,
      noticedBy: by && !broken.has(nameOf(by.story)) ? nameOf(by.story) : trial.noticedBy,
      reachedBy: trial.reachedBy + (stories.get(trial.mutant.id)?.length ?? 0),
    };
  });
}

const tryOf = ({ story, durationMs }: StoryReach, mutant: string | null): StoryTry => ({
  story,
  mutant,
  limitMs: Math.max(leastLimitMs, durationMs * patience),
});

/** On a machine that is too busy a story may fail by itself: what it noticed is not to be believed. */
async function brokenOf(stories: ReadonlySet<StoryReach>): Promise<Set<string>> {
  if (stories.size === 0) return new Set();
  const told = await tellStories([...stories].map((reached) => tryOf(reached, null)));
  return new Set(told.filter(({ hasFailed }) => hasFailed).map(({ story }) => nameOf(story)));
}
