import { randomUUID } from 'node:crypto';
import { openSecondDesk, requestQuoteByApi, onDesktop, signInAtDesk, lineOf } from './support/desk.ts';
import { expect, test } from './support/story.ts';

test.use(onDesktop);

const letters = () => randomUUID().replaceAll(/[^a-f]/g, '');

test('a call is in the statistics as soon as it is made; its consulente sees their own, a responsabile all', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const lastName = `D’Amico ${letters()}`;
  const caller = `Bianca N${letters()}`;
  const second = await openSecondDesk(browser);
  await signInAtDesk(second, request, { name: caller });
  await requestQuoteByApi(request, { firstName: 'Niccolò', lastName });
  await second.goto(`/banco/richieste?cerca=${encodeURIComponent(lastName)}`);
  await lineOf(second, lastName).click();
  await second.getByRole('button', { name: 'Prendi', exact: true }).click();
  await second.getByRole('radio', { name: 'Parlato: interessato' }).check();
  await second.getByRole('button', { name: 'Scrivi l’esito' }).click();
  await expect(second.getByText('Conclusa').first()).toBeVisible();

  await second.getByRole('link', { name: 'Andamento' }).click();
  const own = second.getByRole('region', { name: 'I tuoi numeri' });
  await expect(own.getByRole('row', { name: new RegExp(`^${caller} 1 `) })).toBeVisible();
  await expect(second.getByLabel('Consulente', { exact: true })).toHaveCount(0);

  await signInAtDesk(page, request, { role: 'responsabile', name: 'Carlo Verdi' });
  await page.getByRole('link', { name: 'Andamento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Andamento' })).toBeFocused();
  const all = page.getByRole('region', { name: 'Per consulente' });
  await expect(all.getByRole('row', { name: new RegExp(`^${caller} 1 `) })).toBeVisible();
  await expect(page.getByRole('img', { name: /chiamate promesse/ })).toBeVisible();
  await checkAccessibility();

  await page.getByLabel('Periodo').selectOption('Ultimi 12 mesi');
  await page.getByLabel('Consulente', { exact: true }).selectOption(caller);
  await expect(page).toHaveURL(/periodo=twelve-months&consulente=/);
  await expect(all.getByRole('row')).toHaveCount(2);
  const waits = page.getByRole('region', { name: 'Quanto aspettano' });
  await expect(waits.getByRole('row', { name: 'Entro 5 minuti 1' })).toBeVisible();
  // Every chart can be read as numbers.
  const promises = page.getByRole('region', { name: 'Promesse mantenute' });
  await promises.getByText('I numeri').click();
  await expect(promises.getByRole('row')).toHaveCount(13);
  await page.reload();
  await expect(all.getByRole('row')).toHaveCount(2);

  await page.getByLabel('Periodo').selectOption('Scelgo i giorni');
  await page.getByLabel('Al giorno', { exact: true }).fill('2020-01-31');
  await page.getByLabel('Al giorno', { exact: true }).press('Enter');
  await expect(page.getByText('Il primo giorno viene dopo l’ultimo.')).toBeVisible();
  await page.getByLabel('Dal giorno').fill('2020-01-01');
  await page.getByLabel('Dal giorno').press('Enter');
  await expect(page.getByText('Nessuna pratica aperta nel periodo.')).toBeVisible();
  await checkAccessibility();

  await page.setViewportSize({ width: 390, height: 844 });
  await checkAccessibility();
});
