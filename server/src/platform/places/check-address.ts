import type { City } from '@riparo/domain/platform/person/place-calls.ts';
import { isInProvince } from './place.ts';
import type { Places } from './places.ts';

export type AddressPlace = {
  city: string;
  /** Two letters or the name. */
  province: string;
  postalCode: string;
};

export type AddressPlaceCheck =
  | { city: City; errors: null }
  | { city: null; errors: Partial<Record<keyof AddressPlace, string>> };

/** Do town, province and CAP belong together? Says in Italian, at the field, what does not. */
export function checkAddressPlace(
  places: Places,
  { city, province, postalCode }: AddressPlace,
): AddressPlaceCheck {
  const named = places.citiesNamed(city);
  if (named.length === 0) return refused({ city: 'Non troviamo questo comune: sceglilo dall’elenco.' });
  const town = named.find((each) => isInProvince(each, province));
  if (!town) return refused({ province: whereIs(named) });
  if (town.postalCodes.includes(postalCode)) return { city: town, errors: null };
  return refused({ postalCode: whyNot(postalCode, town, places) });
}

function refused(errors: Partial<Record<keyof AddressPlace, string>>): AddressPlaceCheck {
  return { city: null, errors };
}

/** `Castro è in provincia di Lecce (LE) o Bergamo (BG).` */
function whereIs(named: readonly City[]): string {
  const provinces = named.map(({ provinceName, province }) => `${provinceName} (${province})`);
  return `${named[0]?.name} è in provincia di ${provinces.join(' o ')}.`;
}

function whyNot(postalCode: string, town: City, places: Places): string {
  if (!/^\d{5}$/.test(postalCode)) return 'Il CAP ha cinque cifre.';
  if (town.postalCodes.length === 1) return `Il CAP di ${town.name} è ${town.postalCodes.join('')}.`;
  if (isFormerGeneric(postalCode, town))
    return `Il CAP ${postalCode} non si usa più: a ${town.name} ogni zona ha il suo, scrivi quello della tua via.`;
  const [owner, ...sharing] = places.citiesWithPostalCode(postalCode);
  if (owner && sharing.length === 0) return `Il CAP ${postalCode} è di ${owner.name}, non di ${town.name}.`;
  return `Il CAP ${postalCode} non è di ${town.name}.`;
}

/** 00100 once stood for all of Rome. Post sent there is late at best, so a policy needs the right one. */
function isFormerGeneric(postalCode: string, { postalCodes }: City): boolean {
  return postalCode.endsWith('00') && postalCodes.some((code) => code.startsWith(postalCode.slice(0, 3)));
}
