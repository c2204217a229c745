import { describe, expect, test } from 'vitest';
import { isEmptyQuery, readPeopleQuery, searchTextForLog, wordsOfEmail } from './read-query.ts';

describe('parsing a search', () => {
  test.each([
    ['Rossi ada', { words: ['rossi', 'ada'] }],
    ['333 123 4567', { traces: ['p:3331234567'] }],
    ['+39 333-1234567', { traces: ['p:3331234567'] }],
    ['rossi 333 12 34567', { words: ['rossi'], traces: ['p:3331234567'] }],
    ['RSSDAA84C67H501X', { words: [], traces: ['t:RSSDAA84C67H501X'] }],
    ['rss daa 84c67 h501x', { words: [], traces: ['t:RSSDAA84C67H501X'] }],
    // Omocodia: letters replace digits.
    ['RSSDAAULC67H501X', { traces: ['t:RSSDAAULC67H501X'] }],
    ['Rossi, ada; bea', { words: ['rossi', 'ada', 'bea'] }],
    ['a b c d e f g', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['ada@example.it bea@example.it', { email: 'ada@example.it' }],
    ['Ada@Example.it', { email: 'ada@example.it', words: [] }],
    // Digits around a hyphen are not a phone number here.
    ['ada.1-2b918-4d18@example.it', { email: 'ada.1-2b918-4d18@example.it', traces: [] }],
    ['SCI-3F2A9C-88D01B', { traces: ['d88d01b'], words: [] }],
    ['0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31', { traces: ['d1e7c31'], words: [] }],
    ['#1E7C31', { traces: ['d1e7c31'], words: [] }],
  ])('%s', (text, query) => {
    expect(readPeopleQuery(text)).toMatchObject(query);
  });

  test.each(['', '  ', '-'])('the search “%s” is empty', (text) => {
    expect(isEmptyQuery(readPeopleQuery(text))).toBe(true);
  });

  test.each([
    '12',
    '333',
    '333 (12',
    '+39',
    '4567',
    'rossi 333 12 34',
    '333 12a4',
    'RSSDAA84',
    '84C67H501',
    'rossi 84C67',
  ])('the search “%s” is part of a masked value and finds no one', (text) => {
    expect(readPeopleQuery(text)).toMatchObject({ isPartOfMasked: true, traces: [] });
    expect(isEmptyQuery(readPeopleQuery(text))).toBe(true);
  });
});

describe('the log has the search text with phones and tax codes masked', () => {
  test.each([
    ['Rossi ada', 'Rossi ada', false],
    ['ada.rossi84@example.it', 'ada.rossi84@example.it', false],
    ['#1E7C31', '#1E7C31', false],
    ['rossi 4567', 'rossi 4567', false],
    ['rossi 333 123 4567', 'rossi •••••••567', true],
    ['+39 333-1234567', '+•••••-••••567', true],
    ['RSSDAA84C67H501X', 'RSSDAA••••••••••', true],
    ['rss daa 84c67 h501x', 'rssdaa••••••••••', true],
  ])('the search %s is logged as: %s', (typed, words, isMasked) => {
    expect(searchTextForLog(typed)).toEqual({ words, isMasked });
  });
});

test.each(['ada', 'ada@example.it', '333 123 4567'])('the search %s is not empty', (typed) => {
  expect(isEmptyQuery(readPeopleQuery(typed))).toBe(false);
});

test('an address yields words of a name', () => {
  expect(wordsOfEmail('ada.rosi84@example.it')).toEqual(['ada', 'rosi']);
});
