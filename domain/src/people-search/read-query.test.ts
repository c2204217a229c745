import { describe, expect, test } from 'vitest';
import { asksNothing, asTaxCodeLetters, readPeopleQuery, wordsOfEmail } from './read-query.ts';

describe('what is typed is read as', () => {
  test.each([
    ['Rossi ada', { words: ['rossi', 'ada'] }],
    ['333 123 4567', { traces: ['p3331', 'p3312', 'p3123', 'p1234', 'p2345', 'p3456', 'p4567'] }],
    ['+39 333-1234567', { traces: ['p3331', 'p3312', 'p3123', 'p1234', 'p2345', 'p3456', 'p4567'] }],
    ['4567', { traces: ['p4567'] }],
    // What is no number does not go on with the one before it.
    ['333 12a4', { words: [], traces: ['t12A4'] }],
    ['Rossi, ada; bea', { words: ['rossi', 'ada', 'bea'] }],
    ['a b c d e f g', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['ada@example.it bea@example.it', { email: 'ada@example.it' }],
    ['rossi 333 12 34', { words: ['rossi'], traces: ['p3331', 'p3312', 'p3123', 'p1234'] }],
    ['RSSDAA84', { words: [], traces: ['tRSSD', 'tSSDA', 'tSDAA', 'tDAA8', 'tAA84'] }],
    ['84C67H501', { traces: ['t84C6', 't4C67', 'tC67H', 't67H5', 't7H50', 'tH501'] }],
    ['Ada@Example.it', { email: 'ada@example.it', words: [] }],
    // Digits on both sides of a hyphen are no phone here.
    ['ada.1-2b918-4d18@example.it', { email: 'ada.1-2b918-4d18@example.it', traces: [] }],
    ['SCI-3F2A9C-88D01B', { traces: ['d88d01b'], words: [] }],
    ['0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31', { traces: ['d1e7c31'], words: [] }],
    ['#1E7C31', { traces: ['d1e7c31'], words: [] }],
  ])('%s', (text, query) => {
    expect(readPeopleQuery(text)).toMatchObject(query);
  });

  test.each(['', '  ', '12', '333', '333 (12', '+39', '-'])('nothing: “%s”', (text) => {
    expect(asksNothing(readPeopleQuery(text))).toBe(true);
  });
});

describe('four to six letters alone may be the beginning of a tax code', () => {
  test.each([
    ['rssdaa', 'RSSDAA'],
    ['rssd', 'RSSD'],
    ['ada', null],
    ['bianchi', null],
    ['rossi ada', null],
    ['rssdaa 4567', null],
    ['rssdaa ada@example.it', null],
    ['', null],
  ])('%s: %s', (typed, letters) => {
    expect(asTaxCodeLetters(readPeopleQuery(typed))).toBe(letters);
  });
});

test.each(['ada', 'ada@example.it', '4567'])('%s asks for somebody', (typed) => {
  expect(asksNothing(readPeopleQuery(typed))).toBe(false);
});

test('an address has the words of a name', () => {
  expect(wordsOfEmail('ada.rosi84@example.it')).toEqual(['ada', 'rosi']);
});
