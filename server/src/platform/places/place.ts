import type { Birthplace, City } from '@riparo/domain/platform/person/place-calls.ts';
import { searchText } from './search-text.ts';

/** A town or country that is or was, under one name. A renamed town is several places with one code. */
export type Place = {
  kind: Birthplace['kind'];
  belfioreCode: string;
  name: string;
  /** Other names it is found by: each half of `Bolzano/Bozen`, `Olanda` for the Paesi Bassi. */
  otherNames: readonly string[];
  /** Of a town. */
  province: string;
  /** ISO letters, null where there never were any. */
  countryCode: string | null;
  /** First and last day; null: earlier than anybody remembers, and still. */
  from: string | null;
  until: string | null;
  /** Of a town of today, separated by spaces as in the file; null for all others. */
  postalCodes: string | null;
};

export type Province = { code: string; name: string; region: string };

/** The letters that stand for a province where somebody was born abroad, as in the registers. */
export const ABROAD = 'EE';

/** As the registers write it beside a birthplace. */
export function provinceOf(place: Place): string {
  return place.kind === 'country' ? ABROAD : place.province;
}

export function existedOn(place: Place, day: string | undefined): boolean {
  if (day === undefined) return true;
  return (place.from === null || place.from <= day) && (place.until === null || day <= place.until);
}

/** A town of today, as an address needs it. Made when it is asked for: eight thousand would wait in memory. */
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

/** The province as it may be told: `MI`, `Milano`, `Roma Capitale`, `Bolzano - Bozen`. */
export function isInProvince(city: City, told: string): boolean {
  if (told.trim().toUpperCase() === city.province) return true;
  return searchText(told).startsWith(searchText(city.provinceName));
}
