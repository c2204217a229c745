import type { Page } from '@playwright/test';
import { atEveryWidth, expect, test } from './support/story.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Richiedi il preventivo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const introduce = async (page: Page, { lastname = "D'Angelo", email = 'ada@example.it' } = {}) => {
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.getByLabel('Cognome').fill(lastname);
  await next(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefono').pressSequentially('3331234567');
  await next(page);
};
const agree = async (page: Page) => {
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate le mie risposte/ }).check();
};

test(
  'a visitor leaves contacts and is told what happens; the mails arrive',
  atEveryWidth,
  async ({ page, checkAccessibility, isMobile }) => {
    const lastname = isMobile ? 'Telefonini' : 'Scrivania';
    const email = `ada.${lastname.toLowerCase()}@example.it`;
    await page.goto('/preventivo/pensione-integrativa');
    await expect(heading(page)).toHaveText('Costruiamo insieme la parte che manca');
    await checkAccessibility();
    await introduce(page, { lastname, email });

    await expect(heading(page)).toHaveText(/consensi/);
    await checkAccessibility();
    await send(page).click();
    await expect(page.getByRole('alert', { name: /correggere/ })).toContainText(
      'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
    );
    await checkAccessibility();
    await agree(page);
    // Twice, as impatient people do.
    await send(page).dblclick();

    await expect(heading(page)).toHaveText('Grazie Ada, ti chiamiamo noi');
    await expect(page.getByText('+39 333-1234567')).toBeVisible();
    await checkAccessibility();

    await expect(async () => {
      await page.goto('/sandbox/posta');
      await expect(
        page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: email }),
      ).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await checkAccessibility();
    await page
      .getByRole('link', { name: /Abbiamo ricevuto la tua richiesta/ })
      .first()
      .click();
    await expect(page.getByText('La chiamata non ti impegna a nulla.').first()).toBeVisible();
    await checkAccessibility({ frames: true });
  },
);

test('a product nobody knows leads to the generic request', async ({ page }) => {
  await page.goto('/preventivo/astronave');
  await expect(page).toHaveURL('/preventivo/generico');
  await expect(heading(page)).toHaveText('Raccontaci di cosa hai bisogno');
});

test('a lost connection loses nothing, and the request is made once', async ({ page, expectFailureOf }) => {
  expectFailureOf('/api/v1/quote-requests');
  await page.goto('/customer/preventivo/generico');
  await introduce(page);
  await agree(page);

  // The first try reaches the server, but its answer never comes back.
  const keys: unknown[] = [];
  await page.route('**/api/v1/quote-requests', async (route) => {
    keys.push((route.request().postDataJSON() as { submissionKey: unknown }).submissionKey);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await send(page).click();
  await expect(heading(page)).toHaveText('Ops qualcosa è andato storto!');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('checkbox', { name: /informativa/ })).toBeChecked();
  await send(page).click();
  await expect(heading(page)).toHaveText('Grazie Ada, ti chiamiamo noi');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
