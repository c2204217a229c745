import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { answersOf, type DealData, dealDataOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import type { BuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { onlyAnswered } from '@riparo/domain/platform/wizard/answered-part.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { checkPlaces } from '../../platform/places/check-places.ts';

/**
 * Validates what was sent against the product's questions, with the rules of the browser, and against the
 * places. Wrong values are refused; `missing` lists what was not answered yet.
 */
export function readPurchase(
  { clock, places }: Pick<Dependencies, 'clock' | 'places'>,
  { wizard }: BuyableProduct,
  given: DealData,
) {
  const today = dayInRome(clock());
  const answered = answersOf(given);
  const { answers, errors } = checkWizard(onlyAnswered(wizard, answered), answered, today);
  if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
  const data = dealDataOf(answers);
  const { profile: home } = data.buyer;
  const checked = checkPlaces(places, {
    city: home.city,
    district: home.district,
    postalCode: home.zipCode,
    placeOfBirth: home.placeOfBirth,
    districtOfBirth: home.districtOfBirth,
    date_of_birth: home.dateOfBirth,
  });
  if (Object.keys(checked.errors).length > 0) return failure(generalErrors.validation, checked.errors);
  const profile = { ...home, region: checked.region ?? home.region };
  const missing = checkWizard(wizard, answered, today).errors;
  return { data: { ...data, buyer: { ...data.buyer, profile } }, missing };
}

export const isComplete = (missing: FieldErrors) => Object.keys(missing).length === 0;
