import { describe, expect, test } from 'vitest';
import { matchesWithOneTypo, wordsOneTypoAway } from './slips.ts';

describe('searching with one typing mistake', () => {
  test.each([
    ['biamchi', 'bianchi', true],
    ['binchi', 'bianchi', true],
    ['biaanchi', 'bianchi', true],
    ['bainchi', 'bianchi', true],
    ['vianchi', 'bianchi', true],
    // The beginning of a name.
    ['biamc', 'bianchi', true],
    ['biaanc', 'bianchi', true],
    ['binc', 'bianchi', true],
    ['biancho', 'bianchi', true],
    ['adda', 'ada', true],
    ['biomci', 'bianchi', false],
    ['rossi', 'bianchi', false],
    // Too short to allow one.
    ['adx', 'ada', false],
  ])('%s may be %s: %s', (typed, word, may) => {
    expect(matchesWithOneTypo(typed)(word)).toBe(may);
  });

  test('a letter may be missing at the end, and the correct word does not count as a mistake', () => {
    expect(wordsOneTypoAway('ross')).toContain('rossi');
    expect(wordsOneTypoAway('rossi')).not.toContain('rossi');
  });
});
