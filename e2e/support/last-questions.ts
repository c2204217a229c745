import type { Page } from '@playwright/test';
import { checkupWizard } from '@riparo/domain/understand/checkup/checkup-wizard.ts';
import { quizWizard } from '@riparo/domain/understand/checkup/quiz-wizard.ts';
import { lifeQuoteWizard } from '@riparo/domain/understand/life/wizard.ts';
import { pensionWizard } from '@riparo/domain/understand/pension/wizard.ts';
import { exampleAnswers, examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { taxCodeFirstWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import { suitabilityQuestions } from '@riparo/domain/buy/products/suitability/questions.ts';
import { suitabilityByField } from '@riparo/domain/buy/suitability/fields.ts';
import type { Answers, Wizard } from '@riparo/domain/platform/wizard/definition.ts';

/** A flow with every question answered, at its last one. */
export type AnsweredFlow = {
  readonly name: string;
  readonly address: string;
  readonly formId: string;
  readonly stepsCount: number;
  /** Shown while the answers are being sent. */
  readonly waiting: string;
  readonly answers: Answers;
};

const { firstName, lastName, birthDate, phone } = examplePerson;
const email = 'ada.di.fretta@example.it';
const contacts = { email, phone, privacy: true, userProfiling: true, marketing: false };
const inLife = {
  trusted_broker: false,
  policy_types: ['1'],
  worried_about: ['famiglia'],
  coverage_feeling: 70,
};
const household = {
  client_dob: birthDate,
  family_status: 'single',
  num_of_children: '0',
  rental_ownership: 'Affitto',
  pets: ['Nessuno'],
  sports: ['Nuoto'],
  green_vehicles: ['Nessuno'],
  num_of_travels: '1',
  job_id: '1',
};
const introduced = { first_name: firstName, last_name: lastName, email, privacy: true, userProfiling: true };

const flow = (name: string, address: string, wizard: Wizard, answers: Answers): AnsweredFlow => ({
  name,
  address,
  formId: wizard.formId,
  stepsCount: wizard.steps.length,
  waiting: wizard.loader.text,
  answers,
});

const purchase = (key: string, address: string, more: Answers = {}): AnsweredFlow => {
  const buyable = findBuyableProduct(key);
  if (!buyable) throw new Error(`No product is sold as ${key}`);
  const wizard = taxCodeFirstWizard(buyable.product, suitabilityQuestions(key));
  return flow(`the purchase of ${key}`, address, wizard, {
    ...exampleAnswers,
    taxCodeLater: null,
    birthFromCode: true,
    ...contacts,
    taxCodeConfirmed: true,
    regulation: true,
    remotelySaleAppendix: true,
    remotelyPlacement: true,
    documentsSending: true,
    productSuitability: true,
    coverageSuitability: true,
    ...suitabilityByField(suitableAnswers(key)),
    ...more,
  });
};

export const answeredFlows: readonly AnsweredFlow[] = [
  flow('the pension estimate', '/calcola-la-tua-pensione', pensionWizard, {
    firstname: firstName,
    birthDate,
    workStartYear: 2014,
    grossIncomeCents: 3_000_000,
    career: 50,
  }),
  flow('the life quote', '/preventivo/vita-tcm', lifeQuoteWizard, {
    firstname: firstName,
    lastname: lastName,
    birthDate,
    smoker: false,
    sum_assured: 150_000,
    duration: 20,
  }),
  flow('the checkup', '/checkup', checkupWizard, { ...inLife, ...household, ...introduced }),
  flow('the quiz', '/quiz-copertura', quizWizard, { ...inLife, ...household, ...introduced }),
  purchase('covid-19', '/acquisto/covid'),
  purchase('pet', '/acquisto/pet', {
    petType: 'dog',
    petName: 'Birba',
    pet_date_of_birth: '2021-05-01',
    petChipNumber: '380260000123456',
    petBreed: 'Meticcio',
  }),
  purchase('monopattino', '/acquisto/monopattino', { plateCode: 'BCD234' }),
  purchase('mimuovo', '/acquisto/mobilita/mimuovo'),
  purchase('bici2go', '/acquisto/mobilita/bici2go'),
  purchase('rc-terzi-5', '/acquisto/rc-terzi/rc-terzi-5'),
];

/** Stores the answers as the tab does, and opens the last question. */
export async function openLastQuestion(page: Page, { address, formId, stepsCount, answers }: AnsweredFlow) {
  await page.goto('/privacy');
  await page.evaluate(([key, progress]) => sessionStorage.setItem(key, progress), [
    `riparo:wizard:${formId}`,
    JSON.stringify({ data: answers, questions: 0 }),
  ] as const);
  await page.goto(`${address}?passo=${stepsCount}`, { waitUntil: 'networkidle' });
}
