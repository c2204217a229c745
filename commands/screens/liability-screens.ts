import type { Page } from '@playwright/test';
import { codeFor, joined, linkFor } from './account-screens.ts';
import { birth, home } from './purchase-screens.ts';
import type { Take } from './screen.ts';

const asked = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const questions = async (page: Page, take: Take, email: string) => {
  await page.goto('/acquisto/rc-terzi/rc-terzi-10', { waitUntil: 'networkidle' });
  await asked(page, 'Iniziamo');
  await take('rc-terzi-1');
  await press(page, 'Continua');
  await asked(page, 'Data e luogo di nascita');
  await birth(page);
  await press(page, 'Continua');
  await asked(page, 'Dove abiti?');
  await home(page);
  await press(page, 'Continua');
  await asked(page, 'Sei donna o uomo?');
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asked(page, 'Qual è il tuo codice fiscale?');
  await press(page, 'Continua');
  await asked(page, 'Dove ti scriviamo?');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Telefono').fill('333-1234567');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await take('rc-terzi-6');
  await press(page, 'Continua');
  await asked(page, 'Facciamo tutto online');
  await take('rc-terzi-7');
  await press(page, 'Continua');
  await asked(page, 'Prima di acquistare, i documenti');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Continua');
  await asked(page, 'È la polizza giusta per te?');
  for (const name of [/vita privata/, /sta per scadere/, /^Sì, mi basta/])
    await page.getByRole('radio', { name }).check();
  await take('rc-terzi-9');
  await press(page, 'Avanti');
};

/** Whoever is signed in asks for a policy, signs it, pays for it, and finds it in the personal area. */
export const liability = async (page: Page, take: Take) => {
  const email = await joined(page);
  await questions(page, take, email);
  await asked(page, 'Ecco il tuo riepilogo');
  await take('rc-terzi-riepilogo');
  await press(page, 'Acquista');
  await asked(page, /Tieni sott.occhio/);
  await page.getByRole('link', { name: 'Firma ora' }).waitFor();
  await take('rc-terzi-successo');
  await page.goto(await linkFor(page, email, 'I documenti da firmare', 'firma'));
  await asked(page, 'Leggi e firma');
  await page.getByRole('checkbox').check();
  await press(page, 'Mandami il codice');
  await asked(page, 'Scrivi il codice per firmare');
  await field(page, 'Codice per firmare').fill(await codeFor(page, email, 'Il codice per firmare'));
  await press(page, 'Firma i documenti');
  await asked(page, 'Fatto, hai firmato!');
  await page.getByRole('link', { name: 'Paga ora' }).waitFor();
  await take('rc-terzi-firmata');
  await page.goto(await linkFor(page, email, 'Hai firmato', 'acquisto'));
  await asked(page, 'Ecco il tuo riepilogo');
  await take('rc-terzi-da-pagare');
  await press(page, 'Procedi al Pagamento');
  await asked(page, 'Paga con carta');
  await field(page, 'Numero della carta').fill('4242 4242 4242 4242');
  await press(page, /^Paga/);
  await asked(page, 'Il tuo acquisto è andato a buon fine');
  await take('rc-terzi-pagata');
  await page.goto('/customer', { waitUntil: 'networkidle' });
  await take('area-personale-pratica');
  await page.goto('/acquisto/rc-terzi');
  await asked(page, /Ops/);
  await take('rc-terzi-senza-prodotto');
};
