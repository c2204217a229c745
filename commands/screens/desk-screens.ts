import type { Page } from '@playwright/test';
import { enterDesk } from './enter-desk.ts';
import type { Screen } from './screen.ts';

const titled = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/** A busy day at the desk from the sign-in, as seen by a manager, who may see everything. */
export const desk: Screen = async (page, take) => {
  await enterDesk(page, 'Rita', take);
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
  await page.goto('/banco/pratiche', { waitUntil: 'networkidle' });
  const cards = page.getByRole('grid').getByRole('row');
  await cards.first().waitFor();
  await take('banco-pratiche');
  await page.goto('/banco/pratiche?come=elenco', { waitUntil: 'networkidle' });
  await page.getByRole('table', { name: 'Pratiche' }).getByRole('link').first().waitFor();
  await take('banco-pratiche-elenco');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('searchbox', { name: 'Persona, pratica, sinistro, reclamo, schermata o azione' })
    .fill('a');
  await page.getByRole('menuitem').first().waitFor();
  await take('banco-vai-a');
  await page.keyboard.press('Escape');
  await page.goto('/banco/pratiche', { waitUntil: 'networkidle' });
  await cards.filter({ hasText: '€' }).first().click();
  await page.getByRole('region', { name: 'Storia' }).waitFor();
  await take('banco-pratica');
  const correct = page.getByRole('button', { name: 'Correggi i dati' });
  if (await correct.isVisible()) {
    await correct.click();
    await page.getByLabel('Via o piazza').waitFor();
    await take('banco-pratica-corretta');
  }
  await page.goto('/banco/sinistri', { waitUntil: 'networkidle' });
  const claims = page.getByRole('table', { name: 'Sinistri' }).getByRole('link');
  await claims.first().waitFor();
  await take('banco-sinistri');
  await claims.first().click();
  await page.getByRole('region', { name: 'La polizza' }).waitFor();
  await take('banco-sinistro');
  await page.getByRole('button', { name: 'Chiedi documenti' }).click();
  await page.getByRole('dialog').waitFor();
  await take('banco-sinistro-documenti');
  await page.goto('/banco/andamento', { waitUntil: 'networkidle' });
  await titled(page, 'Andamento');
  await take('banco-andamento');
  await page.goto('/banco/richieste?cerca=nessuno-si-chiama-così', { waitUntil: 'networkidle' });
  await page.getByText('Nessuna richiesta trovata').waitFor();
  await take('banco-richieste-nessuna');
  await page.goto('/banco/clienti', { waitUntil: 'networkidle' });
  const people = page.getByRole('list', { name: 'Ultime persone' }).getByRole('link');
  await people.first().waitFor();
  await take('banco-clienti');
  await people.first().click();
  await page.getByRole('region', { name: 'Coperture e pratiche' }).waitFor();
  await take('banco-cliente');
  await page.goto('/banco/clienti', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Cerca una persona' }).fill('nessuno si chiama così');
  await page.getByText('Nessuna persona trovata').waitFor();
  await take('banco-clienti-nessuno');
  await page.goto('/banco/nuova-pratica?prodotto=mimuovo', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Come ti chiami?' }).waitFor();
  await take('banco-nuova-pratica');
  for (const [section, title] of [
    ['', 'Pagamenti'],
    ['/rimborsi', 'Rimborsi'],
    ['/contestazioni', 'Contestazioni'],
    ['/quadratura', 'Quadratura'],
  ] as const) {
    await page.goto(`/banco/pagamenti${section}`, { waitUntil: 'networkidle' });
    await titled(page, title);
    await take(`banco-${title.toLowerCase()}`);
  }
  await page.goto('/banco/reclami', { waitUntil: 'networkidle' });
  const register = page.getByRole('table', { name: 'Reclami', exact: true }).getByRole('link');
  await register.first().waitFor();
  await take('banco-reclami');
  await register.first().click();
  await page.getByRole('region', { name: 'Storia' }).waitFor();
  await take('banco-reclamo');
  const charge = page.getByRole('button', { name: 'Prendi in carico' });
  if (await charge.isVisible()) await charge.click();
  await page.getByRole('radio', { name: 'Accolto', exact: true }).check();
  await page.getByLabel('Testo della risposta').fill('Ci scusiamo: mandiamo subito la polizza corretta.');
  await page.getByRole('button', { name: 'Salva la bozza' }).click();
  await page.getByRole('link', { name: 'Anteprima della lettera (PDF)' }).waitFor();
  await page.getByRole('region', { name: 'Nel registro' }).getByRole('button', { name: 'Cambia' }).click();
  await take('banco-reclamo-bozza');
  await page.getByRole('button', { name: 'Manda la risposta' }).click();
  await page.getByRole('dialog').waitFor();
  await take('banco-reclamo-manda');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chiudi senza risposta…' }).click();
  await page.getByRole('dialog').waitFor();
  await take('banco-reclamo-chiudi');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Tutta la scheda' }).click();
  await page.getByRole('region', { name: 'Reclami' }).waitFor();
  await take('banco-cliente-con-reclamo');
  await page.goto('/banco/reclami/nuovo', { waitUntil: 'networkidle' });
  await titled(page, 'Registra un reclamo o una richiesta');
  await take('banco-reclami-nuovo');
  await page.goto('/banco/registro', { waitUntil: 'networkidle' });
  await titled(page, 'Registro');
  await take('banco-registro');
  await page.goto('/banco/impostazioni', { waitUntil: 'networkidle' });
  await titled(page, 'Persone');
  await take('banco-impostazioni');
};
