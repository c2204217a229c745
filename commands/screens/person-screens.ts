import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import type { Take } from './screen.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const asked = (page: Page, question: string) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();

/** What every purchase asks about a person, with suggestions open and words about a code that differs. */
export const person = async (page: Page, take: Take) => {
  await page.goto('/sandbox/persona', { waitUntil: 'networkidle' });
  await take('persona-nome');
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill(examplePerson.lastName);
  await next(page);
  await asked(page, 'Data e luogo di nascita');
  await take('persona-nascita');
  await page.getByLabel('Data di nascita').fill(examplePerson.typedBirthDate);
  await page.getByLabel('Comune o Stato di nascita').pressSequentially('castro');
  await page.getByRole('option').first().waitFor();
  await take('persona-nascita-suggerimenti');
  await page.getByRole('option', { name: 'Castro BG' }).click();
  await take('persona-nascita-scelta');
  await next(page);
  await asked(page, 'Dove abiti?');
  await next(page);
  await page.getByRole('group', { name: /corregger/ }).waitFor();
  await take('persona-indirizzo-errori');
  await page.getByLabel('Via o piazza').pressSequentially('via roma 12 bolzano');
  await page.getByRole('option').first().waitFor();
  await take('persona-indirizzo-suggerimenti');
  await page.getByLabel('Via o piazza').fill('Via Roma');
  await page.getByLabel('Numero').fill('12');
  await page.getByLabel('Comune').fill('Bergamo');
  await page.getByLabel('CAP').fill('24121');
  await page.getByLabel('Provincia').fill('BG');
  await take('persona-indirizzo');
  await next(page);
  await asked(page, 'Sei donna o uomo?');
  await take('persona-sesso');
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asked(page, 'Qual è il tuo codice fiscale?');
  await take('persona-codice-fiscale');
  const code = page.getByLabel('Codice fiscale');
  const computed = await code.inputValue();
  await code.fill('RSSMRA85T10A562S');
  await next(page);
  await page.getByRole('group', { name: /corregger/ }).waitFor();
  await take('persona-codice-fiscale-diverso');
  await code.fill(computed);
  await next(page);
  await asked(page, 'Dove ti scriviamo?');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.it');
  await page.getByRole('textbox', { name: 'Telefono' }).fill('3331234567');
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await take('persona-contatti');
  await next(page);
  for (const [question, name] of [
    ['Prima di acquistare, i documenti', 'documenti'],
    ['Facciamo tutto online', 'a-distanza'],
    ['È la polizza giusta per te?', 'adeguatezza'],
  ] as const) {
    await asked(page, question);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await take(`persona-${name}`);
    await next(page);
  }
  await asked(page, 'È tutto giusto?');
  await take('persona-riepilogo');
  await page.getByRole('button', { name: 'Invia' }).click();
  await asked(page, 'La persona, come verrebbe inviata');
  await take('persona-esito');
};

export const personByTaxCode = async (page: Page, take: Take) => {
  await page.goto('/sandbox/persona/codice-fiscale', { waitUntil: 'networkidle' });
  await page.getByLabel('Codice fiscale').fill(examplePerson.taxCode);
  await page.getByText('abbiamo letto').waitFor();
  await take('codice-fiscale-prima');
  await next(page);
  await asked(page, 'Come ti chiami?');
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill('Rossi');
  await next(page);
  await asked(page, 'Data e luogo di nascita');
  await take('codice-fiscale-nascita');
  await next(page);
  await asked(page, 'Sei donna o uomo?');
  await next(page);
  await asked(page, 'Controlliamo il codice fiscale');
  await take('codice-fiscale-da-controllare');
};
