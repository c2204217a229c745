import type { Page } from '@playwright/test';
import { codeNow, deskEmailOf, deskPassword, deskPeople } from '../seed/desk-people.ts';
import type { Take } from './screen.ts';

/** A code works only once, so parallel walks sign in as different people. */
export async function enterDesk(page: Page, firstName: string, take?: Take): Promise<void> {
  const person = deskPeople.find((each) => each.firstName === firstName);
  if (!person) throw new Error(`${firstName} does not work at the desk`);
  const titled = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/banco', { waitUntil: 'networkidle' });
  await titled('Entra al banco');
  await take?.('banco-entra');
  await page.getByLabel('E-mail').fill(deskEmailOf(person));
  await page.getByRole('textbox', { name: 'Password' }).fill(deskPassword);
  await page.getByRole('button', { name: 'Continua' }).click();
  await titled('Scrivi il codice');
  await take?.('banco-codice');
  await page.getByLabel('Codice a 6 cifre').fill(await codeNow(new Date()));
  await page.getByRole('button', { name: 'Entra' }).click();
  await titled(/Buon/);
}
