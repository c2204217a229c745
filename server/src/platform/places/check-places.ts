import { isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { checkAddressPlace } from './check-address.ts';
import { checkBirthplace } from './check-birthplace.ts';
import type { Places } from './places.ts';

/** Named like the questions. What is not answered yet is not judged. */
export type AskedPlaces = {
  city?: string | undefined;
  district?: string | undefined;
  postalCode?: string | undefined;
  placeOfBirth?: string | undefined;
  districtOfBirth?: string | undefined;
  date_of_birth?: string | undefined;
};

/** Errors are named like the questions, so that the browser knows where to say them. */
export function checkPlaces(
  places: Places,
  asked: AskedPlaces,
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

function checkHome(places: Places, { city, district, postalCode }: AskedPlaces) {
  if (city === undefined || district === undefined || postalCode === undefined) return null;
  return checkAddressPlace(places, { city, province: district, postalCode });
}

function checkBirth(places: Places, { placeOfBirth, districtOfBirth, date_of_birth: bornOn }: AskedPlaces) {
  if (placeOfBirth === undefined || districtOfBirth === undefined) return null;
  if (bornOn === undefined || !isIsoDate(bornOn)) return null;
  return checkBirthplace(places, { birthplace: placeOfBirth, province: districtOfBirth, bornOn });
}
