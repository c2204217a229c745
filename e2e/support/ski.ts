import { expect, type Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, press } from './account.ts';
import { asks } from './purchase.ts';

type Look = () => Promise<void>;
const noLook: Look = async () => undefined;

export type Skier = readonly [firstName: string, lastName: string, birthDate: string];

/** Ada among the skiers. */
export const ada: Skier = [examplePerson.firstName, examplePerson.lastName, examplePerson.typedBirthDate];

const inRome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A day as it is typed, so many days from now. */
export const dayFromNow = (days: number) => inRome.format(Date.now() + days * 24 * 3_600_000);

export const person = (page: Page, place: number) =>
  page.getByRole('group', { name: new RegExp(`^Persona ${place} ·`) });

export const typeSkier = async (page: Page, place: number, [firstName, lastName, birthDate]: Skier) => {
  const row = person(page, place);
  await row.getByLabel('Nome', { exact: true }).fill(firstName);
  await row.getByLabel('Cognome').fill(lastName);
  await row.getByLabel('Data di nascita').fill(birthDate);
};

/** On a phone a bar that opens into a sheet, on a desktop a card. */
export const summaryOf = async (page: Page, look: Look = noLook) => {
  const bar = page.getByRole('button', { name: /Apri il riepilogo/ });
  if (!(await bar.isVisible())) return page.getByRole('complementary', { name: 'La tua polizza sci' });
  await bar.click();
  const sheet = page.getByRole('dialog', { name: 'La tua polizza sci' });
  await expect(sheet).toBeVisible();
  await look();
  return sheet;
};

export const closeSummary = async (page: Page) => {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Chiudi' });
  if (await close.isVisible()) await close.click();
};

export const typeOwner = async (page: Page, email: string, look: Look = noLook) => {
  await asks(page, 'Chi acquista la polizza?');
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await field(page, 'Codice fiscale').fill(examplePerson.taxCode);
  await field(page, 'Telefono').fill('333 1234567');
  await field(page, 'E-mail').fill(email);
  await expect(field(page, 'Luogo di nascita')).toHaveValue(examplePerson.birthPlace.name);
  await look();
  await press(page, 'Continua');
};

export const answerSkiSuitability = async (page: Page, look: Look = noLook) => {
  await asks(page, 'È la polizza giusta?');
  await page.getByRole('radio', { name: /per piacere/ }).check();
  await page.getByRole('radio', { name: /mi bastano/ }).check();
  await look();
  await press(page, 'Continua');
};

export const consentToAll = async (page: Page) => {
  await asks(page, 'I consensi, poi il pagamento');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};
