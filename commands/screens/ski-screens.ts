import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { skiCertificatePath } from '@riparo/domain/products/ski/paths.ts';
import { addDays, dayInRome, formatItalianDate } from '@riparo/domain/values/calendar.ts';
import { getDocumentProxy } from 'unpdf';
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

/** Three days on the calendar, and somebody too small to ski. */
const days = async (page: Page, take: Take) => {
  await page.goto('/acquisto/ski?product_type=base&duration=day&days=3&adults=1', {
    waitUntil: 'networkidle',
  });
  await press(page, 'Dal calendario');
  const calendar = page.getByRole('dialog', { name: 'Quando si scia?' });
  await calendar.locator('td button[tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await calendar.getByText('3 giorni').first().waitFor();
  await take('ski-1-calendario');
  await press(page, 'Usa questi giorni');
  await skier(page, 1, ['Lea', 'Rossi'], formatItalianDate(addDays(dayInRome(new Date()), -300)));
  await press(page, 'Continua');
  await page.getByText('Sotto i 2 anni').first().waitFor();
  await take('ski-1-troppo-piccola');
};

const insurance = async (page: Page, take: Take) => {
  await page.goto('/acquisto/ski?product_type=plus&duration=season&adults=1&kids=1', {
    waitUntil: 'networkidle',
  });
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

const questions = async (page: Page, take: Take, email: string) => {
  await asked(page, 'Chi acquista la polizza?');
  await take('ski-2');
  await press(page, examplePerson.name);
  await field(page, 'Codice fiscale').fill(examplePerson.taxCode);
  await field(page, 'Telefono').fill('333 1234567');
  await field(page, 'E-mail').fill(email);
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

/** The address that the code on a mailed certificate opens: a reader of the paper is told it in words. */
async function certificateOf(page: Page, email: string): Promise<string> {
  const mail = page.getByRole('link').filter({ hasText: email });
  do await page.goto('/sandbox/posta');
  while ((await mail.count()) === 0);
  await mail.first().click();
  const file = await page
    .locator('a[href*="/allegati/"]')
    .filter({ hasText: 'certificato' })
    .first()
    .getAttribute('href');
  const paper = await page.request.get(file ?? '');
  const sheet = await (await getDocumentProxy(new Uint8Array(await paper.body()))).getPage(1);
  const [address] =
    /\/sci\/certificato\/[\da-f-]{36}/.exec(JSON.stringify(await sheet.getStructTree())) ?? [];
  if (!address) throw new Error('a certificate says nowhere where it can be checked');
  return address;
}

/** Two people buy a season: an error, a change of mind at the payment, and the paid policy. */
export const ski = async (page: Page, take: Take) => {
  const email = `ada.${crypto.randomUUID()}@example.it`;
  await days(page, take);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await insurance(page, take);
  await questions(page, take, email);
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
  await page.goto(await certificateOf(page, email));
  await asked(page, /valido/i);
  await take('ski-certificato-verifica');
  await page.goto(skiCertificatePath(crypto.randomUUID()));
  await take('ski-certificato-sconosciuto');
};
