import { dayInRome, isoDate } from '@riparo/domain/calendar.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { Buyer } from '@riparo/domain/contract/deal-calls.ts';
import { answersOf, type DealData, dealDataOf } from '@riparo/domain/purchase/deal-data.ts';
import type { BuyableProduct } from '@riparo/domain/purchase/wizards.ts';
import { checkWizard } from '@riparo/domain/wizard/answers.ts';
import type { FieldErrors } from '@riparo/domain/wizard/definition.ts';
import { onlyWhatIsSaid } from '@riparo/domain/wizard/said.ts';
import type { Dependencies } from '../dependencies.ts';
import { failure } from '../http/problem-answers.ts';
import { checkAddressPlace } from '../places/check-address.ts';
import { checkBirthplace } from '../places/check-birthplace.ts';
import type { Places } from '../places/places.ts';

/**
 * Holds what was sent against the questions of the product, with the rules of the browser, and against the places. What
 * is wrong is refused; `missing` says what was not told yet.
 */
export function readPurchase(
  { clock, places }: Pick<Dependencies, 'clock' | 'places'>,
  { wizard }: BuyableProduct,
  given: DealData,
) {
  const today = dayInRome(clock());
  const told = answersOf(given);
  const { answers, errors } = checkWizard(onlyWhatIsSaid(wizard, told), told, today);
  if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
  const data = dealDataOf(answers);
  const checked = checkPlaces(places, data.buyer);
  if (Object.keys(checked.errors).length > 0) return failure(generalErrors.validation, checked.errors);
  const profile = { ...data.buyer.profile, region: checked.region };
  const missing = checkWizard(wizard, told, today).errors;
  return { data: { ...data, buyer: { ...data.buyer, profile } }, missing };
}

export const isComplete = (missing: FieldErrors) => Object.keys(missing).length === 0;

/** Errors are named like the questions, so that the browser knows where to say them. */
function checkPlaces(places: Places, { profile }: Buyer): { errors: FieldErrors; region: string | null } {
  const home = checkAddressPlace(places, {
    city: profile.city,
    province: profile.district,
    postalCode: profile.zipCode,
  });
  const birth = checkBirthplace(places, {
    birthplace: profile.placeOfBirth,
    province: profile.districtOfBirth,
    bornOn: isoDate(profile.dateOfBirth),
  });
  const errors = {
    city: home.errors?.city,
    district: home.errors?.province,
    postalCode: home.errors?.postalCode,
    placeOfBirth: birth.errors?.birthplace,
    districtOfBirth: birth.errors?.province,
    date_of_birth: birth.errors?.bornOn,
  };
  const said = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { errors: Object.fromEntries(said), region: home.city?.region ?? profile.region };
}
