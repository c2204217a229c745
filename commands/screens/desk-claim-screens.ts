import type { Page } from '@playwright/test';
import { mailTo } from '../../e2e/support/mailbox.ts';
import { enterDesk } from './enter-desk.ts';
import type { Screen } from './screen.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function sendPhotos(page: Page): Promise<void> {
  const said = await page.getByRole('region', { name: 'Che cosa è successo' }).innerText();
  const email = /\S+@\S+/.exec(said)?.[0] ?? '';
  const { text } = await mailTo(page.request, email, ({ subject }) => subject.includes('denuncia'));
  const address = /\/sinistri\/[\w.~/-]+/.exec(text)?.[0] ?? '';
  const buffer = await page.screenshot();
  const reporter = await page.context().newPage();
  await reporter.goto(address, { waitUntil: 'networkidle' });
  for (const name of ['fattura-del-veterinario.png', 'referto.png']) {
    const stored = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await reporter.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/png', buffer });
    await stored.waitFor();
  }
  await reporter.close();
}

/** One claim from its arrival to its payment, as handled by a consultant. */
export const deskClaims: Screen = async (page, take) => {
  await enterDesk(page, 'Bianca');
  await page.goto('/banco/sinistri', { waitUntil: 'networkidle' });
  const claims = page.getByRole('table', { name: 'Sinistri' }).getByRole('link');
  await claims.last().click();
  await page.getByRole('region', { name: 'La polizza' }).waitFor();
  await sendPhotos(page);
  const free = page.getByRole('button', { name: 'Me ne occupo io' });
  if (await free.isVisible()) await free.click();
  await page
    .getByText(/Te ne occupi|Se ne occupa/)
    .first()
    .waitFor();
  await take('banco-sinistro-ricevuto');

  await page.getByRole('button', { name: /^fattura-del-veterinario/ }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await take('banco-sinistro-foto');
  await press(page, 'Ingrandisci');
  await press(page, 'Gira');
  await take('banco-sinistro-foto-girata');
  await page.keyboard.press('Escape');

  await page.getByLabel('Aggiungi una nota').fill('Sentire il veterinario per il referto.');
  await press(page, 'Aggiungi la nota');
  await page
    .getByRole('button', { name: /^Cambia la nota/ })
    .first()
    .click();
  await page.getByLabel('Cambia la nota').fill('Sentito: lo manda domani.');
  await press(page, 'Salva la nota');
  await page.getByText('La versione di prima').waitFor();
  await page.getByLabel('Scrivi al cliente').fill('Buongiorno, la fattura si legge bene: grazie.');
  await press(page, 'Manda il messaggio');
  await page.getByRole('region', { name: 'Messaggi' }).getByText('la fattura si legge bene').waitFor();

  await press(page, 'Chiedi documenti');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await inDialog(page, 'Chiedi');
  await page.getByRole('list', { name: 'Documenti chiesti' }).waitFor();
  await take('banco-sinistro-documenti-chiesti');
  await press(page, 'Trasmetti alla compagnia');
  await page.getByRole('dialog').waitFor();
  await take('banco-sinistro-passaggio');
  await page.getByLabel('Riferimento della compagnia (facoltativo)').fill('C-77/2026');
  await inDialog(page, 'Segna come trasmesso');
  await page.getByRole('button', { name: 'La compagnia accetta' }).waitFor();
  await take('banco-sinistro-alla-compagnia');
  await press(page, 'La compagnia accetta');
  await page.getByRole('dialog').waitFor();
  await inDialog(page, 'Segna come accettato');
  await take('banco-sinistro-accetta');
  await page.getByLabel('Quanto').fill('720');
  await page.getByLabel('Che cosa paga e perché').fill('L’80 % della fattura, come dicono le condizioni.');
  await inDialog(page, 'Segna come accettato');
  await page.getByRole('button', { name: 'Segna come pagato' }).waitFor();
  await press(page, 'Segna come pagato');
  await inDialog(page, 'Segna come pagato');
  await page.getByText('Pagato', { exact: true }).first().waitFor();
  await take('banco-sinistro-pagato');

  await page.getByRole('region', { name: 'La polizza' }).getByRole('link').first().click();
  await page.getByRole('region', { name: 'Sinistri' }).waitFor();
  await take('banco-pratica-con-sinistro');
  await page.goto('/banco/sinistri?stato=paid', { waitUntil: 'networkidle' });
  await take('banco-sinistri-pagati');
  await page.goto('/banco/sinistri?cerca=nessuno-si-chiama-così', { waitUntil: 'networkidle' });
  await page.getByText('Nessun sinistro qui').waitFor();
  await take('banco-sinistri-nessuno');
};
