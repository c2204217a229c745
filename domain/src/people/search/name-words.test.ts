import { describe, expect, test } from 'vitest';
import { nameKey, nameWords, typedWords } from './name-words.ts';

describe('a name is found by', () => {
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
    // Nothing follows that it could stand before.
    ['Rossi De', 'rossi de'],
    ['Иван', 'иван'],
    ['', ''],
  ])('%s: %s', (name, words) => {
    expect(nameWords(name).join(' ')).toBe(words);
  });

  test('nothing, where there is none', () => {
    expect(nameWords('')).toEqual([]);
    expect(nameWords(' - ')).toEqual([]);
  });

  test('no more words than a name has', () => {
    expect(nameWords('a b c d e f g h i')).toHaveLength(6);
    expect(nameWords('a'.repeat(90))).toEqual(['a'.repeat(40)]);
  });
});

test('what is typed is read in the same way', () => {
  expect(typedWords(' d’angelo,  NICOLÒ ')).toEqual(['dangelo', 'nicolo']);
  expect(typedWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(typedWords('a'.repeat(41))).toEqual(['a'.repeat(40)]);
});

test('two spellings of a name have one key', () => {
  expect(nameKey('Nicolò', 'D’Angelo')).toBe(nameKey("D'ANGELO", 'Nicolo'));
  expect(nameKey('Ada', 'Rossi')).not.toBe(nameKey('Ada', 'Russo'));
});
