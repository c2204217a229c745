import { createHash } from 'node:crypto';
import type { Mutant } from '../find-mutants.ts';
import { nameOf, type Story } from './story.ts';

/** Which mutants a story comes by: their numbers, by file. */
export type StoryReach = {
  readonly story: Story;
  readonly durationMs: number;
  readonly files: Readonly<Record<string, readonly number[]>>;
};

/** What is kept from one command to the next: to tell all stories takes minutes. */
export type Reach = {
  /** What the mutants of each file were when it was noted. */
  readonly prints: Readonly<Record<string, string>>;
  readonly stories: readonly StoryReach[];
};

export const nothingReached: Reach = { prints: {}, stories: [] };

/** The same as long as the mutants of a file are. */
export function printsOf(mutants: readonly Mutant[]): Record<string, string> {
  return Object.fromEntries(
    [...Map.groupBy(mutants, ({ file }) => file)].map(([file, ofFile]) => {
      const changes = ofFile.map(({ original, mutated }) => [original, mutated]);
      return [file, createHash('sha256').update(JSON.stringify(changes)).digest('base64url')];
    }),
  );
}

/** With a file that has come since, nobody knows which stories come by it: all are told again. */
export const isUsable = ({ prints }: Reach, today: Readonly<Record<string, string>>) =>
  Object.keys(today).every((file) => file in prints);

export function reachedFiles(ids: readonly string[]): Record<string, number[]> {
  const files: Record<string, number[]> = {};
  for (const id of ids) {
    const { file, number } = partsOf(id);
    (files[file] ??= []).push(number);
  }
  return files;
}

/**
 * The stories that come by a mutant, first those that come by much of its file in little time. Of a file that has
 * changed since, all that came by it.
 */
export function storiesFor(
  id: string,
  { prints, stories }: Reach,
  today: Readonly<Record<string, string>>,
): StoryReach[] {
  const { file, number } = partsOf(id);
  const isSame = prints[file] === today[file];
  const cost = ({ durationMs, files }: StoryReach) => durationMs / (files[file]?.length ?? 1);
  return stories
    .filter(({ files }) => (isSame ? files[file]?.includes(number) : file in files))
    .toSorted((one, other) => cost(one) - cost(other));
}

function partsOf(id: string): { file: string; number: number } {
  const [file = '', number] = id.split('#');
  return { file, number: Number(number) };
}

/** Those of today of which it is known, and those of which it is not. */
export function knownStories(reach: Reach, today: readonly Story[]) {
  const names = new Set(today.map(nameOf));
  const known = reach.stories.filter(({ story }) => names.has(nameOf(story)));
  const knownNames = new Set(known.map(({ story }) => nameOf(story)));
  return { known, unknown: today.filter((story) => !knownNames.has(nameOf(story))) };
}
