import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { ownTime, withTimeStill } from './still-time.ts';
import type { Take } from './screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const next = (page: Page) => button(page, 'Continua');
const asked = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

const answerLifeQuestions = async (page: Page, birthDate: string, take: Take) => {
  await page.goto('/preventivo/vita-tcm', { waitUntil: 'networkidle' });
  await take('vita-1');
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill(examplePerson.lastName);
  await next(page);
  await asked(page, /data di nascita/);
  await take('vita-2');
  await page.getByLabel('Data di nascita').fill(birthDate);
  await next(page);
  await asked(page, 'Fumi?');
  await take('vita-3');
  await page.getByRole('radio', { name: 'No' }).click();
  await asked(page, 'Quanto vuoi lasciare a chi ami?');
  await take('vita-4');
  await next(page);
  await asked(page, 'Per quanti anni?');
  await take('vita-5');
};

const leaveContacts = async (page: Page) => {
  await page.getByLabel('E-mail', { exact: true }).fill('ada@example.it');
  await page.getByLabel('Telefono', { exact: true }).fill('333-1234567');
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
};

/** From the first question to the promise of a call. */
export const lifeQuote = async (page: Page, take: Take) => {
  await ownTime(page);
  await answerLifeQuestions(page, examplePerson.typedBirthDate, take);
  await withTimeStill(
    page,
    async () => {
      await button(page, 'Calcola il prezzo');
      await asked(page, /Stiamo facendo/);
    },
    () => take('vita-attesa'),
  );
  await asked(page, /ecco il tuo prezzo/);
  await page.getByRole('heading', { name: 'I prezzi qui vicino' }).waitFor();
  await take('vita-risultato');
  await page.getByRole('button', { name: 'Aumenta' }).first().click();
  await page.getByText('in più di prima').waitFor();
  await take('vita-risultato-cambiato');
  await page.emulateMedia({ media: 'print' });
  await take('vita-risultato-stampa');
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Scopri di più');
  await asked(page, 'Dove possiamo chiamarti?');
  await page.getByText('al mese').waitFor();
  await take('contattatemi');
  await button(page, 'Chiamatemi');
  await page.getByRole('group', { name: /correggere/ }).waitFor();
  await take('contattatemi-errori');
  await leaveContacts(page);
  await button(page, 'Chiamatemi');
  await asked(page, 'Tieni libero il telefono');
  await take('contattatemi-success');
};

/** The three readings of a quote that can not be shown. */
export const quoteFailures = async (page: Page, take: Take) => {
  await page.goto('/preventivo/vita-tcm', { waitUntil: 'networkidle' });
  await page.getByLabel('Nome', { exact: true }).fill('Ugo');
  await page.getByLabel('Cognome').fill('Rossi');
  await button(page, 'Continua');
  await page.getByLabel('Data di nascita').fill('27/03/1950');
  await button(page, 'Continua');
  await asked(page, /non si fa online/);
  await take('vita-oltre-eta');
  const refused = await page.request.post('/api/v1/quotation/tcm', {
    data: {
      firstname: 'Ugo',
      lastname: 'Rossi',
      date_of_birth: '1950-03-27',
      smoker: false,
      sum_assured: 150_000,
      duration: 20,
    },
  });
  const { uuid } = (await refused.json()) as { uuid: string };
  await page.goto(`/preventivo/ops/non-disponibile/${uuid}`, { waitUntil: 'networkidle' });
  await page.getByText('da 18 a 65 anni').waitFor();
  await take('preventivo-salvato');
  await page.goto('/preventivo/ops/non-disponibile/none', { waitUntil: 'networkidle' });
  await take('preventivo-non-disponibile');
  await page.goto('/preventivo/ops/non-trovato/-', { waitUntil: 'networkidle' });
  await take('preventivo-non-trovato');
};
