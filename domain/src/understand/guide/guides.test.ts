import { describe, expect, test } from 'vitest';
import { type Guide, guideKeys, isGuideKey } from '../../platform/site/guide.ts';
import { wordsOf } from './guide-words.ts';
import { guides } from './guides.ts';

const countWords = (guide: Guide) => wordsOf(guide).join(' ').split(/\s+/).length;

describe.each(Object.values(guides))('the text of the guide $key', (guide) => {
  test('the guide is short, and its reading time is correct', () => {
    const words = countWords(guide);
    expect(words).toBeGreaterThan(350);
    expect(words).toBeLessThan(750);
    expect(guide.readingMinutes).toBe(Math.round(words / 200));
  });

  test('the guide names its sources', () => {
    expect(guide.sources.length).toBeGreaterThan(1);
    for (const { href } of guide.sources) expect(href).toMatch(/^https:\/\//);
  });

  test('the guide has no duplicate or empty section', () => {
    const headings = guide.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const { blocks } of guide.sections) expect(blocks.length).toBeGreaterThan(0);
  });

  test('the guide uses typographic apostrophes', () => {
    expect(wordsOf(guide).filter((text) => /'/.test(text))).toEqual([]);
  });
});

test('an unknown key has no guide', () => {
  expect(guideKeys).toHaveLength(10);
  expect(isGuideKey('vita')).toBe(true);
  expect(isGuideKey('toString')).toBe(false);
});
