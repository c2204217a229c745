import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { memberSignedIn } from './support/account.ts';
import { accessibilityViolations, readLooks } from './support/axe.ts';
import { openSecondDesk, onDesktop, signInAtDesk } from './support/desk.ts';
import { mailTo } from './support/mailbox.ts';
import { buySkiByApi } from './support/money.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

const payments = async (desk: Page, section?: string) => {
  await desk.goto(section ? `/banco/pagamenti/${section}` : '/banco/pagamenti');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The latest payments are first: of a mailbox, the deal’s. */
const dealOf = async (desk: Page, email: string) => {
  const answer = await desk.request.get('/api/v1/desk/payments');
  const { data } = (await answer.json()) as { data: { dealUuid: string; id: string }[] };
  for (const { dealUuid } of data) {
    const one = await desk.request.get(`/api/v1/desk/deals/${dealUuid}/payments`);
    const { deal } = (await one.json()) as { deal: { email: string } };
    if (deal.email === email) return dealUuid;
  }
  throw new Error('nobody paid with this mailbox');
};

const rowOf = (desk: Page, dealUuid: string) =>
  desk.getByRole('row').filter({ has: desk.locator(`a[href$="${dealUuid}"]`) });

test(
  'a refund of 250 euro waits for a second person, who confirms it; another is declined',
  mainStory,
  async ({ page, browser, request, checkAccessibility }) => {
    const first = await buySkiByApi(request);
    const second = await buySkiByApi(request);
    const carlo = await openSecondDesk(browser);
    await signInAtDesk(page, request, { name: 'Bianca Neri', role: 'responsabile' });
    await signInAtDesk(carlo, request, { name: 'Carlo Verdi', role: 'responsabile' });
    const words = `Ci scusiamo ${randomUUID().slice(0, 6)}.`;
    for (const { email } of [first, second]) {
      const deal = await dealOf(page, email);
      await payments(page);
      await rowOf(page, deal)
        .getByRole('button', { name: /Restituisci/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Restituire denaro al cliente' });
      await dialog.getByLabel('Importo in euro').fill('250');
      await dialog.getByLabel('Aggiungi qualcosa').fill(words);
      await expect(dialog.getByText(/prima lo conferma un’altra persona/)).toBeVisible();
      await expect(dialog.getByText(/la copertura non cambia/).first()).toBeVisible();
      await checkAccessibility();
      await dialog.getByRole('button', { name: /Chiedi conferma per/ }).click();
      await expect(page.getByText(/aspetta una seconda persona/).first()).toBeVisible();
    }
    await payments(page, 'rimborsi');
    const own = page.getByRole('listitem').filter({ hasText: words });
    await expect(own.first()).toContainText('L’hai chiesto tu');
    await expect(own.getByRole('button', { name: /^Conferma/ })).toHaveCount(0);
    await checkAccessibility();

    // The second person sees it on the first screen.
    await carlo.goto('/banco');
    await carlo.getByRole('link', { name: /aspettano? la tua conferma/ }).click();
    const waiting = carlo.getByRole('listitem').filter({ hasText: words });
    await expect(waiting).toHaveCount(2);
    await waiting
      .first()
      .getByRole('button', { name: /^Conferma/ })
      .click();
    await carlo.getByRole('dialog').getByRole('button', { name: 'Conferma il rimborso' }).click();
    await expect(waiting).toHaveCount(1);
    await waiting.getByRole('button', { name: /^Non approvare/ }).click();
    const decline = carlo.getByRole('dialog');
    await decline.getByRole('button', { name: 'Non approvare' }).click();
    await expect(decline.getByText('Scrivi una breve spiegazione.')).toBeVisible();
    await decline.getByLabel('Perché').fill('Prima la richiamiamo.');
    await decline.getByRole('button', { name: 'Non approvare' }).click();
    await expect(waiting).toHaveCount(0);
    // The requester sees both, without reloading.
    const lines = page.getByRole('row').filter({ hasText: words });
    await expect(lines.filter({ hasText: 'Partito' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'Prima la richiamiamo.' })).toHaveCount(1);

    // The later payment is requested last, and is the first in the list.
    const mail = await mailTo(request, second.email, ({ subject }) => subject.includes('rimborsato'));
    expect(mail.subject).toBe('Ti abbiamo rimborsato € 250,00'.replace('€ ', '€\u00a0'));
    expect(mail.text).toContain(words);
  },
);

test('a part of a payment is refunded, and the customer reads it in their area', async ({
  page,
  browser,
  request,
}) => {
  const phone = await openSecondDesk(browser);
  const { email } = await memberSignedIn(phone, request);
  await buySkiByApi(request, { email, days: 3 });
  await signInAtDesk(page, request, { name: 'Bianca Neri', role: 'responsabile' });
  const deal = await dealOf(page, email);
  await payments(page);
  await rowOf(page, deal)
    .getByRole('button', { name: /Restituisci/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Restituisci', exact: true }).click();
  await expect(dialog.getByText('Scrivi un importo, per esempio 20,00.')).toBeVisible();
  await dialog.getByLabel('Importo in euro').fill('36,01');
  await dialog.getByRole('button', { name: 'Restituisci', exact: true }).click();
  await expect(dialog.getByText(/Al massimo/)).toBeVisible();
  await dialog.getByLabel('Importo in euro').fill('12');
  await dialog.getByRole('button', { name: /^Restituisci €/ }).click();
  await expect(rowOf(page, deal)).toContainText('Rimborsato in parte');
  const mail = await mailTo(request, email, ({ subject }) => subject.includes('rimborsato'));
  expect(mail.text).toContain('la tua copertura non cambia');
  await phone.goto('/customer');
  await expect(phone.getByText(/Ti abbiamo restituito €\s12,00 di quello che hai pagato/)).toBeVisible();
});

test('a customer disputes a payment, and it cannot be refunded meanwhile', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email } = await buySkiByApi(request, { days: 2, card: '4000 0000 0000 0259' });
  await signInAtDesk(page, request, { name: 'Bianca Neri', role: 'responsabile' });
  const deal = await dealOf(page, email);
  await payments(page, 'contestazioni');
  const row = rowOf(page, deal);
  await expect(row).toContainText('il titolare non riconosce il pagamento');
  await expect(row).toContainText('Aperta');
  await checkAccessibility();
  await page.getByRole('navigation', { name: 'Pagamenti' }).getByRole('link', { name: 'Pagamenti' }).click();
  await expect(rowOf(page, deal)).toContainText('Contestato');
  await expect(rowOf(page, deal).getByRole('button')).toHaveCount(0);
});

test('a day that differs by a refund of the provider’s dashboard is explained', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email } = await buySkiByApi(request, { days: 4 });
  await signInAtDesk(page, request, { name: 'Bianca Neri', role: 'responsabile' });
  await page.goto('/sandbox/carte');
  const paid = page.getByRole('row').filter({ hasText: email });
  await paid.getByLabel('Centesimi').fill('1234');
  await paid.getByRole('button', { name: 'Rimborsa' }).click();
  await expect(paid).toContainText('12,34');

  await payments(page, 'quadratura');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
  await page.getByLabel('Confronta un giorno').fill(today);
  await page.getByRole('button', { name: 'Confronta' }).click();
  const open = page
    .getByRole('region', { name: 'Da spiegare' })
    .getByRole('listitem')
    .filter({ hasText: '12,34' });
  await expect(open).toContainText('Un rimborso fatto dal pannello del fornitore');
  await checkAccessibility();
  await open.getByRole('button', { name: /^Spiega/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Che cosa è successo').fill('L’ha fatto Carlo al telefono.');
  await dialog.getByRole('button', { name: 'Scrivi la spiegazione' }).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByText('«L’ha fatto Carlo al telefono.»')).toBeVisible();
});

test('on a phone the payments page fits the screen', async ({ browser, request }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  const phone = await context.newPage();
  await buySkiByApi(request, { days: 2 });
  await signInAtDesk(phone, request, { name: 'Bianca Neri', role: 'responsabile' });
  for (const section of [undefined, 'rimborsi', 'contestazioni', 'quadratura']) {
    await payments(phone, section);
    await expect(phone.getByRole('status').filter({ hasText: 'Carico' })).toHaveCount(0);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityViolations(phone, await phone.evaluate(readLooks))).toEqual([]);
  }
});
