import type { Birthplace, City } from '@riparo/domain/platform/person/place-calls.ts';
import { searchText } from './search-text.ts';

/** A present or former town or country under one name. A renamed town is several places with one code. */
export type Place = {
  kind: Birthplace['kind'];
  belfioreCode: string;
  name: string;
  /** Additional search names: each half of `Bolzano/Bozen`, `Olanda` for the Paesi Bassi. */
  otherNames: readonly string[];
  /** Only for towns. */
  province: string;
  /** ISO letters, null if there never were any. */
  countryCode: string | null;
  /** First and last day; null means before any living memory, and still existing. */
  from: string | null;
  until: string | null;
  /** Postal codes of a present town, separated by spaces as in the file; null for all others. */
  postalCodes: string | null;
};

export type Province = { code: string; name: string; region: string };

/** The registers' province code for births abroad. */
export const ABROAD = 'EE';

/** As the registers write it with a birthplace. */
export function provinceOf(place: Place): string {
  return place.kind === 'country' ? ABROAD : place.province;
}

export function existedOn(place: Place, day: string | undefined): boolean {
  if (day === undefined) return true;
  return (place.from === null || place.from <= day) && (place.until === null || day <= place.until);
}

/** A present town in the form an address needs. Created on demand, to save memory for eight thousand. */
export function toCity(place: Place, provinces: ReadonlyMap<string, Province>): City | null {
  const province = provinces.get(place.province);
  if (place.postalCodes === null || !province) return null;
  return {
    name: place.name,
    province: province.code,
    provinceName: province.name,
    region: province.region,
    postalCodes: place.postalCodes.split(' '),
    belfioreCode: place.belfioreCode,
  };
}

export function toBirthplace(place: Place): Birthplace {
  return {
    kind: place.kind,
    name: place.name,
    province: provinceOf(place),
    countryCode: place.countryCode,
    countryName: place.kind === 'town' ? 'Italia' : place.name,
    belfioreCode: place.belfioreCode,
    until: place.until,
  };
}

/** Accepts a province in any common form: `MI`, `Milano`, `Roma Capitale`, `Bolzano - Bozen`. */
export function isInProvince(city: City, typed: string): boolean {
  if (typed.trim().toUpperCase() === city.province) return true;
  return searchText(typed).startsWith(searchText(city.provinceName));
}
