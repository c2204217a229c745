import type { City, FoundAddress } from '@riparo/domain/contract/place-calls.ts';

/** A town's CAP as far as it is known: the typed one if it is the town's, else its only one. */
export function postalCodeIn(city: City, typed: string | null): string | null {
  if (typed !== null && city.postalCodes.includes(typed)) return typed;
  const [only, ...others] = city.postalCodes;
  return others.length === 0 ? (only ?? null) : null;
}

export function addressIn(
  city: City,
  { street, streetNumber, postalCode }: Pick<FoundAddress, 'street' | 'streetNumber' | 'postalCode'>,
): FoundAddress {
  return {
    street,
    streetNumber,
    postalCode: postalCodeIn(city, postalCode),
    city: city.name,
    province: city.province,
    region: city.region,
    country: 'IT',
  };
}
