import { describe, expect, test } from 'vitest';
import { findMutants } from '../find-mutants.ts';
import {
  isUsable,
  knownStories,
  printsOf,
  reachedFiles,
  storiesFor,
  type StoryReach,
} from './story-reach.ts';

const reachOf = (title: string, durationMs: number, ids: readonly string[]): StoryReach => ({
  story: { file: 'a.spec.ts', title, width: 'phone' },
  durationMs,
  files: reachedFiles(ids),
});

const prints = { 'a.ts': 'as noted', 'b.ts': 'as noted' };
const long = reachOf('long', 9000, ['a.ts#0', 'a.ts#1', 'a.ts#2', 'b.ts#0']);
const short = reachOf('short', 2000, ['a.ts#1', 'b.ts#0']);
const other = reachOf('other', 500, ['b.ts#1']);
const reach = { prints, stories: [short, long, other] };
const printOf = (source: string) => printsOf(findMutants('a.ts', source))['a.ts'];
const titles = (found: readonly StoryReach[]) => found.map(({ story }) => story.title);

describe('the stories for a mutant', () => {
  test('come by it', () => {
    expect(titles(storiesFor('a.ts#0', reach, prints))).toEqual(['long']);
    expect(titles(storiesFor('a.ts#3', reach, prints))).toEqual([]);
  });

  test('that come by much of its file in little time are first', () => {
    expect(titles(storiesFor('b.ts#0', reach, prints))).toEqual(['short', 'long']);
    const thorough = reachOf('thorough', 3000, ['a.ts#0', 'a.ts#1']);
    const stories = [short, thorough];
    expect(titles(storiesFor('a.ts#1', { prints, stories }, prints))).toEqual(['thorough', 'short']);
  });

  test('are all that came by its file, once the file has changed', () => {
    const today = { ...prints, 'b.ts': 'changed' };
    expect(titles(storiesFor('b.ts#0', reach, today))).toEqual(['other', 'short', 'long']);
  });
});

test('what was noted is of use until a file comes that nobody knew', () => {
  expect(isUsable(reach, { 'a.ts': 'changed' })).toBe(true);
  expect(isUsable(reach, { ...prints, 'c.ts': 'new' })).toBe(false);
});

test('the print of a file changes with its mutants and with nothing else', () => {
  expect(printOf('// said anew\nif (a) go = 1;')).toBe(printOf('if (a) go = 1;'));
  expect(printOf('if (a) go = 2;')).not.toBe(printOf('if (a) go = 1;'));
});

test('a new story is told, one that is gone is forgotten', () => {
  const fresh = { file: 'a.spec.ts', title: 'fresh', width: 'phone' };
  const { known, unknown } = knownStories(reach, [short.story, { ...long.story, width: 'desktop' }, fresh]);
  expect(titles(known)).toEqual(['short']);
  expect(unknown.map(({ title, width }) => [title, width])).toEqual([
    ['long', 'desktop'],
    ['fresh', 'phone'],
  ]);
});
