import { dayInRome, isIsoDate } from '../../../platform/values/calendar.ts';
import { checkSuitability } from '../../suitability/fields.ts';
import type { SuitabilityAnswers } from '../../suitability/question.ts';
import { isDayCount, isParty, type SkiChoice } from './choice.ts';
import { checkConsents, type SkiConsents } from './consents.ts';
import { checkHolder, partyMismatch, type SkiHolder } from './holders.ts';
import { skiMessages } from './messages.ts';
import { checkOwner, type SkiOwner } from './owner.ts';
import { checkStart } from './start.ts';
import { suitability } from './suitability.ts';

/** Everything the ski flow asks, as the browser stores it. The price is computed and never part of it. */
export type SkiForm = SkiChoice & {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  readonly holdersData: readonly SkiHolder[];
  readonly owner: SkiOwner;
  readonly consents: SkiConsents;
  /** Null for forms from outside our pages. */
  readonly suitability: SuitabilityAnswers | null;
  readonly promoCode: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
};

/** By field, nested ones with dots: `holdersData.0.birthDate`, `owner.email`. */
export type SkiErrors = Readonly<Record<string, string>>;

const under = (prefix: string, errors: Readonly<Record<string, string | undefined>>): SkiErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([key, message]) => (message ? [[`${prefix}.${key}`, message]] : [])),
  );

type InsuranceData = SkiChoice & Pick<SkiForm, 'startDate' | 'holdersData'>;

/** The second step: dates and people. */
export const checkInsurance = (data: InsuranceData, now: Date): SkiErrors => {
  const today = dayInRome(now);
  const { policyDuration, policyDayCount, policyAdults, policyKids, startDate, holdersData } = data;
  if (!isParty(policyAdults, policyKids)) return { policyAdults: skiMessages.SKI_insurance_people };
  if (policyDuration === 'daily' && !isDayCount(policyDayCount))
    return { policyDayCount: skiMessages.SKI_insurance_days };
  const errors: SkiErrors = {
    ...checkStart(data, startDate, today),
    ...Object.assign(
      {},
      ...holdersData.map((holder, place) => under(`holdersData.${place}`, checkHolder(holder, today))),
    ),
  };
  // Ages are compared only when every birth date is valid.
  if (Object.keys(errors).length > 0 || !isIsoDate(startDate)) return errors;
  const disagreement = partyMismatch(data, holdersData, startDate);
  return disagreement === null ? {} : { policyAdults: disagreement };
};

export const checkSkiForm = (form: SkiForm, now: Date): SkiErrors => ({
  ...checkInsurance(form, now),
  ...under('owner', checkOwner(form.owner, dayInRome(now))),
  ...under('consents', checkConsents(form.consents)),
  ...(form.suitability ? checkSuitability(suitability, form.suitability) : {}),
});
