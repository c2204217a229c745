import type { City, FoundAddress } from '@riparo/domain/platform/person/place-calls.ts';
import { streetNumberRule } from '@riparo/domain/platform/person/street-number.ts';
import { isInProvince } from '../../places/place.ts';
import type { Places } from '../../places/places.ts';

/** An address from a geocoder: its town may be a part of one, its province a name or two letters. */
export type GeocoderAddress = {
  street: string;
  streetNumber: string | null;
  postalCode: string | null;
  /** The most likely town name first. */
  towns: readonly string[];
  province: string | null;
};

/**
 * The address with a town of our list, so that province, region and CAP are ours; null if no town matches.
 */
export function addressInKnownTown(places: Places, found: GeocoderAddress): FoundAddress | null {
  const city = knownTown(places, found);
  return city && found.street !== '' ? addressIn(city, found) : null;
}

export function addressIn(
  city: City,
  { street, streetNumber, postalCode }: Pick<FoundAddress, 'street' | 'streetNumber' | 'postalCode'>,
): FoundAddress {
  return {
    street,
    streetNumber: acceptedNumber(streetNumber),
    postalCode: postalCodeIn(city, postalCode),
    city: city.name,
    province: city.province,
    region: city.region,
    country: 'IT',
  };
}

/** Suggestions must be acceptable: a number that the form would refuse is left for the customer to type. */
export function acceptedNumber(found: string | null): string | null {
  const verdict = streetNumberRule(found);
  return verdict.ok ? verdict.value : null;
}

/** The geocoder's if it belongs to the town, else the town's only one; null if the town has several. */
function postalCodeIn(city: City, found: string | null): string | null {
  const own = city.postalCodes.find((code) => code === found);
  if (own) return own;
  const [only, ...others] = city.postalCodes;
  return others.length === 0 ? (only ?? null) : null;
}

function knownTown(places: Places, { towns, province, postalCode }: GeocoderAddress): City | null {
  for (const name of towns) {
    const [city, ...homonyms] = narrowed(places.citiesNamed(name), province, postalCode);
    if (city && homonyms.length === 0) return city;
  }
  // A part of a town: its CAP leads to the town, if it belongs to one only.
  const [city, ...others] =
    postalCode === null ? [] : narrowed(places.citiesWithPostalCode(postalCode), province, null);
  return others.length === 0 ? (city ?? null) : null;
}

/**
 * A clue counts only if it leaves a town: provinces are spelt in many ways, and one of the two may be
 * mistyped.
 */
export function narrowed(cities: City[], province: string | null, postalCode: string | null): City[] {
  const inProvince = cities.filter((city) => province !== null && isInProvince(city, province));
  const candidates = inProvince.length > 0 ? inProvince : cities;
  const withCode = candidates.filter(({ postalCodes }) => postalCodes.some((code) => code === postalCode));
  return withCode.length > 0 ? withCode : candidates;
}
