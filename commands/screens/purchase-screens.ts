import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { codeFor } from './account-screens.ts';
import { afterPurchase } from './after-purchase-screens.ts';
import type { Take } from './screen.ts';

const asked = (page: Page, question: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const tickAll = async (page: Page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

const names = async (page: Page) => {
  await asked(page, 'Come ti chiami?');
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await press(page, 'Continua');
  await asked(page, 'Data e luogo di nascita');
};

export const birth = async (page: Page) => {
  await field(page, 'Data di nascita').fill(examplePerson.typedBirthDate);
  const { name, district } = examplePerson.birthPlace;
  await page.getByRole('combobox', { name: 'Comune o Stato di nascita' }).fill(name);
  await page.getByRole('option', { name: `${name} ${district}` }).click();
};

export const home = async (page: Page) => {
  const { street, number, city, zipCode, district } = examplePerson.home;
  await page.getByRole('combobox', { name: 'Via o piazza' }).fill(street);
  await field(page, 'Numero').fill(number);
  await page.getByRole('combobox', { name: 'Comune' }).fill(city);
  await field(page, 'CAP').fill(zipCode);
  await field(page, 'Provincia').fill(district);
};

const questions = async (page: Page, take: Take, email: string) => {
  await page.goto('/acquisto/pet', { waitUntil: 'networkidle' });
  await take('pet-1');
  await page.getByRole('radio', { name: 'Un cane' }).click();
  await names(page);
  await birth(page);
  await take('pet-3');
  await press(page, 'Continua');
  await asked(page, 'Dove abiti?');
  await home(page);
  await take('pet-4');
  await press(page, 'Continua');
  await asked(page, 'Sei donna o uomo?');
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asked(page, 'Qual è il tuo codice fiscale?');
  await take('pet-6');
  await press(page, 'Continua');
  await asked(page, 'Parlaci del tuo cane');
  await field(page, 'Nome').fill('Birba');
  await field(page, 'Data di nascita').fill('01/05/2010');
  await press(page, 'Continua');
  await asked(page, /non si può attivare/);
  await take('pet-7-troppo-vecchio');
  await press(page, 'Correggi la data di nascita');
  await field(page, 'Numero di microchip').fill('380260000123456');
  await field(page, 'Razza').fill('Meticcio');
  await field(page, 'Data di nascita').fill('01/05/2021');
  await press(page, 'Continua');
  await asked(page, 'Prima di acquistare, i documenti');
  await page.getByRole('radio', { name: /danni che il mio animale/ }).check();
  await take('pet-8-non-fa-per-te');
  for (const name of [/spese del veterinario/, /compagnia/, /mi bastano/])
    await page.getByRole('radio', { name }).check();
  await tickAll(page);
  await take('pet-8');
  await press(page, 'Continua');
  await asked(page, 'Facciamo tutto online');
  await tickAll(page);
  await take('pet-9');
  await press(page, 'Continua');
  await asked(page, 'Dove ti scriviamo?');
  await field(page, 'E-mail').fill(email);
  await tickAll(page);
  await take('pet-10');
  await press(page, 'Vai al riepilogo');
};

/** A guest buys for their dog, from the first question to the end, and beyond. */
export const buying = async (page: Page, take: Take) => {
  const email = `ada.${crypto.randomUUID()}@example.it`;
  await questions(page, take, email);
  await asked(page, 'Ultimo passo: confermiamo la tua e-mail');
  await take('acquisto-conferma-email');
  await field(page, 'Codice di conferma').fill(await codeFor(page, email, 'Conferma la tua e-mail'));
  await press(page, 'Conferma');
  await asked(page, 'Ecco il tuo riepilogo');
  await take('acquisto-riepilogo');
  await page.getByRole('link', { name: 'Modifica Indirizzo' }).click();
  await asked(page, 'Dove abiti?');
  await take('acquisto-correzione');
  await page.getByRole('link', { name: /senza salvare/ }).click();
  await press(page, 'Vai al pagamento');
  await asked(page, 'Paga con carta');
  await take('acquisto-carta');
  await page.getByRole('link', { name: 'Annulla e torna al sito' }).click();
  await asked(page, 'Ecco il tuo riepilogo');
  await take('acquisto-annullato');
  const summary = page.url().replace('/cancel', '');
  await page.goto(`${summary}/success`);
  await asked(page, 'Stiamo verificando il pagamento');
  await take('acquisto-verifica');
  await page.goto(summary);
  await press(page, 'Vai al pagamento');
  await asked(page, 'Paga con carta');
  await field(page, 'Numero della carta').fill('4242 4242 4242 4242');
  await press(page, /^Paga/);
  await asked(page, 'Il tuo acquisto è andato a buon fine');
  await page.getByRole('link', { name: 'Firma ora' }).waitFor();
  await take('acquisto-successo');
  await page.goto(summary);
  await asked(page, 'Stiamo lavorando la tua pratica!');
  await take('acquisto-in-lavorazione');
  await afterPurchase(page, take, email);
};

/** The first questions of the other purchases, and who can not buy online. */
export const otherPurchases = async (page: Page, take: Take) => {
  await page.goto('/acquisto/mobilita/bici2go', { waitUntil: 'networkidle' });
  await take('bici2go-1');
  await page.goto('/acquisto/covid', { waitUntil: 'networkidle' });
  await take('covid-1');
  await names(page);
  await birth(page);
  await field(page, 'Data di nascita').fill('27/03/1955');
  await press(page, 'Continua');
  await asked(page, /non è per la tua età/);
  await take('covid-2-oltre-60');
};
