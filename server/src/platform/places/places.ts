import type { Birthplace, City } from '@riparo/domain/platform/person/place-calls.ts';
import { existedOn, type Place, type Province, provinceOf, toBirthplace, toCity } from './place.ts';
import { indexPlaces, match, type PlaceFilter } from './place-index.ts';
import { readPlaces } from './read-places.ts';

/** Towns and countries in memory. Given a day, only places that existed then. */
export type Places = {
  findCities(query: string): City[];
  findCountries(query: string, bornOn?: string): Birthplace[];
  findBirthplaces(query: string, bornOn?: string): Birthplace[];
  /** The place of a tax code, under its name on that day. */
  birthplaceOf(belfioreCode: string, bornOn?: string): Birthplace | null;
  /** Every place with exactly this name, at any time. */
  placesNamed(name: string): Place[];
  /** Present towns with exactly this name: there are two named Castro. */
  citiesNamed(name: string): City[];
  citiesWithPostalCode(postalCode: string): City[];
  provinces: ReadonlyMap<string, Province>;
};

/** As many as a list below a field can show. */
const MAX_RESULTS = 10;

const isCountry: PlaceFilter = ({ kind }) => kind === 'country';
const isPresentTown: PlaceFilter = ({ postalCodes }) => postalCodes !== null;

let loaded: Places | undefined;

/** The list never changes while the server runs, so everyone shares one. */
export function loadPlaces(): Places {
  return (loaded ??= openPlaces());
}

function openPlaces(): Places {
  const { places, provinces } = readPlaces();
  const index = indexPlaces(places);
  // Former provinces too: Fiume is in its own.
  const provinceCodes = new Set(places.map(provinceOf));
  const citiesIn = (found: readonly Place[]) =>
    found.map((place) => toCity(place, provinces)).filter((city) => city !== null);

  function find(query: string, where: PlaceFilter): Place[] {
    const { name, province } = splitProvince(query, provinceCodes);
    if (province) {
      const inProvince = index.search(name, {
        limit: MAX_RESULTS,
        where: (place) => provinceOf(place) === province.code && where(place),
      });
      if (province.isCertain || inProvince[0]?.match === match.exact) return inProvince.map(placeOf);
    }
    return index.search(query, { limit: MAX_RESULTS, where }).map(placeOf);
  }

  function placesNamed(name: string): Place[] {
    const found = index.search(name, { limit: places.length });
    return found.filter((each) => each.match === match.exact).map(placeOf);
  }

  return {
    provinces,
    findCities: (query) => citiesIn(find(query, isPresentTown)),
    findCountries: (query, bornOn) =>
      find(query, (place) => isCountry(place) && existedOn(place, bornOn)).map(toBirthplace),
    findBirthplaces: (query, bornOn) => find(query, (place) => existedOn(place, bornOn)).map(toBirthplace),
    birthplaceOf(belfioreCode, bornOn) {
      const all = places.filter((place) => place.belfioreCode === belfioreCode && existedOn(place, bornOn));
      // Former names come after the present one in the list; without a day the present one is used.
      const place = bornOn === undefined ? all[0] : all.at(-1);
      return place ? toBirthplace(place) : null;
    },
    placesNamed,
    citiesNamed: (name) => citiesIn(placesNamed(name)),
    citiesWithPostalCode(postalCode) {
      // A partial code would match inside others.
      if (!/^\d{5}$/.test(postalCode)) return [];
      return citiesIn(places.filter(({ postalCodes }) => postalCodes?.includes(postalCode)));
    },
  };
}

const placeOf = ({ place }: { place: Place }) => place;

/** `Castro (LE)` and `castro le`: the province may be included; in brackets it is certain. */
function splitProvince(query: string, provinceCodes: ReadonlySet<string>) {
  const [, name = '', bracket = '', letters = ''] = /^(.*\S)[\s,]+(\(?)([a-z]{2})\)?\s*$/i.exec(query) ?? [];
  const code = letters.toUpperCase();
  if (!provinceCodes.has(code)) return { name: query, province: null };
  return { name, province: { code, isCertain: bracket !== '' } };
}
