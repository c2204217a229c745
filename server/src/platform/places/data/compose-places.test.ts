import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COUNTRY_NAMES } from '@riparo/domain/buy/products/ski/countries.ts';
import { readPlaces } from '../read-places.ts';
import { composePlaces } from './compose-places.ts';
import { countryNamesOf } from './country-names.ts';

// Reads eight thousand towns out of packages made for other purposes: seconds, where the machine is busy.
test('what the server loads is what the packages and tables make', { timeout: 30_000 }, async () => {
  const { text } = await composePlaces();
  const committed = readFileSync(join(import.meta.dirname, 'places.txt'), 'utf8');
  // If not: `npm run places -w server`. Compared here, because the difference of two such texts takes minutes to print.
  expect(text === committed).toBe(true);
});

test('the countries that forms know are those of the list', () => {
  // If not: `npm run places -w server`.
  expect(COUNTRY_NAMES).toEqual(countryNamesOf(readPlaces().places));
});
