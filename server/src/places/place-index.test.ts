import { expect, test } from 'vitest';
import type { Place } from './place.ts';
import { indexPlaces } from './place-index.ts';

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

test.each([
  ['the beginning of its name', 'rom', ['Roma']],
  ['a later word of it', 'persiceto', ['San Giovanni in Persiceto']],
  ['words with others in between', 'san persiceto', ['San Giovanni in Persiceto']],
  ['another name of it', 'bozen', ['Bolzano']],
  ['its whole name before a later word of others', 'giovanni', ['Giovanni', 'San Giovanni in Persiceto']],
])('a place is found by %s: %s', (_, query, names) => {
  const places = ['San Giovanni in Persiceto', 'Roma', 'Giovanni'].map((name) => town(name));
  const index = indexPlaces([...places, town('Bolzano', 'Bozen')]);
  expect(index.search(query, { limit: 10 }).map(({ place }) => place.name)).toEqual(names);
});
