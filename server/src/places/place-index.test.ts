import { describe, expect, test } from 'vitest';
import type { Place } from './place.ts';
import { indexPlaces, match } from './place-index.ts';

const town = (name: string, ...otherNames: string[]): Place => ({
  kind: 'town',
  belfioreCode: 'A000',
  name,
  otherNames,
  province: 'MI',
  countryCode: 'IT',
  from: null,
  until: null,
  postalCodes: '20121',
});

const towns = [
  town('San Giovanni in Persiceto'),
  town('Roma'),
  town('Giovanni'),
  town('Bolzano', 'Bozen', 'Bolzano sul Talvera'),
  town('Romano di Lombardia'),
  town('Castel Romano'),
  town("L'Aquila"),
  town('Valle Aquila'),
  town('Santi Cosma e Damiano'),
  town('Sacco San Vito'),
  town('Giovanni Sul Sasso'),
  town('Monte San Giovanni Alto'),
  town('A'),
  town('Ponte a Serchio'),
];
const index = () => indexPlaces(towns);
const found = (query: string, limit = 20) =>
  index()
    .search(query, { limit })
    .map((each) => `${each.place.name}: ${nameOf(each.match)}`);
const nameOf = (rank: number) => Object.entries(match).find(([, each]) => each === rank)?.[0];

test('what answers best comes first', () => {
  expect(match).toEqual({ exact: 0, start: 1, wordsFromStart: 2, laterWord: 3, laterWords: 4 });
});

describe('a place is found by', () => {
  test.each<[string, string, string[]]>([
    [
      'the beginning of its name, the whole name first, a later word last',
      'roma',
      ['Roma: exact', 'Romano di Lombardia: start', 'Castel Romano: laterWord'],
    ],
    ['a later word of it', 'persiceto', ['San Giovanni in Persiceto: laterWord']],
    ['one letter', 'r', ['Roma: start', 'Romano di Lombardia: start', 'Castel Romano: laterWord']],
    [
      'its only letter',
      'a',
      [
        'A: exact',
        "L'Aquila: start",
        'Valle Aquila: laterWord',
        'Monte San Giovanni Alto: laterWord',
        'Ponte a Serchio: laterWord',
      ],
    ],
    ['words with others in between', 'san persiceto', ['San Giovanni in Persiceto: wordsFromStart']],
    ['later words with others in between', 'san alto', ['Monte San Giovanni Alto: laterWords']],
    ['another name of it', 'bozen', ['Bolzano: exact']],
    ['the better of two names', 'bolzano', ['Bolzano: exact']],
    ['its name without an article', 'aquila', ["L'Aquila: exact", 'Valle Aquila: laterWord']],
    ['its name with the article written to it', 'laquila', ["L'Aquila: exact"]],
    ['its name in words', 'l aquila', ["L'Aquila: exact"]],
    [
      'a name in two words where it is one',
      'ro mano',
      ['Romano di Lombardia: start', 'Castel Romano: laterWord'],
    ],
    ['a name in one word where it is three', 'sacco sanvi', ['Sacco San Vito: start']],
    [
      'a saint cut short',
      's giovanni',
      ['San Giovanni in Persiceto: wordsFromStart', 'Monte San Giovanni Alto: laterWords'],
    ],
    ['several saints cut short', 's. cosma', ['Santi Cosma e Damiano: wordsFromStart']],
    ['a saint cut short in the middle', 'sacco s. vito', ['Sacco San Vito: wordsFromStart']],
    ['the first letter of a last word', 'giovanni sa', ['Giovanni Sul Sasso: wordsFromStart']],
    ['a last s, which is short for nothing', 'ponte s', ['Ponte a Serchio: wordsFromStart']],
    ['a later word that is met as well by an earlier one', 'san vito', ['Sacco San Vito: laterWord']],
  ])('%s: %s', (_, query, names) => {
    expect(found(query)).toEqual(names);
  });
});

test.each([
  ['nothing', ''],
  ['signs alone', '-'],
  ['letters that begin no name', 'zz'],
  ['another word', 'romx'],
  ['more words than it has', 'san persiceto milano'],
  ['its words in another order', 'san persiceto giovanni'],
  ['a first word that is not there', 'sal persiceto'],
  ['one word of it twice', 'san giovanni gio'],
  ['a saint that is none', 's. sasso'],
])('none is found by %s', (_, query) => {
  expect(found(query)).toEqual([]);
});

test('as many are found as are asked for, among those that are asked for', () => {
  expect(found('roma', 2)).toEqual(['Roma: exact', 'Romano di Lombardia: start']);
  expect(found('roma', 1)).toEqual(['Roma: exact']);
  expect(
    index()
      .search('roma', { limit: 1, where: ({ name }) => name !== 'Roma' })
      .map(({ place }) => place.name),
  ).toEqual(['Romano di Lombardia']);
});
