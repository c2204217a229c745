import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import type { Take } from './screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const asked = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const choose = async (page: Page, hour: number) => {
  await page.getByRole('group', { name: 'Il giorno' }).getByRole('radio').nth(2).check();
  await page.getByRole('group', { name: 'L’ora' }).getByRole('radio').nth(hour).check();
};

/** From a free quarter-hour to a call that is not needed any more. */
export const bookedCall = async (page: Page, take: Take) => {
  await page.goto('/prenota-una-chiamata', { waitUntil: 'networkidle' });
  await page.getByRole('group', { name: 'Il giorno' }).waitFor();
  await take('prenota-1');
  await button(page, 'Continua');
  await take('prenota-1-errore');
  await choose(page, 5);
  await take('prenota-1-scelto');
  await button(page, 'Continua');
  await asked(page, 'Chi chiamiamo?');
  await take('prenota-2');
  await page.getByRole('radio', { name: 'La casa' }).check();
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill(examplePerson.lastName);
  await page.getByLabel('Telefono', { exact: true }).fill('333-1234567');
  await page.getByLabel('E-mail', { exact: true }).fill(`ada.${crypto.randomUUID()}@example.it`);
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await button(page, 'Prenota la chiamata');
  await asked(page, 'La tua chiamata');
  await page
    .getByText(/alle \d+:\d+$/)
    .first()
    .waitFor();
  await button(page, 'Chiudi avviso');
  await take('richiesta');
  await button(page, 'Cambia orario');
  await page.getByRole('group', { name: 'Il giorno' }).waitFor();
  await choose(page, 8);
  await take('richiesta-sposta');
  await button(page, 'Lascia com’è');
  await button(page, 'Non serve più');
  await take('richiesta-disdici');
  await page.getByRole('dialog').getByRole('button', { name: 'Non serve più' }).click();
  await page.getByText('Va bene, non ti chiamiamo').waitFor();
  await button(page, 'Chiudi avviso');
  await take('richiesta-disdetta');
};
