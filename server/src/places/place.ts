import type { Birthplace, City } from '@riparo/domain/contract/place-calls.ts';
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
  /** A town of today, as an address needs it. */
  city: City | null;
};

export type Province = { code: string; name: string; region: string };

/** The letters that stand for a province where somebody was born abroad, as in the registers. */
export const ABROAD = 'EE';

export function existedOn(place: Place, day: string | undefined): boolean {
  if (day === undefined) return true;
  return (place.from === null || place.from <= day) && (place.until === null || day <= place.until);
}

export function toBirthplace(place: Place): Birthplace {
  const isTown = place.kind === 'town';
  return {
    kind: place.kind,
    name: place.name,
    province: isTown ? place.province : ABROAD,
    countryCode: isTown ? 'IT' : place.countryCode,
    countryName: isTown ? 'Italia' : place.name,
    belfioreCode: place.belfioreCode,
    until: place.until,
  };
}

/** The province as it may be told: `MI`, `Milano`, `Roma Capitale`, `Bolzano - Bozen`. */
export function isInProvince(city: City, told: string): boolean {
  if (told.trim().toUpperCase() === city.province) return true;
  return searchText(told).startsWith(searchText(city.provinceName));
}
