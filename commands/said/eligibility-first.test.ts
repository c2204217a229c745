import { checkupFirstStep, quizFirstStep } from '@riparo/domain/understand/checkup/openings.ts';
import { checkupWizard } from '@riparo/domain/understand/checkup/checkup-wizard.ts';
import { quizWizard } from '@riparo/domain/understand/checkup/quiz-wizard.ts';
import { guides } from '@riparo/domain/understand/guide/guides.ts';
import { priceLife } from '@riparo/domain/buy/products/vita/price.ts';
import { lifeQuoteWizard } from '@riparo/domain/understand/life/wizard.ts';
import { pensionWizard } from '@riparo/domain/understand/pension/wizard.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { isProductPageKey } from '@riparo/domain/buy/products/pages.ts';
import { skiFirstStep } from '@riparo/domain/buy/products/ski/opening.ts';
import { skiWizard } from '@riparo/domain/buy/products/ski/wizard.ts';
import { purchaseFirstStep } from '@riparo/domain/buy/purchase/openings.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import { findQuotableProduct } from '@riparo/domain/understand/quote/products.ts';
import { addDays, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { centsFromEuro } from '@riparo/domain/platform/values/money.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import { type Answer, askedFields, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { findExclusion } from '@riparo/domain/platform/wizard/what-excludes.ts';
import { describe, expect, test } from 'vitest';

const today = isoDate('2026-11-16');

/** Every flow with eligibility rules, and its first-question version where there is one. */
const flows: readonly (readonly [name: string, whole: Wizard, opening: Wizard])[] = [
  ['pension', pensionWizard, pensionWizard],
  ['life', lifeQuoteWizard, lifeQuoteWizard],
  ['checkup', checkupWizard, checkupFirstStep],
  ['quiz', quizWizard, quizFirstStep],
  ['ski', skiWizard, skiFirstStep],
  ...(await Promise.all(
    purchasableProducts.map(
      async (product) =>
        [product.key, await loadPurchaseWizard(product), purchaseFirstStep(product)] as const,
    ),
  )),
];

const flow = (name: string) => {
  const found = flows.find(([each]) => each === name);
  if (!found) throw new Error(`unknown flow ${name}`);
  return found[1];
};

const stepAsking = (wizard: Wizard, field: string) => {
  const step = wizard.steps.find(({ fields }) => fields.some(({ name }) => name === field));
  if (!step) throw new Error(`no step asks for ${field}`);
  return step;
};

/** The result of an answer given alone to its step; plus the earlier answers. */
const answer = (name: string, field: string, given: Answer, before: Record<string, Answer> = {}) =>
  findExclusion(stepAsking(flow(name), field), { ...before, [field]: given }, today)?.exclusion ?? null;

describe.each(flows)('%s', (_, whole, opening) => {
  test('the first question says whom the flow is for, before and after the others load', () => {
    expect(whole.forWhom).toMatch(/^Per .*\d.*[.]$/);
    expect(opening.forWhom).toBe(whole.forWhom);
  });

  test('a flow asks nothing before the question that may exclude the visitor', () => {
    const gates = whole.steps.flatMap(askedFields).filter(({ excludes }) => excludes);
    expect(gates.length).toBeGreaterThan(0);
  });
});

// The day before a person is too old, or old enough, and the day itself.
test.each([
  ['covid-19', 'date_of_birth', '1965-11-17', null],
  ['covid-19', 'date_of_birth', '1965-11-16', 'Online il Sussidio Covid-19 non è per la tua età'],
  ['covid-19', 'date_of_birth', '2008-11-16', null],
  ['covid-19', 'date_of_birth', '2008-11-17', 'Devi essere maggiorenne'],
  ['pet', 'date_of_birth', '2008-11-17', 'Devi essere maggiorenne'],
  ['pet', 'pet_date_of_birth', '2015-11-17', null],
  ['pet', 'pet_date_of_birth', '2015-11-16', 'Per il tuo animale questo sussidio non si può attivare'],
  ['monopattino', 'date_of_birth', '2008-11-17', 'Devi essere maggiorenne'],
  ['rc-terzi-5', 'date_of_birth', '2008-11-17', 'Devi essere maggiorenne'],
  ['checkup', 'client_dob', '2008-11-17', 'Devi essere maggiorenne'],
  ['quiz', 'client_dob', '2008-11-17', 'Devi essere maggiorenne'],
  ['pension', 'birthDate', '2008-11-17', 'Devi essere maggiorenne'],
  ['pension', 'workStartYear', 1994, 'Per te questa stima non sarebbe giusta'],
  ['pension', 'workStartYear', 1995, null],
  ['life', 'birthDate', '2008-11-17', 'Devi essere maggiorenne'],
  ['life', 'birthDate', '1960-11-17', null],
  // Too old for life insurance: the service refuses, and its page offers a call (decision 0098).
  ['life', 'birthDate', '1960-11-16', null],
  ['ski', 'holdersData.0.birthDate', '2024-11-16', null],
  ['ski', 'holdersData.0.birthDate', '2024-11-17', 'Sotto i 2 anni non si può ancora assicurare'],
  ['ski', 'owner.birthDate', '2008-11-17', 'La polizza la acquista una persona maggiorenne'],
  ['ski', 'owner.fiscalCode', 'DNGDAA10C67H501J', 'La polizza la acquista una persona maggiorenne'],
])('%s: %s %j leads to %j', (name, field, given, title) => {
  expect(answer(name, field, given)?.title ?? null).toBe(title);
});

test.each(['31/02/1990', '1890-01-01', '2999-01-01', '', '2026-02-30'])(
  'the impossible birth date %j is an error and excludes no one',
  (given) => {
    for (const [name, field] of [
      ['covid-19', 'date_of_birth'],
      ['pet', 'pet_date_of_birth'],
      ['ski', 'holdersData.0.birthDate'],
    ] as const)
      expect(answer(name, field, given)).toBeNull();
  },
);

const durationField = stepAsking(flow('life'), 'duration').fields.find(({ name }) => name === 'duration');

test('life insurance offers every eligible age exactly the durations that have a price', () => {
  if (durationField?.kind !== 'slider') throw new Error('the duration is no slider');

  const person = { smoker: false, sumAssuredCents: centsFromEuro(100_000) };
  for (let age = 18; age < 65; age += 1)
    for (const years of [5, 10, 15, 20, 25, 30]) {
      const birthDate = addDays(today, -Math.ceil(age * 365.25) - 40);
      const isPriced = priceLife({ ...person, birthDate, years }, today).outcome === 'priced';
      const isOffered = years <= (durationField.highest?.({ birthDate }, today) ?? 0);
      expect(age).toEqual(age);
      expect(years).toEqual(years);
      expect(isOffered).toEqual(isPriced);
    }
});

test.each([
  ['covid-19', 'date_of_birth', '1950-01-01'],
  ['pet', 'pet_date_of_birth', '2010-01-01'],
  ['pension', 'workStartYear', 1990],
])('%s: an ineligible request to the API is refused with the same text', (name, field, given) => {
  const step = stepAsking(flow(name), field);
  const others = {
    placeOfBirth: 'Roma',
    districtOfBirth: 'RM',
    birthDate: '1970-01-01',
    petName: 'Birba',
    petChipNumber: '380260000123456',
    petBreed: 'Meticcio',
  };
  const { errors } = checkStep(step, { ...others, [field]: given }, today);
  expect(errors[field]).toBe(answer(name, field, given)?.why);
});

const leadsSomewhere = ({ href }: { readonly href: string }) => {
  if (href.startsWith('mailto:')) return true;
  const [, page, key = ''] = href.split('/');
  if (page === 'preventivo') return findQuotableProduct(key) !== undefined || key === 'generico';
  if (page === 'prodotti') return isProductPageKey(key);
  return page === 'guide' && (key === '' || key in guides);
};

test('the alternatives offered exist', () => {
  const ways = [
    answer('covid-19', 'date_of_birth', '1950-01-01'),
    answer('covid-19', 'date_of_birth', '2015-01-01'),
    answer('pet', 'pet_date_of_birth', '2010-01-01'),
    answer('life', 'birthDate', '1950-01-01'),
    answer('pension', 'workStartYear', 1990),
  ].flatMap((exclusion) => exclusion?.ways ?? []);
  expect(ways.length).toBeGreaterThan(5);
  expect(ways.filter((way) => !leadsSomewhere(way))).toEqual([]);
});
