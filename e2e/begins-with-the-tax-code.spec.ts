import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, press, summary } from './support/account.ts';
import { asks, fillCard } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

const START = '/acquisto/mobilita/mimuovo';
const PLACE = '**/api/v1/places/birthplaces/*';
const next = (page: Page) => press(page, 'Continua');
const taxCode = (page: Page) => field(page, 'Codice fiscale');

const fillNames = async (page: Page, lastName: string = examplePerson.lastName) => {
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(lastName);
};

test(
  'the tax code provides the date and place of birth: the next question is the address',
  mainStory,
  async ({ page, checkAccessibility }) => {
    await page.goto(START);
    await expect(page.getByText('Domanda 1 di 6')).toBeVisible();
    await checkAccessibility();
    await taxCode(page).fill('dng daa 90c67 h501 e');
    await expect(
      page.getByText('Dal codice abbiamo letto: nata il 27/03/1990, luogo di nascita Roma (RM).'),
    ).toBeVisible();
    await fillNames(page);
    await checkAccessibility();
    await next(page);
    await asks(page, 'Dove abiti?');
    await expect(page.getByText('Domanda 2 di 6')).toBeVisible();
    expect(page.url()).not.toMatch(/DNG|1990|Roma/);

    // Back and a reload restore the code, and the data from it.
    await page.goBack();
    await asks(page, 'Chi sei?');
    await expect(taxCode(page)).toHaveValue(examplePerson.taxCode);
    await expect(page.getByText('luogo di nascita Roma (RM)')).toBeVisible();
    await page.reload();
    await expect(taxCode(page)).toHaveValue(examplePerson.taxCode);
    await expect(page.getByText('luogo di nascita Roma (RM)')).toBeVisible();
    // Another code is another person: nothing of the first one remains.
    await taxCode(page).fill('DNGDAA90C67Z129G');
    await expect(page.getByText('nata il 27/03/1990, luogo di nascita Romania.')).toBeVisible();
    await next(page);
    await asks(page, 'Dove abiti?');
    await expect(page.locator('[name=placeOfBirth]')).toHaveCount(0);
  },
);

test('an impatient customer who continues at once waits for the place, without an extra question', async ({
  page,
}) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(PLACE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(START);
  await fillNames(page);
  await taxCode(page).fill(examplePerson.taxCode);
  await page.getByRole('button', { name: 'Continua' }).dblclick();
  await asks(page, 'Chi sei?');
  letThrough();
  await asks(page, 'Dove abiti?');
});

test('a place that could not be looked up is asked, with all other data of the code', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/places/birthplaces/');
  await page.route(PLACE, (route) => route.abort());
  await page.goto(START);
  await taxCode(page).fill(examplePerson.taxCode);
  await expect(page.getByText('Il luogo di nascita te lo chiediamo fra poco.')).toBeVisible();
  await fillNames(page);
  await next(page);
  await asks(page, 'Data e luogo di nascita');
  await expect(field(page, 'Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
  await checkAccessibility();
  await page.getByRole('combobox', { name: 'Comune o Stato di nascita' }).fill('Roma');
  await page.getByRole('option', { name: 'Roma RM' }).click();
  await next(page);
  await asks(page, 'Dove abiti?');
});

test('a mismatch is reported at the code, and a customer who knows better can confirm it', async ({
  page,
  checkAccessibility,
}) => {
  const confirmCode = page.getByRole('checkbox', { name: /tessera sanitaria/ });
  await page.goto(START);
  await next(page);
  await expect(summary(page)).toContainText('Scrivi il codice fiscale: 16 lettere e cifre.');
  await taxCode(page).fill('DNGDAA90C67H501X');
  await fillNames(page, 'Rossi');
  await next(page);
  await expect(summary(page)).toContainText('Il codice fiscale inserito non è valido');
  await taxCode(page).fill(examplePerson.taxCode);
  await next(page);
  await expect(summary(page)).toContainText('le lettere del cognome (DNG) non corrispondono a «Rossi» (RSS)');
  await checkAccessibility();
  await confirmCode.check();
  await next(page);
  await asks(page, 'Dove abiti?');

  // A minor learns why, and can enter another code.
  await page.goBack();
  await taxCode(page).fill('DNGDAA08T60H501L');
  await expect(page.getByText('Devi essere maggiorenne.')).toBeVisible();
  await next(page);
  await asks(page, 'Devi essere maggiorenne');
  await checkAccessibility();
  await press(page, 'Correggi il codice fiscale');
  await expect(taxCode(page)).toBeFocused();
});

test('a customer without the card is asked the rest, and the code is computed from it', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(START);
  await field(page, 'Nome').fill(examplePerson.firstName);
  await press(page, 'Non l’ho qui');
  await asks(page, 'Come ti chiami?');
  await expect(field(page, 'Nome')).toHaveValue(examplePerson.firstName);
  await expect(page.getByText('Domanda 2 di 10')).toBeVisible();
  await checkAccessibility();
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await next(page);
  await asks(page, 'Data e luogo di nascita');
  await page.reload();
  await asks(page, 'Data e luogo di nascita');

  // The customer found the card after all.
  await page.goBack();
  await page.goBack();
  await fillCard(page);
  await next(page);
  await asks(page, 'Dove abiti?');
});

test('a two-digit year that could mean two centuries is resolved by asking the date', async ({ page }) => {
  await page.goto(START);
  await taxCode(page).fill('DNGDAA24C67H501S');
  await expect(page.getByText('La data di nascita te la chiediamo fra poco.')).toBeVisible();
  await fillNames(page);
  await next(page);
  await asks(page, 'Data e luogo di nascita');
  await expect(page.getByRole('combobox', { name: 'Comune o Stato di nascita' })).toHaveValue('Roma');
  await field(page, 'Data di nascita').fill('27/03/1924');
  await next(page);
  await asks(page, 'Dove abiti?');
});

test('on a slow line the first question waits for its validation code', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const html = await (await page.request.get(START)).text();
  await page.route('**/assets/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  await page.goto(START);
  await fillNames(page);
  await taxCode(page).fill('DNGDAA90C67H501X');
  await next(page);
  await asks(page, 'Chi sei?');
  letThrough();
  await expect(summary(page)).toContainText('Il codice fiscale inserito non è valido');
  await taxCode(page).fill(examplePerson.taxCode);
  await next(page);
  await asks(page, 'Dove abiti?');
});
