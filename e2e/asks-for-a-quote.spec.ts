import type { Page } from '@playwright/test';
import { CALL_PROMISE } from './support/call-if-asked.ts';
import { expect, mainStory, test } from './support/story.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Richiedi il preventivo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** With the apostrophe that keyboards type. */
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
  'a visitor leaves contacts and learns what happens next; the mails arrive',
  mainStory,
  async ({ page, checkAccessibility, isMobile }) => {
    const lastname = isMobile ? 'Telefonini' : 'Scrivania';
    const email = `ada.${lastname.toLowerCase()}@example.it`;
    await page.goto('/preventivo/pensione-integrativa');
    await expect(heading(page)).toHaveText('Costruiamo insieme la parte che manca');
    await expect(page.getByText(CALL_PROMISE)).toBeVisible();
    await checkAccessibility();
    await introduce(page, { lastname, email });

    await expect(heading(page)).toHaveText(/consensi/);
    await checkAccessibility();
    await send(page).click();
    await expect(page.getByRole('group', { name: /correggere/ })).toContainText(
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

test('an unknown product leads to the generic request', async ({ page }) => {
  await page.goto('/preventivo/astronave');
  await expect(page).toHaveURL('/preventivo/generico');
  await expect(heading(page)).toHaveText('Raccontaci di cosa hai bisogno');
});

test('a request that fails changes no screen: the form says so, keeps its answers and is sent once', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/quote-requests');
  await page.goto('/customer/preventivo/generico');
  await introduce(page);
  await agree(page);
  const form = page.url();

  // The first try reaches the server, but its answer is lost; the second gets a server error.
  const keys: unknown[] = [];
  await page.route('**/api/v1/quote-requests', async (route) => {
    keys.push((route.request().postDataJSON() as { submissionKey: unknown }).submissionKey);
    if (keys.length === 2) return route.fulfill({ status: 502, body: 'Bad Gateway' });
    const response = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response });
  });
  const warning = page.getByRole('group', { name: /Non riusciamo/ });
  await send(page).click();
  await expect(warning).toContainText('Non riusciamo a raggiungere il server');
  await expect(warning).toBeFocused();
  await expect(page).toHaveURL(form);
  await expect(heading(page)).toHaveText(/consensi/);
  await checkAccessibility();
  await expect(page.getByRole('checkbox', { name: /informativa/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /analizzate le mie risposte/ })).toBeChecked();

  await send(page).click();
  await expect(warning).toBeVisible();
  await expect(page).toHaveURL(form);
  // The error is reported where it happened; the earlier questions still have their answers.
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.it');
  await expect(warning).toHaveCount(0);
  await next(page);
  await expect(warning).toHaveCount(0);
  await send(page).click();
  await expect(heading(page)).toHaveText('Grazie Ada, ti chiamiamo noi');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});
