import { describe, expect, test } from 'vitest';
import { nameKey, nameWords, typedWords } from './name-words.ts';

describe('the words by which a name is found', () => {
  test.each([
    ['Ada Rossi', 'ada rossi'],
    ['NICOLÒ  Straße', 'nicolo strasse'],
    ['Nicolò'.normalize('NFD'), 'nicolo'],
    ['D’Angelo', 'dangelo angelo'],
    ["D'Angelo", 'dangelo angelo'],
    ['De Rossi', 'de rossi derossi'],
    ['Anna-Rosa', 'anna rosa annarosa'],
    ['Łukasz Øster', 'lukasz oster'],
    ['Æsa Œdipe', 'aesa oedipe'],
    ['Đoko Ðan ılgaz', 'doko dan ilgaz'],
    // A particle at the end joins nothing.
    ['Rossi De', 'rossi de'],
    ['Иван', 'иван'],
    ['', ''],
  ])('%s is found by: %s', (name, words) => {
    expect(nameWords(name).join(' ')).toBe(words);
  });

  test('an empty name has no words', () => {
    expect(nameWords('')).toEqual([]);
    expect(nameWords(' - ')).toEqual([]);
  });

  test('a name has a maximum number of words', () => {
    expect(nameWords('a b c d e f g h i')).toHaveLength(6);
    expect(nameWords('a'.repeat(90))).toEqual(['a'.repeat(40)]);
  });
});

test('a search is split in the same way', () => {
  expect(typedWords(' d’angelo,  NICOLÒ ')).toEqual(['dangelo', 'nicolo']);
  expect(typedWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(typedWords('a'.repeat(41))).toEqual(['a'.repeat(40)]);
});

test('two spellings of a name have the same key', () => {
  expect(nameKey('Nicolò', 'D’Angelo')).toBe(nameKey("D'ANGELO", 'Nicolo'));
  expect(nameKey('Ada', 'Rossi')).not.toBe(nameKey('Ada', 'Russo'));
});
