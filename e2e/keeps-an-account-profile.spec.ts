import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  avatar,
  switchToTab,
  field,
  fillSignIn,
  heading,
  memberSignedIn,
  press,
  somebody,
  summary,
} from './support/account.ts';
import { codeTo, mailTo } from './support/mailbox.ts';
import { outOfReach } from './support/out-of-reach.ts';
import { openDealByApi, MAX_NAMES_LENGTH, someBuyer } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

const PROFILE = '/api/v1/auth/profile';
const NEW_EMAIL = /^Conferma la tua nuova e-mail/;

const saved = (page: Page) => page.getByText('Dati salvati.');
const conflict = (page: Page) => page.getByRole('dialog', { name: 'I tuoi dati sono cambiati' });

/** While one tab is being edited, another one saves. */
const overtaken = async (page: Page, request: Parameters<typeof memberSignedIn>[1]) => {
  await memberSignedIn(page, request);
  await page.goto('/user-profile');
  await field(page, 'Nome').fill('Adele');
  await field(page, 'Data di nascita').fill('01/04/1990');

  const other = await page.context().newPage();
  await other.goto('/user-profile');
  await field(other, 'Nome').fill('Ada Maria');
  await press(other, 'Salva');
  await expect(saved(other)).toBeVisible();

  await switchToTab(page);
  await press(page, 'Salva');
  await expect(conflict(page)).toBeVisible();
  return other;
};

test(
  'a corrected profile is saved and shows everywhere',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const { email } = await memberSignedIn(page, request);
    await page.goto('/user-profile');
    await expect(heading(page)).toHaveText('Il mio profilo');
    await checkAccessibility();
    await field(page, 'Nome').fill('Zoé');
    await field(page, 'Cognome').fill('De’ Medici');
    await field(page, 'Data di nascita').fill('29/02/1984');
    // Twice, as impatient people do.
    await page.getByRole('button', { name: 'Salva' }).dblclick();
    await expect(saved(page)).toBeVisible();
    await expect(avatar(page)).toHaveText('ZD');
    await page.reload();
    await expect(field(page, 'Nome')).toHaveValue('Zoé');
    await expect(field(page, 'Cognome')).toHaveValue('De’ Medici');
    await expect(field(page, 'Data di nascita')).toHaveValue('29/02/1984');
    await page.goto('/customer');
    await expect(heading(page)).toHaveText('Ti diamo il benvenuto, Zoé');

    // The longest possible names may wrap, and push nothing off the screen.
    await page.goto('/user-profile');
    const { firstName, lastName } = MAX_NAMES_LENGTH;
    await field(page, 'Nome').fill(firstName);
    await field(page, 'Cognome').fill(lastName);
    await press(page, 'Salva');
    await expect(saved(page)).toBeVisible();
    const fits = async () => expect(await outOfReach(page, { largeText: false })).toEqual([]);
    await avatar(page).click();
    await expect(page.getByRole('dialog', { name: `${firstName} ${lastName}` })).toBeVisible();
    await fits();
    await page.getByRole('link', { name: 'Vai alla tua area personale' }).click();
    await expect(heading(page)).toHaveText(`Ti diamo il benvenuto, ${firstName}`);
    await fits();
    const { address } = await openDealByApi(
      request,
      'pet',
      { ...someBuyer(), email },
      { names: MAX_NAMES_LENGTH },
    );
    await page.goto(address);
    await expect(page.getByRole('main').getByText(lastName).first()).toBeVisible();
    await fits();
    await page.goto('/calcola-la-tua-pensione');
    await field(page, 'Nome').fill(firstName);
    await press(page, 'Continua');
    await expect(heading(page)).toHaveText(`Piacere, ${firstName}! Parlaci di te`);
    await fits();
  },
);

test('profile errors are reported at their fields', async ({ page, request, checkAccessibility }) => {
  await memberSignedIn(page, request);
  await page.goto('/user-profile');
  await field(page, 'Nome').fill('');
  await field(page, 'Data di nascita').fill('31/02/1990');
  await press(page, 'Salva');
  await expect(summary(page)).toContainText('Scrivi il tuo nome');
  await expect(summary(page)).toContainText('La data che hai inserito non è corretta');
  await checkAccessibility();
});

test("two tabs do not overwrite each other's profile unseen: this tab's changes win only when confirmed", async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(PROFILE);
  const other = await overtaken(page, request);
  await expect(conflict(page).getByRole('row', { name: /^Nome/ })).toHaveText('NomeAdeleAda Maria');
  await checkAccessibility();

  // Closing the question loses nothing: it returns with the next save.
  await page.keyboard.press('Escape');
  await expect(field(page, 'Nome')).toHaveValue('Adele');
  await press(page, 'Salva');
  await press(page, 'Salva quello che ho scritto');
  await expect(saved(page)).toBeVisible();
  await other.bringToFront();
  await other.reload();
  await expect(field(other, 'Nome')).toHaveValue('Adele');
  await expect(field(other, 'Data di nascita')).toHaveValue('01/04/1990');
});

test('a new e-mail takes effect once its code is typed, and is then used to sign in', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/confirm-email');
  expectFailureOf('/api/v1/auth/sign-in');
  const person = await memberSignedIn(page, request);
  const { email: newEmail } = somebody();
  await page.goto('/user-profile');
  await field(page, 'E-mail').fill(newEmail);
  await press(page, 'Salva');
  await expect(page).toHaveURL('/user-profile?conferma=email');
  await expect(heading(page)).toHaveText('Conferma la nuova e-mail');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(newEmail)).toBeVisible();
  await checkAccessibility();

  await field(page, 'Codice di conferma').fill('000000');
  await field(page, 'La tua password').fill('Sbagliata1');
  await press(page, 'Conferma');
  await expect(summary(page)).toContainText('La password attuale non è corretta');
  await field(page, 'La tua password').fill(person.password);
  await press(page, 'Conferma');
  await expect(summary(page)).toContainText('Il codice che hai inserito non è valido');
  await checkAccessibility();

  // Until then the old one stays; and the code can be typed later.
  await page.goto('/user-profile');
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await page.getByRole('link', { name: 'Scrivilo qui' }).click();
  await field(page, 'Codice di conferma').fill(await codeTo(request, newEmail, NEW_EMAIL));
  await field(page, 'La tua password').fill(person.password);
  await press(page, 'Conferma');
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByText('E-mail cambiata: d’ora in poi')).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(newEmail);
  await expect(heading(page)).toBeFocused();
  await mailTo(request, person.email, ({ subject }) => /^L’e-mail .* è cambiata$/.test(subject));

  await page.context().clearCookies();
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page.getByRole('group', { name: /non corrette/ })).toBeVisible();
  await fillSignIn(page, { ...person, email: newEmail });
  await expect(page).toHaveURL('/customer');
});

test('all personal data can be downloaded', async ({ page, request }) => {
  const person = await memberSignedIn(page, request);
  await page.goto('/user-profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica i miei dati' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(person.email);
});

test('an account is deleted with its password only, and is then unknown', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/delete-account');
  expectFailureOf('/api/v1/auth/sign-in');
  const person = await memberSignedIn(page, request);
  await page.goto('/user-profile');
  const dialog = page.getByRole('dialog', { name: 'Vuoi cancellare il tuo account?' });
  const open = page.getByRole('button', { name: 'Cancella l’account' }).first();
  await open.click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeInViewport();
  await dialog.getByText('Che cosa cancelliamo').click();
  await dialog.getByText('Che cosa resta, e che cosa succede alle polizze').click();
  await expect(dialog).toContainText('I reclami restano per 10 anni');
  await expect(dialog).toContainText('I tuoi preventivi');
  await expect(dialog).toContainText('I report');
  await expect(dialog).toContainText('i link nelle nostre e-mail smettono di funzionare');
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByLabel('Password', { exact: true }).fill('Sbagliata1');
  await dialog.getByRole('button', { name: 'Cancella l’account' }).click();
  await expect(dialog.getByText('La password attuale non è corretta').first()).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Cancella l’account' }).click();

  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Il tuo account è stato cancellato.')).toBeVisible();
  await expect(avatar(page)).toHaveCount(0);
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page.getByRole('group', { name: /non corrette/ })).toBeVisible();
});

test('confirming a new e-mail that is not pending says so', async ({ page, request, checkAccessibility }) => {
  await memberSignedIn(page, request);
  await page.goto('/user-profile?conferma=email');
  await expect(heading(page)).toHaveText('Non c’è nessun’e-mail da confermare');
  await expect(page.getByText('Abbiamo mandato un codice')).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole('main').getByRole('link', { name: 'Vai al profilo' }).click();
  await expect(page).toHaveURL('/user-profile');

  // With one pending, the same address says where its code was sent.
  const { email } = somebody();
  await field(page, 'E-mail').fill(email);
  await press(page, 'Salva');
  await expect(page).toHaveURL('/user-profile?conferma=email');
  await page.goto('about:blank');
  await page.goto('/user-profile?conferma=email');
  await expect(page.getByText(`Abbiamo mandato un codice a ${email}`)).toBeVisible();
});
