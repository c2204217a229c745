import type { Page } from '@playwright/test';
import { field, press } from './support/account.ts';
import { photo, reportClaimByApi } from './support/claims.ts';
import { openSecondDesk, onDesktop, signInAtDesk } from './support/desk.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

const dialog = (page: Page) => page.getByRole('dialog');

/** By the number, from anywhere at the desk. */
async function openByNumber(desk: Page, number: string): Promise<void> {
  await desk.keyboard.press('Control+k');
  await dialog(desk).getByRole('searchbox').fill(number);
  await dialog(desk)
    .getByRole('menuitem', { name: new RegExp(number) })
    .click();
  await expect(desk.getByText(number).first()).toBeVisible();
}

test(
  'two consultants act on one claim: the second sees what the first did, and loses nothing',
  mainStory,
  async ({ page: bianca, browser, request, checkAccessibility, expectFailureOf }) => {
    const { number } = await reportClaimByApi(bianca, request);
    const carlo = await openSecondDesk(browser);
    await signInAtDesk(bianca, request, { name: 'Bianca Neri' });
    await signInAtDesk(carlo, request, { name: 'Carlo Verdi' });
    for (const desk of [bianca, carlo]) await openByNumber(desk, number);
    await expect(bianca.getByText('Carlo Verdi lo sta guardando')).toBeVisible();

    // Bianca is requesting a document while Carlo hands everything over.
    await press(bianca, 'Chiedi documenti');
    await bianca.getByRole('checkbox', { name: 'Il referto del veterinario' }).check();
    await press(carlo, 'Trasmetti alla compagnia');
    await field(carlo, 'Riferimento della compagnia (facoltativo)').fill('C-77/2026');
    await press(carlo, 'Segna come trasmesso');
    await expect(carlo.getByText('Alla compagnia', { exact: true }).first()).toBeVisible();

    const meanwhile = dialog(bianca).getByRole('alert').filter({ hasText: 'Il sinistro è stato aggiornato' });
    await expect(meanwhile).toBeFocused();
    await expect(dialog(bianca)).toContainText('Carlo Verdi ha trasmesso il sinistro alla compagnia');
    await checkAccessibility();
    await press(bianca, 'Ho controllato, continuo');
    await expect(bianca.getByRole('checkbox', { name: 'Il referto del veterinario' })).toBeChecked();
    await dialog(bianca).getByRole('button', { name: 'Chiedi', exact: true }).click();
    for (const desk of [bianca, carlo])
      await expect(desk.getByText('Documenti chiesti', { exact: true }).first()).toBeVisible();
    await expect(bianca.getByText(/alla compagnia con riferimento C-77\/2026/)).toBeVisible();

    // Both change the same note.
    await field(bianca, 'Aggiungi una nota').fill('Sentire il veterinario.');
    await press(bianca, 'Aggiungi la nota');
    for (const desk of [bianca, carlo])
      await desk.getByRole('button', { name: 'Cambia la nota di Bianca Neri' }).click();
    await field(carlo, 'Cambia la nota').fill('Sentito: manda il referto.');
    await press(carlo, 'Salva la nota');
    await expect(carlo.getByText('Sentito: manda il referto.').first()).toBeVisible();
    expectFailureOf('/notes/');
    await field(bianca, 'Cambia la nota').fill('Richiamare venerdì.');
    await press(bianca, 'Salva la nota');
    await expect(
      bianca.getByRole('alert').filter({ hasText: /Carlo Verdi ha cambiato questa nota mentre scrivevi/ }),
    ).toBeFocused();
    await checkAccessibility();
    await press(bianca, 'Conserva entrambe');
    await press(bianca, 'Salva la nota');
    for (const desk of [bianca, carlo])
      await expect(desk.getByText(/manda il referto\.\s+Richiamare venerdì\./).first()).toBeVisible();

    // It is taken, returned, and shown on the pages of its policy and its customer.
    await press(bianca, 'Me ne occupo io');
    await expect(carlo.getByText('Se ne occupa Bianca Neri.')).toBeVisible();
    await press(bianca, 'Rimetti in coda');
    for (const desk of [bianca, carlo]) await expect(desk.getByText('Nessuno se ne occupa.')).toBeVisible();
    await bianca.getByRole('region', { name: 'La polizza' }).getByRole('link').first().click();
    const ofTheDeal = bianca.getByRole('region', { name: 'Sinistri' });
    await expect(ofTheDeal).toContainText(number);
    // Once on its page, and not again among the mailbox's other requests.
    await expect(
      bianca.locator(`a[href$="${await ofTheDeal.getByRole('link').getAttribute('href')}"]`),
    ).toHaveCount(1);
    await checkAccessibility();
    await carlo.close();
  },
);

test('an act whose answer was lost is done once by pressing again, and is not shown as a colleague’s', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  const { number } = await reportClaimByApi(page, request);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await openByNumber(page, number);
  const acts = '**/acts';
  await page.route(acts, async (route) => {
    await route.fetch();
    await route.abort();
  });
  expectFailureOf('/acts');
  await press(page, 'Trasmetti alla compagnia');
  await press(page, 'Segna come trasmesso');
  await expect(dialog(page).getByText('Non riusciamo a raggiungere il server')).toBeVisible();
  // The page behind the dialog shows it already.
  const done = page.getByText('ha trasmesso il sinistro alla compagnia');
  await expect(done).toHaveCount(1);
  await expect(dialog(page)).not.toContainText('aggiornato');
  await checkAccessibility();
  await page.unroute(acts);
  await press(page, 'Segna come trasmesso');
  await expect(dialog(page)).toBeHidden();
  await expect(done).toHaveCount(1);
});

test('photos of a claim are viewed by keyboard alone, and the focus comes back', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const { number, token } = await reportClaimByApi(page, request);
  const reporter = await openSecondDesk(browser);
  await reporter.goto(`/sinistri/${token}`);
  for (const name of ['uno.png', 'due.png']) {
    await reporter.locator('input[type=file]').last().setInputFiles(photo(name));
    // Once it is stored: two sent together arrive in any order.
    await expect(reporter.getByRole('link', { name })).toBeVisible();
  }

  await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Blu' });
  await openByNumber(page, number);
  await expect(page.getByRole('button', { name: /^due\.png/ })).toBeVisible();
  await reporter.close();
  await page.getByRole('button', { name: /^uno\.png/ }).focus();
  await page.keyboard.press('Enter');
  const shown = dialog(page).getByRole('img');
  await expect(dialog(page)).toContainText('1 di 2');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(shown).toHaveAttribute('data-zoom', '3');
  await page.keyboard.press('-');
  await expect(shown).toHaveAttribute('data-zoom', '2');
  await page.keyboard.press('r');
  await expect(shown).toHaveAttribute('data-quarter', '1');
  await checkAccessibility();

  // The next one begins upright, and the focus stays where it was.
  await dialog(page).getByRole('button', { name: 'Dopo' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('2 di 2');
  await expect(shown).toHaveAttribute('data-quarter', '0');
  await expect(dialog(page).getByRole('button', { name: 'Dopo' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(dialog(page)).toContainText('1 di 2');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^uno\.png/ })).toBeFocused();

  // A responsabile assigns it from the claim itself.
  await page.getByRole('button', { name: 'Assegna a…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rita Blu' }).first().waitFor();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Denunciato .* (Te ne occupi|Se ne occupa)/)).toBeVisible();
});
