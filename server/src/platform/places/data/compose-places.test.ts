import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COUNTRY_NAMES } from '@riparo/domain/buy/products/ski/countries.ts';
import { readPlaces } from '../read-places.ts';
import { composePlaces } from './compose-places.ts';
import { countryNamesOf } from './country-names.ts';

// Reads eight thousand towns from packages made for other purposes, which takes seconds on a busy machine.
test('the committed file matches what the packages and tables produce', { timeout: 30_000 }, async () => {
  const { text } = await composePlaces();
  const committed = readFileSync(join(import.meta.dirname, 'places.txt'), 'utf8');
  // If not: `npm run places -w server`. Compared as a boolean, because printing the difference of such texts
  // takes minutes.
  expect(text === committed).toBe(true);
});

test('the countries in forms are those of the list', () => {
  // If not: `npm run places -w server`.
  expect(COUNTRY_NAMES).toEqual(countryNamesOf(readPlaces().places));
});
