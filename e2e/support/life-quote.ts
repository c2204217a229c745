import type { APIRequestContext, Page } from '@playwright/test';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { priceLife } from '@riparo/domain/buy/products/vita/price.ts';
import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect } from './story.ts';

export type LifeAnswers = {
  readonly firstname: string;
  readonly lastname: string;
  /** As it is typed. */
  readonly birthDate: string;
  readonly smoker: boolean;
};

const ada: LifeAnswers = {
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  birthDate: examplePerson.typedBirthDate,
  smoker: false,
};

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The large figure at the top of the result. */
export const price = (page: Page) => page.getByRole('main').getByText(/^€/).first();

/** Up to the last question, which is left at its default: € 150.000 for 20 years. `look` at every step. */
export async function answerLifeQuestions(
  page: Page,
  given: Partial<LifeAnswers> = {},
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { firstname, lastname, birthDate, smoker } = { ...ada, ...given };
  await page.goto('/preventivo/vita-tcm');
  await look();
  await page.getByLabel('Nome', { exact: true }).fill(firstname);
  await page.getByLabel('Cognome').fill(lastname);
  await press(page, 'Continua');
  await expect(heading(page)).toHaveText(`Piacere, ${firstname}! Qual è la tua data di nascita?`);
  await look();
  await page.getByLabel('Data di nascita').fill(birthDate);
  await press(page, 'Continua');
  await expect(heading(page)).toHaveText('Fumi?');
  await look();
  await page.getByRole('radio', { name: smoker ? 'Sì' : 'No' }).click();
  await expect(heading(page)).toHaveText('Quanto vuoi lasciare a chi ami?');
  await look();
  await press(page, 'Continua');
  await expect(heading(page)).toHaveText('Per quanti anni?');
  await look();
}

/** Today's price for Ada in the tariff, formatted as on the site. */
export function priceToday(sumEuro: number, years: number): string {
  const facts = {
    birthDate: examplePerson.birthDate,
    smoker: false,
    sumAssuredCents: centsFromEuro(sumEuro),
    years,
  };
  const result = priceLife(facts, dayInRome(new Date()));
  if (result.outcome !== 'priced') throw new Error(`no price for ${years} years`);
  return formatEuro(result.monthlyCents);
}

const askForQuote = (request: APIRequestContext, birthDate: string) =>
  request.post('/api/v1/quotation/tcm', {
    data: {
      firstname: ada.firstname,
      lastname: ada.lastname,
      date_of_birth: birthDate,
      smoker: false,
      sum_assured: 150_000,
      duration: 20,
    },
  });

/** A quote made through the API, for stories about what comes after. */
export async function lifeQuoteByApi(request: APIRequestContext): Promise<string> {
  const answer = await askForQuote(request, examplePerson.birthDate);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid;
}

/** The same for an applicant without a price: stored all the same, for a call. */
export async function refusedQuoteByApi(request: APIRequestContext): Promise<string> {
  const answer = await askForQuote(request, '1950-02-01');
  expect(answer.ok()).toBe(false);
  return ((await answer.json()) as { uuid: string }).uuid;
}

/** The form behind «Chiamatemi», without sending it. */
export async function leaveContacts(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Telefono', { exact: true }).pressSequentially('3331234567');
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate le mie risposte/ }).check();
}
