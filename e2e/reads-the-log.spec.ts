import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openSecondDesk, requestQuoteByApi, onDesktop, signInAtDesk, lineOf } from './support/desk.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

test(
  'a revisore finds in the log who viewed a phone number, and exports the lines',
  mainStory,
  async ({ page, browser, request, checkAccessibility }) => {
    const lastName = `D’Amico ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const second = await openSecondDesk(browser);
    await signInAtDesk(second, request, { name: 'Bianca Neri' });
    await requestQuoteByApi(request, { firstName: 'Niccolò', lastName });
    await second.goto(`/banco/richieste?cerca=${encodeURIComponent(lastName)}`);
    await lineOf(second, lastName).click();
    await second.getByRole('button', { name: 'Mostra il telefono' }).click();
    await expect(second.getByRole('link', { name: '+393331234567' })).toBeVisible();
    const id = new URL(second.url()).pathname.split('/').at(-1) ?? '';

    await signInAtDesk(page, request, { role: 'revisore', name: 'Ugo Serra' });
    await page.getByRole('link', { name: 'Registro' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registro' })).toBeFocused();
    await expect(page.getByRole('row').filter({ hasText: 'Ugo Serra' }).first()).toBeVisible();
    await checkAccessibility();

    await page.getByLabel('Riguarda').selectOption('Una richiesta');
    // The address of the request, as a colleague would send it.
    await page.getByLabel('Codice o indirizzo').fill(second.url());
    await page.getByLabel('Codice o indirizzo').press('Enter');
    await page.getByLabel('Che cosa ha fatto').selectOption('Ha guardato un dato nascosto');
    await expect(page.getByText('Una riga: è tutto.')).toBeVisible();
    const line = page.locator('[data-line]');
    await expect(line).toContainText('Bianca Neri');
    await expect(line).toContainText('telefono');
    await line.getByRole('button').click();
    await expect(page.getByText(`request ${id}`)).toBeVisible();
    await checkAccessibility();

    // The address contains the filter: it can be sent, or saved.
    await page.reload();
    await expect(page.getByText('Una riga: è tutto.')).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Esporta in CSV' }).click();
    const csv = await readFile(await (await file).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('personal-data.shown');
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    const lines = page.locator('[data-line]');
    await expect(lines.filter({ hasText: id }).filter({ hasText: 'ha esportato il registro' })).toBeVisible();
    await page.getByLabel('Letture o modifiche').selectOption('Modifiche');
    await expect(lines.first()).toBeVisible();
    await expect(lines.filter({ hasText: /ha letto|ha guardato/ })).toHaveCount(0);
    await page.getByLabel('Letture o modifiche').selectOption('Letture');
    await page.getByLabel('Che cosa ha fatto').selectOption('Ha guardato un dato nascosto');

    await page
      .getByRole('link', { name: `Richiesta ${id.slice(-8)}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('on a phone the log is read line by line', async ({ page, request, checkAccessibility }) => {
    await signInAtDesk(page, request, { role: 'revisore', name: 'Ugo Serra' });
    await page.goto('/banco/registro');
    await expect(page.locator('[data-line]').first()).toBeVisible();
    await checkAccessibility();
  });
});
