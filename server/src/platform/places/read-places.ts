import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Province } from './place.ts';

const file = join(import.meta.dirname, 'data', 'places.txt');

export type PlacesData = { provinces: ReadonlyMap<string, Province>; places: readonly Place[] };

/** Reads the file written by `data/build-places.ts`; the order of its lines is the order of the places. */
export function readPlaces(): PlacesData {
  const provinces = new Map<string, Province>();
  const places: Place[] = [];
  let section = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[')) section = line.slice(1, -1);
    else if (section === 'provinces') {
      const [code = '', name = '', region = ''] = line.split('\t');
      provinces.set(code, { code, name, region });
    } else places.push(readPlace(section, line.split('\t')));
  }
  return { provinces, places };
}

function readPlace(section: string, fields: string[]): Place {
  switch (section) {
    case 'big towns':
    case 'towns':
      return readTown(fields);
    case 'countries':
      return readCountry(fields);
    default:
      return readPastTown(fields);
  }
}

function readTown(fields: string[]): Place {
  const [belfioreCode = '', name = '', province = '', from = '', postalCodes = '', otherNames = ''] = fields;
  return {
    kind: 'town',
    belfioreCode,
    name,
    otherNames: namesIn(otherNames),
    province,
    countryCode: 'IT',
    from: from || null,
    until: null,
    postalCodes,
  };
}

function readCountry(fields: string[]): Place {
  const [belfioreCode = '', name = '', countryCode = '', from = '', until = '', otherNames = ''] = fields;
  return {
    kind: 'country',
    belfioreCode,
    name,
    otherNames: namesIn(otherNames),
    province: '',
    countryCode: countryCode || null,
    from: from || null,
    until: until || null,
    postalCodes: null,
  };
}

/** A suppressed town, or the former name of a present one. */
function readPastTown(fields: string[]): Place {
  const [belfioreCode = '', name = '', province = '', from = '', until = ''] = fields;
  return {
    kind: 'town',
    belfioreCode,
    name,
    otherNames: none,
    province,
    countryCode: 'IT',
    from: from || null,
    until,
    postalCodes: null,
  };
}

const none: readonly string[] = [];

function namesIn(field: string): readonly string[] {
  return field === '' ? none : field.split('|');
}
