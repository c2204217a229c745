import { describe, expect, test } from 'vitest';
import { exampleAnswers, examplePerson } from '../../platform/person/example-person.ts';
import { UNDERAGE } from '../../platform/person/birth-date.ts';
import { suitableAnswers } from '../products/suitability/suitable-answers.ts';
import { suitabilityQuestions } from '../products/suitability/questions.ts';
import { purchasableProducts } from '../products/catalogue.ts';
import { suitabilityByField } from '../suitability/fields.ts';
import { COVID_OVER_AGE } from '../products/covid-19/ages.ts';
import { checkCharacterOf } from '../../platform/tax-code/check-character.ts';
import { omocodiaVariants } from '../../platform/tax-code/omocodia.ts';
import { INVALID_TAX_CODE, TAX_CODE_REQUIRED } from '../../platform/tax-code/rule.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkStep, isSkipped, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answer, Answers } from '../../platform/wizard/definition.ts';
import { furthestStep } from '../../platform/wizard/engine.ts';
import { countQuestions } from '../../platform/wizard/question-count.ts';
import { findExclusion } from '../../platform/wizard/what-excludes.ts';
import { dealDataOf } from './deal-data.ts';
import { findBuyableProduct } from './buyable-products.ts';
import { purchaseFirstStep } from './openings.ts';
import { taxCodeFirstWizard } from './wizards.ts';

const today = isoDate('2026-11-20');

const wizardOf = (key: string) => {
  const product = findBuyableProduct(key)?.product;
  if (!product) throw new Error(`${key} can not be bought`);
  return taxCodeFirstWizard(product, suitabilityQuestions(key));
};
const stepOf = (key: string, id: string) => {
  const step = wizardOf(key).steps.find((each) => each.id === id);
  if (!step) throw new Error(`${key} has no ${id}`);
  return step;
};

const { firstname, lastname, taxCode, placeOfBirth, districtOfBirth } = exampleAnswers;
/** The code, the names on the card, and the place supplied by the server. */
const card = { firstname, lastname, taxCode, placeOfBirth, districtOfBirth };
const withCode = (fifteen: string): Answers => ({
  ...card,
  taxCode: fifteen + checkCharacterOf(fifteen),
});

const later = {
  privacy: true,
  userProfiling: true,
  marketing: false,
  regulation: true,
  remotelySaleAppendix: true,
  remotelyPlacement: true,
  documentsSending: true,
  productSuitability: true,
  coverageSuitability: true,
  petType: 'dog',
  petName: 'Fido',
  pet_date_of_birth: '2020-05-01',
  petChipNumber: '380260000123456',
  petBreed: 'Bracco',
  plateCode: null,
};
const { street, streetNumber, postalCode, city, district, region, phone } = exampleAnswers;
const home = { street, streetNumber, postalCode, city, district, region, phone, email: 'ada@example.it' };

/** Answers every question asked, in order, from these answers. */
const answering = (key: string, given: Readonly<Record<string, Answer>>) => {
  const wizard = wizardOf(key);
  let data: Answers = {};
  const stepIds: string[] = [];
  for (const step of wizard.steps) {
    if (isSkipped(step, data)) continue;
    stepIds.push(step.id);
    const { answers, errors } = checkStep(step, { ...given, ...data, ...given }, today);
    expect([step.id, errors]).toEqual([step.id, {}]);
    data = { ...data, ...answers };
  }
  expect(furthestStep(wizard, data, today)).toBe(
    wizard.steps.findLastIndex((step) => !isSkipped(step, data)),
  );
  return { stepIds, relevant: relevantAnswers(wizard, data) };
};
const withAnswers = (key: string, more: Readonly<Record<string, Answer>>) =>
  answering(key, { ...later, ...home, ...suitabilityByField(suitableAnswers(key)), ...more });

describe('buying with the tax code at hand', () => {
  test.each([
    ['covid-19', 'persona indirizzo documenti a-distanza contatti'],
    ['pet', 'animale persona indirizzo dati-animale documenti a-distanza contatti'],
    ['mimuovo', 'persona indirizzo contatti documenti a-distanza adeguatezza'],
    ['monopattino', 'persona indirizzo contatti documenti a-distanza adeguatezza'],
    ['bici2go', 'persona indirizzo contatti documenti a-distanza adeguatezza'],
    ['rc-terzi-5', 'iniziamo indirizzo contatti a-distanza documenti adeguatezza'],
    ['rc-terzi-10', 'iniziamo indirizzo contatti a-distanza documenti adeguatezza'],
  ])('the purchase of %s asks %s', (key, ids) => {
    expect(withAnswers(key, card).stepIds.join(' ')).toBe(ids);
  });

  test.each(purchasableProducts)(
    'a buyer of $key sends the same data with the code as with all the answers',
    ({ key }) => {
      const all = withAnswers(key, { ...exampleAnswers, taxCodeLater: 'yes' });
      const short = withAnswers(key, card);
      expect(dealDataOf(short.relevant)).toEqual(dealDataOf(all.relevant));
    },
  );

  test('the server has nothing to add or to refuse', () => {
    const { relevant } = withAnswers('mimuovo', card);
    expect(dealDataOf(relevant).buyer.profile).toMatchObject({
      gender: 'female',
      dateOfBirth: examplePerson.birthDate,
      placeOfBirth: 'Roma',
      districtOfBirth: 'RM',
      birthPlaceCode: 'H501',
    });
  });

  test('forged answers are replaced by the data of the code', () => {
    const forged = { gender: 'M', date_of_birth: '1970-01-01', birthPlaceCode: 'F205', birthFromCode: true };
    expect(checkStep(stepOf('mimuovo', 'persona'), { ...forged, ...card }, today).answers).toMatchObject({
      gender: 'F',
      date_of_birth: '1990-03-27',
      birthPlaceCode: 'H501',
    });
  });

  test('every omocodia variant of the code supplies the same data', () => {
    for (const variant of omocodiaVariants(taxCode).slice(0, 8))
      expect(withAnswers('mimuovo', { ...card, taxCode: variant }).relevant).toMatchObject({
        gender: 'F',
        date_of_birth: '1990-03-27',
        birthPlaceCode: 'H501',
      });
  });

  test('a buyer born abroad is asked nothing more', () => {
    const bornAbroad = { ...withCode('DNGDAA90C67Z129'), placeOfBirth: 'Romania', districtOfBirth: 'EE' };
    const { stepIds, relevant } = withAnswers('mimuovo', bornAbroad);
    expect(stepIds).not.toContain('nascita');
    expect(relevant).toMatchObject({
      placeOfBirth: 'Romania',
      districtOfBirth: 'EE',
      birthPlaceCode: 'Z129',
    });
  });
});

describe('buying with an ambiguous or missing tax code', () => {
  test('a birthplace that could not be looked up is asked', () => {
    const wizard = wizardOf('mimuovo');
    const { answers } = checkStep(
      stepOf('mimuovo', 'persona'),
      { ...card, placeOfBirth: null, districtOfBirth: null },
      today,
    );
    const next = wizard.steps[furthestStep(wizard, answers, today)];
    expect(next?.id).toBe('nascita');
    expect(answers).toMatchObject({ date_of_birth: '1990-03-27', gender: 'F' });
  });

  test('the birth date of a child or a centenarian is asked', () => {
    const { stepIds } = withAnswers('mimuovo', {
      ...withCode('DNGDAA24C67H501'),
      date_of_birth: '1924-03-27',
    });
    expect(stepIds).toContain('nascita');
    expect(stepIds).not.toContain('sesso');
  });

  test('the code is asked again if the birth date typed contradicts it', () => {
    const differing = { ...withCode('DNGDAA24C67H501'), date_of_birth: '1924-03-28', taxCodeConfirmed: true };
    expect(withAnswers('mimuovo', differing).stepIds).toContain('codice-fiscale-da-controllare');
  });

  test.each(['covid-19', 'mimuovo'])('a buyer without the code is asked everything: %s as before', (key) => {
    const { stepIds } = withAnswers(key, { ...exampleAnswers, taxCodeLater: 'yes' });
    expect(stepIds.slice(0, 6)).toEqual([
      'persona',
      'nome',
      'nascita',
      'indirizzo',
      'sesso',
      'codice-fiscale',
    ]);
  });
});

const errorOf = (key: string, given: Answers) =>
  checkStep(stepOf(key, 'persona'), given, today).errors['taxCode'];
const exclusionOf = (key: string, code: Answers) =>
  findExclusion(stepOf(key, 'persona'), code, today)?.exclusion;

describe('errors are shown at the code', () => {
  test.each([
    ['nothing', { ...card, taxCode: '' }, TAX_CODE_REQUIRED],
    ['a slip of the finger', { ...card, taxCode: 'DNGDAA90C67H501X' }, INVALID_TAX_CODE],
    [
      'another name',
      { ...card, lastname: 'Rossi' },
      'Il codice fiscale non corrisponde ai tuoi dati: le lettere del cognome (DNG) non corrispondono a «Rossi» (RSS).',
    ],
    ['the code of a minor', withCode('DNGDAA08T60H501'), UNDERAGE],
  ])('%s', (_, given, message) => {
    expect(errorOf('mimuovo', given)).toBe(message);
  });

  test('a buyer who confirms the code on their card continues', () => {
    expect(errorOf('mimuovo', { ...card, lastname: 'Rossi', taxCodeConfirmed: true })).toBeUndefined();
  });

  test('an ineligible buyer is told so at once', () => {
    const minor = exclusionOf('mimuovo', withCode('DNGDAA08T60H501'));
    expect(minor).toMatchObject({ title: UNDERAGE, correct: 'Correggi il codice fiscale' });
    const old = withCode('DNGDAA60C67H501');
    expect(exclusionOf('covid-19', old)?.why).toBe(COVID_OVER_AGE);
    expect(errorOf('covid-19', old)).toBe(COVID_OVER_AGE);
    expect(exclusionOf('mimuovo', old)).toBeUndefined();
  });
});

describe('counting the questions', () => {
  test.each(purchasableProducts)(
    'the number of questions for $key is the same before and after the others load',
    (product) => {
      const count = countQuestions(wizardOf(product.key), 0, {});
      expect(count).toMatchObject({ number: 1, isExact: true });
      expect(countQuestions(purchaseFirstStep(product), 0, {})).toEqual(count);
      expect(count.atMost).toBe(withAnswers(product.key, card).stepIds.length);
    },
  );
});
