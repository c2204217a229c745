import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces } from '../read-places.ts';
import { composePlaces } from './compose-places.ts';
import { countryModule, countryNamesOf } from './country-names.ts';

/**
 * Writes the file that the server loads, from the packages and the tables beside this file: `npm run places
 * -w server`.
 */
const { text, summary } = await composePlaces();
writeFileSync(join(import.meta.dirname, 'places.txt'), text);
const countries = join(import.meta.dirname, '../../../../../domain/src/buy/products/ski/countries.ts');
writeFileSync(countries, countryModule(countryNamesOf(readPlaces().places)));
process.stdout.write(`${summary}\n`);
