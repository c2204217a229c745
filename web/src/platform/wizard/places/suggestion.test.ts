import { expect, test } from 'vitest';
import { inProvince, matchByName, type Suggestion } from './suggestion.ts';

const town = (text: string, province: string): Suggestion => ({
  text,
  detail: province,
  parts: { province },
});

const found = [
  town('Castro', 'BG'),
  town('Castro', 'LE'),
  town('Castrocielo', 'FR'),
  town('Bolzano/Bozen', 'BZ'),
  town('Forlì', 'FC'),
];

test.each([
  ['Castrocielo', '', 'FR'],
  ['castrocielo ', 'fr', 'FR'],
  ['Castro', 'LE', 'LE'],
  ['bozen', '', 'BZ'],
  ['Bolzano', '', 'BZ'],
  ['Bolzano/Bozen', '', 'BZ'],
  ["FORLI'", '', 'FC'],
])('%j with province %j chooses the place in %s', (name, province, meant) => {
  expect(matchByName(found, name, { province })?.parts.province).toBe(meant);
});

test.each([
  ['Castro', ''],
  ['Castroc', ''],
  ['Castrocielo', 'LE'],
  ['Roma', ''],
])('%j with province %j chooses no place for certain', (name, province) => {
  expect(matchByName(found, name, { province })).toBeNull();
});

test.each([
  ['', 5],
  ['LE', 1],
  ['le', 1],
  ['L', 5],
  ['RM', 5],
])('%j typed as the province offers %d places', (typed, count) => {
  expect(inProvince(found, typed)).toHaveLength(count);
});

const meant = (beside: Parameters<typeof matchByName>[2]) =>
  matchByName(found, 'Castro', beside)?.parts.province;

test('everything typed beside a name narrows its places, except what no place knows', () => {
  expect(meant({ province: 'BG', region: 'Lombardia' })).toBe('BG');
  expect(meant({ province: '', region: 'Lombardia' })).toBeUndefined();
  expect(meant({ region: '', province: 'RM' })).toBeUndefined();
});

test('a place without a province is offered with the others while none is typed', () => {
  const country = { text: 'Italia', detail: '', parts: {} };
  expect(inProvince([country, ...found], '')).toHaveLength(6);
  expect(inProvince([country, ...found], 'LE')).toHaveLength(1);
});
