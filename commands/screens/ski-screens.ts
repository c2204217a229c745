import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { phoneLooks, type Take } from './screen.ts';

const asked = (page: Page, question: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, place: number) =>
  page.getByRole('group', { name: new RegExp(`^Persona ${place} ·`) });

const skier = async (page: Page, place: number, names: readonly [string, string], birthDate: string) => {
  await row(page, place).getByLabel('Nome', { exact: true }).fill(names[0]);
  await row(page, place).getByLabel('Cognome').fill(names[1]);
  await row(page, place).getByLabel('Data di nascita').fill(birthDate);
};

const insurance = async (page: Page, take: Take) => {
  await page.goto('/acquisto/ski?product_type=plus&duration=season&adults=1&kids=1', { waitUntil: 'networkidle' });
  await page.getByText('Platinum · Stagionale').first().waitFor();
  await take('ski-1');
  await page.getByRole('button', { name: 'Cambia la polizza' }).click();
  await press(page, 'Da oggi');
  await press(page, 'Continua');
  await page.getByRole('group', { name: /correggere/ }).waitFor();
  await take('ski-1-errori');
  await skier(page, 1, [examplePerson.firstName, examplePerson.lastName], examplePerson.typedBirthDate);
  await skier(page, 2, ['Lea', 'Rossi'], '10/06/2011');
  await take('ski-1-quattordici-anni');
  await press(page, 'Segna come adulto');
  await press(page, 'Continua');
};

const questions = async (page: Page, take: Take) => {
  await asked(page, 'Chi acquista la polizza?');
  await take('ski-2');
  await press(page, examplePerson.name);
  await field(page, 'Codice fiscale').fill(examplePerson.taxCode);
  await field(page, 'Telefono').fill('333 1234567');
  await field(page, 'E-mail').fill(`ada.${crypto.randomUUID()}@example.it`);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="owner.cityOfBirth"]')?.value,
  );
  await take('ski-2-letto-dal-codice');
  await press(page, 'Continua');
  await asked(page, 'È la polizza giusta?');
  await page.getByRole('radio', { name: /gare/ }).check();
  await take('ski-3-non-adeguata');
  await page.getByRole('radio', { name: /per piacere/ }).check();
  await page.getByRole('radio', { name: /mi bastano/ }).check();
  await press(page, 'Continua');
  await asked(page, 'I consensi, poi il pagamento');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await field(page, 'Codice promozionale (facoltativo)').fill('SCONTO15');
  await take('ski-4');
  await page.getByRole('button', { name: /Apri il riepilogo/ }).click();
  await take('ski-riepilogo', phoneLooks);
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
};

/** Two people buy a season: an error, a change of mind at the payment, and the paid policy. */
export const ski = async (page: Page, take: Take) => {
  await insurance(page, take);
  await questions(page, take);
  await press(page, 'Vai al pagamento');
  await asked(page, 'Paga con carta');
  await page.getByRole('link', { name: 'Annulla e torna al sito' }).click();
  await asked(page, 'Il pagamento non è andato a buon fine');
  await take('ski-non-pagata');
  await page.getByRole('link', { name: 'Riprova il pagamento' }).click();
  await asked(page, 'Ti portiamo alla pagina di pagamento');
  await take('ski-al-pagamento');
  await press(page, 'Vai al pagamento');
  await asked(page, 'Paga con carta');
  await field(page, 'Numero della carta').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Paga/ }).click();
  await asked(page, 'Buone sciate: la polizza è tua');
  await take('ski-emessa');
};
