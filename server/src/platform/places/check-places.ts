import { isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { checkBirthplace } from './check-birthplace.ts';
import type { Places } from './places.ts';
import type { City } from '@riparo/domain/platform/person/place-calls.ts';
import { isInProvince } from './place.ts';

/** Named like the questions. Unanswered ones are not checked. */
export type PlaceAnswers = {
  city?: string | undefined;
  district?: string | undefined;
  postalCode?: string | undefined;
  placeOfBirth?: string | undefined;
  districtOfBirth?: string | undefined;
  date_of_birth?: string | undefined;
};

/** Errors are named like the questions, so that the browser shows them there. */
export function checkPlaces(
  places: Places,
  asked: PlaceAnswers,
): { errors: FieldErrors; region: string | null } {
  const home = checkHome(places, asked);
  const birth = checkBirth(places, asked);
  const errors = {
    city: home?.errors?.city,
    district: home?.errors?.province,
    postalCode: home?.errors?.postalCode,
    placeOfBirth: birth?.errors?.birthplace,
    districtOfBirth: birth?.errors?.province,
    date_of_birth: birth?.errors?.bornOn,
  };
  const said = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { errors: Object.fromEntries(said), region: home?.city?.region ?? null };
}

function checkHome(places: Places, { city, district, postalCode }: PlaceAnswers) {
  if (city === undefined || district === undefined || postalCode === undefined) return null;
  return checkAddressPlace(places, { city, province: district, postalCode });
}

function checkBirth(places: Places, { placeOfBirth, districtOfBirth, date_of_birth: bornOn }: PlaceAnswers) {
  if (placeOfBirth === undefined || districtOfBirth === undefined) return null;
  if (bornOn === undefined || !isIsoDate(bornOn)) return null;
  return checkBirthplace(places, { birthplace: placeOfBirth, province: districtOfBirth, bornOn });
}

type AddressPlace = {
  city: string;
  /** Two letters or the name. */
  province: string;
  postalCode: string;
};

type AddressPlaceCheck =
  | { city: City; errors: null }
  | { city: null; errors: Partial<Record<keyof AddressPlace, string>> };

/** Whether town, province and CAP belong together; if not, Italian messages for the fields. */
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

/** 00100 was once used for all of Rome. Post sent there is late at best, so a policy needs the right one. */
function isFormerGeneric(postalCode: string, { postalCodes }: City): boolean {
  return postalCode.endsWith('00') && postalCodes.some((code) => code.startsWith(postalCode.slice(0, 3)));
}
