import { dayInRome } from '@riparo/domain/calendar.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import { answersOf, type DealData, dealDataOf } from '@riparo/domain/purchase/deal-data.ts';
import type { BuyableProduct } from '@riparo/domain/purchase/wizards.ts';
import { checkWizard } from '@riparo/domain/wizard/answers.ts';
import type { Dependencies } from '../dependencies.ts';
import { failure } from '../http/problem-answers.ts';
import { checkPlaces } from '../places/check-places.ts';

/** Holds what was sent against the questions of the product, with the rules of the browser, and against the places. */
export function readPurchase(
  { clock, places }: Pick<Dependencies, 'clock' | 'places'>,
  { wizard }: BuyableProduct,
  given: DealData,
) {
  const { answers, errors } = checkWizard(wizard, answersOf(given), dayInRome(clock()));
  if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
  const data = dealDataOf(answers);
  const { profile: told } = data.buyer;
  const checked = checkPlaces(places, {
    city: told.city,
    district: told.district,
    postalCode: told.zipCode,
    placeOfBirth: told.placeOfBirth,
    districtOfBirth: told.districtOfBirth,
    date_of_birth: told.dateOfBirth,
  });
  if (Object.keys(checked.errors).length > 0) return failure(generalErrors.validation, checked.errors);
  const profile = { ...told, region: checked.region ?? told.region };
  return { ...data, buyer: { ...data.buyer, profile } };
}
