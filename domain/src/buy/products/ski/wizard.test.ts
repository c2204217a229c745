import { expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { dayInRome } from '../../../platform/values/calendar.ts';
import { checkWizard } from '../../../platform/wizard/answers.ts';
import { type Answers, askedFields, isAskedNow } from '../../../platform/wizard/definition.ts';
import { furthestStep } from '../../../platform/wizard/engine.ts';
import { precontractPath } from '../../documents/precontract-documents.ts';
import { formIn } from './answers.ts';
import { contractStep } from './consent-steps.ts';
import { skiFirstStep } from './opening.ts';
import { insuranceStep } from './insurance-step.ts';
import { writePayload } from './wire.ts';
import { skiWizard } from './wizard.ts';

const now = new Date('2026-12-04T10:00:00Z');
const today = dayInRome(now);

const answers: Answers = {
  policyType: 'base',
  policyDuration: 'daily',
  policyDayCount: '3',
  policyAdults: '1',
  policyKids: '1',
  startDate: '2026-12-05',
  'holdersData.0.firstName': examplePerson.firstName,
  'holdersData.0.lastName': examplePerson.lastName,
  'holdersData.0.birthDate': examplePerson.birthDate,
  'holdersData.1.firstName': 'Lea',
  'holdersData.1.lastName': 'Rossi',
  'holdersData.1.birthDate': '2018-06-10',
  utmSource: 'giornale',
  'owner.firstName': examplePerson.firstName,
  'owner.lastName': examplePerson.lastName,
  'owner.hasFiscalCode': 'YES',
  'owner.fiscalCode': examplePerson.taxCode,
  'owner.phone': '333 1234567',
  'owner.email': 'ada@example.it',
  'suitability.need': 'leisure',
  'suitability.limits': 'yes',
  'consents.privacyChecked': true,
  'consents.digitalContractChecked': true,
  'consents.preContractChecked': true,
};

test('answers as typed become the request the service accepts', () => {
  const checked = checkWizard(skiWizard, answers, today);
  expect(checked.errors).toEqual({});
  expect(writePayload(formIn(checked.answers), now)).toMatchObject({
    product_type: 'base',
    duration: 'daily',
    days: 3,
    adults_num: 1,
    kids_num: 1,
    start_date: '2026-12-04 23:00',
    holders: [{ dob: examplePerson.birthDate }, { first_name: 'Lea', dob: '2018-06-10' }],
    contractor: { cf: examplePerson.taxCode, phone: examplePerson.phone },
    consents: { privacy: true, marketing: false, digital_contract: true, pre_contract: true },
    utm_source: 'giornale',
    utm_medium: null,
  });
});

test.each<[Answers, string]>([
  [{ policyDayCount: '30' }, 'policyDayCount'],
  [{ startDate: '2026-12-03' }, 'startDate'],
  [{ startDate: '2027-05-30' }, 'endDate'],
  [{ 'holdersData.1.birthDate': '2012-12-05' }, 'policyAdults'],
  [{ 'holdersData.1.lastName': '' }, 'holdersData.1.lastName'],
  [{ 'owner.lastName': 'Bianchi' }, 'owner.fiscalCode'],
  [{ 'owner.hasFiscalCode': 'NO' }, 'owner.birthDate'],
  [{ 'suitability.need': 'competition' }, 'suitability.need'],
  [{ 'consents.preContractChecked': false }, 'consents.preContractChecked'],
])('the error in %o is shown at %s', (changes, field) => {
  expect(checkWizard(skiWizard, { ...answers, ...changes }, today).errors).toHaveProperty([field]);
});

test.each<[string, string, Answers]>([
  ['unknown', 'SCONTO20', {}],
  ['for seasons only', 'SCONTO15', {}],
  ['unknown, even for a season', 'SCONTO20', { policyDuration: 'season' }],
])(
  'a promo code that is %s stops at its field, so that no one pays more than expected',
  (_, promoCode, more) => {
    expect(checkWizard(skiWizard, { ...answers, ...more, promoCode }, today).errors).toHaveProperty([
      'promoCode',
    ]);
  },
);

test('a valid promo code, or none, continues', () => {
  const season = { ...answers, policyDuration: 'season' };
  for (const promoCode of ['sconto15', null])
    expect(checkWizard(skiWizard, { ...season, promoCode }, today).errors).toStrictEqual({});
});

test('every document confirmed as read is linked beside the confirmation', () => {
  const links = contractStep.fields.flatMap((field) =>
    field.kind === 'consent' ? [[field.name, field.documents?.map(({ href }) => href)]] : [],
  );
  expect(Object.fromEntries(links)).toEqual({
    'consents.privacyChecked': ['/privacy'],
    'consents.digitalContractChecked': [precontractPath('ski', 'vendita-a-distanza')],
    'consents.preContractChecked': [
      precontractPath('ski', 'dip'),
      precontractPath('ski', 'dip-aggiuntivo'),
      precontractPath('ski', 'condizioni'),
      precontractPath('ski', 'informativa-precontrattuale'),
    ],
  });
});

test('the first-question version has as many questions as the whole, and the same first one', () => {
  expect(skiFirstStep.steps.map(({ id }) => id).slice(0, 1)).toEqual([skiWizard.steps[0]?.id]);
  expect(skiFirstStep.steps).toHaveLength(skiWizard.steps.length);
  expect(furthestStep(skiFirstStep, {}, today)).toBe(0);
});

test('there are questions for as many people as were chosen', () => {
  const visibleFields = askedFields(insuranceStep).filter((field) => isAskedNow(field, answers));
  expect(visibleFields.filter(({ name }) => name.startsWith('holdersData.')).map(({ name }) => name)).toEqual(
    [
      'holdersData.0.firstName',
      'holdersData.0.lastName',
      'holdersData.0.birthDate',
      'holdersData.1.firstName',
      'holdersData.1.lastName',
      'holdersData.1.birthDate',
    ],
  );
});

test('the insured people are numbered from one', () => {
  const groups = new Set(askedFields(insuranceStep).flatMap(({ group }) => group ?? []));
  expect([...groups].slice(0, 2)).toEqual(['Persona 1', 'Persona 2']);
});

test.each([
  ['3', 3],
  ['2.5', null],
  ['tre', null],
  [null, null],
])('%j days are stored as %j', (given, days) => {
  const field = askedFields(insuranceStep).find(({ name }) => name === 'policyDayCount');
  expect(field?.rule(today)(given)).toEqual({ ok: true, value: days });
});

test('the stepper is «Buying Ski», and its loader says «Stiamo preparando la polizza»', () => {
  expect(skiWizard.formId).toBe('Buying Ski');
  expect(skiWizard.loader.text).toBe('Stiamo preparando la polizza');
});

test('the steps are in order: insurance data, owner, consents, contract', () => {
  expect(skiWizard.steps).toHaveLength(4);
  const [insurance, owner, ...consents] = skiWizard.steps.map(({ fields }) => fields.map(({ name }) => name));
  expect(insurance).toContain('startDate');
  expect(owner).toContain('owner.fiscalCode');
  expect(consents[0]).toContain('consents.marketingChecked');
  expect(consents[1]).toEqual([
    'consents.privacyChecked',
    'consents.digitalContractChecked',
    'consents.preContractChecked',
    'promoCode',
  ]);
});
