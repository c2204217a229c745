import { parsePhone } from '../../../platform/person/phone-number.ts';
import { isGender } from '../../../platform/person/gender.ts';
import { suitabilityIn } from '../../suitability/fields.ts';
import type { Answer, Answers } from '../../../platform/wizard/definition.ts';
import { skiConsentNames, type SkiConsents } from './consents.ts';
import type { SkiForm } from './form.ts';
import { holdersIn } from './holder-answers.ts';
import { ITALY, type SkiOwner } from './owner.ts';
import { choiceIn } from './choice-answers.ts';

type Given = Partial<Answers>;

const text = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');

const country = (answer: string) => (/^(it|ita|italia)$/i.test(answer.trim()) ? ITALY : answer);

export const ownerIn = (answers: Given): SkiOwner => {
  const of = (name: keyof SkiOwner) => text(answers[`owner.${name}`]);
  const gender = of('gender');
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    // Italian numbers get their prefix; foreign ones stay as typed.
    phone: parsePhone(of('phone')) ?? of('phone'),
    hasFiscalCode: of('hasFiscalCode') === 'NO' ? 'NO' : 'YES',
    fiscalCode: of('fiscalCode'),
    birthDate: of('birthDate'),
    gender: isGender(gender) ? gender : '',
    cityOfBirth: of('cityOfBirth'),
    districtOfBirth: of('districtOfBirth'),
    countryOfBirth: country(of('countryOfBirth')),
    birthPlaceCode: of('birthPlaceCode') || null,
  };
};

export const consentsIn = (answers: Given): SkiConsents =>
  Object.fromEntries(
    skiConsentNames.map((name) => [name, answers[`consents.${name}`] === true]),
  ) as SkiConsents;

export const promoCodeIn = (answers: Given) => text(answers['promoCode']).trim() || null;

export const formIn = (answers: Given): SkiForm => ({
  ...choiceIn(answers),
  startDate: text(answers['startDate']),
  holdersData: holdersIn(answers),
  owner: ownerIn(answers),
  consents: consentsIn(answers),
  suitability: suitabilityIn(answers) ?? null,
  promoCode: promoCodeIn(answers),
  utmSource: text(answers['utmSource']) || null,
  utmMedium: text(answers['utmMedium']) || null,
});
