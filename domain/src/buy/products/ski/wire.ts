import type { SkiPolicyRequest } from './policy-request.ts';
import { isIsoDate } from '../../../platform/values/calendar.ts';
import { emailRule } from '../../../platform/person/email.ts';
import { tidyTaxCode } from '../../../platform/tax-code/tidy.ts';
import { isGender } from '../../../platform/person/gender.ts';
import { nameRule } from '../../../platform/person/name.ts';
import { parseOrThrow } from '../../../platform/rule/rule.ts';
import { wireName } from './field-names.ts';
import { checkSkiForm, type SkiErrors, type SkiForm } from './form.ts';
import { readBirthPlace, skiPhoneRule, tidySkiPhone, writeBirthPlace, type SkiOwner } from './owner.ts';
import { readUtcMinute, startDayOf, startMoment, writeUtcMinute } from './start.ts';

const name = nameRule('');

const writeContractor = (owner: SkiOwner): SkiPolicyRequest['contractor'] => ({
  first_name: owner.firstName,
  last_name: owner.lastName,
  email: owner.email,
  phone: tidySkiPhone(owner.phone),
  ...(owner.hasFiscalCode === 'YES'
    ? { cf: owner.fiscalCode }
    : { dob: owner.birthDate, pob: writeBirthPlace(owner), ...(owner.gender && { gender: owner.gender }) }),
});

/** A valid form as the service accepts it. */
export const writePayload = (form: SkiForm, now: Date): SkiPolicyRequest => ({
  product_type: form.policyType,
  adults_num: form.policyAdults,
  kids_num: form.policyKids,
  duration: form.policyDuration === 'season' ? 'seasonal' : 'daily',
  days: form.policyDuration === 'season' ? null : form.policyDayCount,
  start_date: isIsoDate(form.startDate) ? writeUtcMinute(startMoment(form.startDate, now)) : '',
  holders: form.holdersData.map(({ firstName, lastName, birthDate }) => ({
    first_name: firstName,
    last_name: lastName,
    dob: birthDate,
  })),
  contractor: writeContractor(form.owner),
  consents: {
    privacy: form.consents.privacyChecked,
    marketing: form.consents.marketingChecked,
    profiling: form.consents.profilingChecked,
    geo_localization: form.consents.geolocationChecked,
    digital_contract: form.consents.digitalContractChecked,
    pre_contract: form.consents.preContractChecked,
  },
  ...(form.suitability ? { suitability: form.suitability } : {}),
  promo_code: form.promoCode,
  utm_source: form.utmSource,
  utm_medium: form.utmMedium,
});

const readContractor = (contractor: SkiPolicyRequest['contractor']): SkiOwner => ({
  firstName: contractor.first_name,
  lastName: contractor.last_name,
  email: contractor.email,
  phone: contractor.phone,
  hasFiscalCode: contractor.cf ? 'YES' : 'NO',
  fiscalCode: contractor.cf ?? '',
  birthDate: contractor.dob ?? '',
  gender: isGender(contractor.gender) ? contractor.gender : '',
  ...readBirthPlace(contractor.pob ?? ''),
  birthPlaceCode: null,
});

const readForm = (payload: SkiPolicyRequest, now: Date): SkiForm => {
  const start = readUtcMinute(payload.start_date);
  return {
    policyType: payload.product_type,
    policyDuration: payload.duration === 'seasonal' ? 'season' : 'daily',
    // Zero is out of bounds for a daily policy, and unused for a season.
    policyDayCount: payload.days ?? 0,
    policyAdults: payload.adults_num,
    policyKids: payload.kids_num,
    startDate: start ? startDayOf(start, now) : payload.start_date,
    holdersData: payload.holders.map(({ first_name, last_name, dob }) => ({
      firstName: first_name,
      lastName: last_name,
      birthDate: dob,
    })),
    owner: readContractor(payload.contractor),
    consents: {
      privacyChecked: payload.consents.privacy,
      marketingChecked: payload.consents.marketing ?? false,
      profilingChecked: payload.consents.profiling ?? false,
      geolocationChecked: payload.consents.geo_localization ?? false,
      digitalContractChecked: payload.consents.digital_contract,
      preContractChecked: payload.consents.pre_contract,
    },
    suitability: payload.suitability ?? null,
    promoCode: payload.promo_code?.trim() || null,
    utmSource: payload.utm_source?.trim() || null,
    utmMedium: payload.utm_medium?.trim() || null,
  };
};

/** Names and contacts as stored, without surplus spaces. */
const tidied = (form: SkiForm): SkiForm => ({
  ...form,
  holdersData: form.holdersData.map((holder) => ({
    ...holder,
    firstName: parseOrThrow(name, holder.firstName),
    lastName: parseOrThrow(name, holder.lastName),
  })),
  owner: {
    ...form.owner,
    firstName: parseOrThrow(name, form.owner.firstName),
    lastName: parseOrThrow(name, form.owner.lastName),
    email: parseOrThrow(emailRule, form.owner.email),
    phone: parseOrThrow(skiPhoneRule, form.owner.phone),
    fiscalCode: tidyTaxCode(form.owner.fiscalCode),
  },
});

/** The request, checked by the browser's rules; errors are named like the fields that were sent. */
export const readPayload = (
  payload: SkiPolicyRequest,
  now: Date,
): { readonly form: SkiForm } | { readonly errors: SkiErrors } => {
  const form = readForm(payload, now);
  const errors = checkSkiForm(form, now);
  return Object.keys(errors).length === 0
    ? { form: tidied(form) }
    : {
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, message]) => [wireName(field), message]),
        ),
      };
};
