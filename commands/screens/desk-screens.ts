import type { Page } from '@playwright/test';
import { codeNow, deskEmailOf, deskPassword, deskPeople } from '../seed/desk-people.ts';
import type { Screen } from './screen.ts';

const titled = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/** A busy day at the desk, from the door on, for the responsabile, who may see all of it. */
export const desk: Screen = async (page, take) => {
  const [responsabile] = deskPeople;
  if (!responsabile) throw new Error('nobody works at the desk');
  await page.goto('/banco', { waitUntil: 'networkidle' });
  await titled(page, 'Entra al banco');
  await take('banco-entra');
  await page.getByLabel('E-mail').fill(deskEmailOf(responsabile));
  await page.getByRole('textbox', { name: 'Password' }).fill(deskPassword);
  await page.getByRole('button', { name: 'Continua' }).click();
  await titled(page, 'Scrivi il codice');
  await take('banco-codice');
  await page.getByLabel('Codice a 6 cifre').fill(await codeNow(new Date()));
  await page.getByRole('button', { name: 'Entra' }).click();
  await titled(page, /Buon/);
  await page.getByRole('region', { name: 'Promesse di oggi' }).waitFor();
  await take('banco-oggi');
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await take('banco-oggi-conosciuto');

  await page.getByRole('link', { name: /^Richieste/ }).click();
  const lines = page.getByRole('list', { name: 'Richieste' }).getByRole('link');
  await lines.first().waitFor();
  await take('banco-richieste');
  await lines.first().click();
  await page.getByRole('region', { name: 'Storia' }).waitFor();
  await take('banco-richiesta');
  const free = page.getByRole('button', { name: 'Prendi', exact: true });
  if (await free.isVisible()) {
    await free.click();
    await page.getByRole('region', { name: /andata/ }).waitFor();
    await take('banco-richiesta-presa');
  }
  await page.goto('/banco/richieste?cerca=nessuno-si-chiama-così', { waitUntil: 'networkidle' });
  await page.getByText('Nessuna richiesta così').waitFor();
  await take('banco-richieste-nessuna');
  await page.goto('/banco/registro', { waitUntil: 'networkidle' });
  await titled(page, 'Registro');
  await take('banco-registro');
  await page.goto('/banco/impostazioni', { waitUntil: 'networkidle' });
  await titled(page, 'Impostazioni');
  await take('banco-impostazioni');
};
