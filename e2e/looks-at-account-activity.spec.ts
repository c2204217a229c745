import type { Page } from '@playwright/test';
import {
  avatar,
  field,
  fillSignIn,
  heading,
  member,
  memberSignedIn,
  press,
  RESET,
  signIn,
} from './support/account.ts';
import { codeTo, mailsTo, mailTo } from './support/mailbox.ts';
import { addPasskeyDevice } from './support/passkeys.ts';
import { expect, test } from './support/story.ts';

const NEW_PASSWORD = 'Loggiato2027';
const SECURED = /è bloccato/;
const section = (page: Page) => page.getByRole('region', { name: 'Attività del tuo account' });
const events = (page: Page) => section(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Non eri tu?' });

test('a customer who sees a foreign sign-in closes the account to everyone, and comes back with a code', async ({
  page,
  request,
  browser,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/sign-in');
  const person = await memberSignedIn(page, request);
  const thief = await browser.newPage();
  await signIn(thief, person);
  await page.goto('/user-profile');
  await expect(events(page).filter({ hasText: 'Accesso con la password' })).toHaveCount(2);
  await checkAccessibility();

  const [notMe] = await section(page)
    .getByRole('button', { name: /^Non ero io/ })
    .all();
  await notMe?.click();
  await expect(dialog(page)).toContainText(person.email);
  await checkAccessibility();
  // Looking changes nothing.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(avatar(page)).toBeVisible();

  await notMe?.click();
  await press(page, 'Chiudi l’account a tutti');
  await expect(page).toHaveURL(`/password-reset/${encodeURIComponent(person.email)}`);
  await expect(heading(page)).toHaveText('Scegli una nuova password');
  await expect(page.getByText('Il tuo account è al sicuro')).toBeVisible();
  await checkAccessibility();
  await thief.reload();
  await expect(thief).toHaveURL('/login');
  await fillSignIn(thief, person);
  await expect(thief.getByRole('group', { name: /non corrette/ })).toBeVisible();
  await thief.close();

  await field(page, 'Codice di conferma').fill(await codeTo(request, person.email, SECURED));
  await field(page, 'Nuova password').fill(NEW_PASSWORD);
  await press(page, 'Salva la password');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/customer');
});

test('the link of a notice says where it leads, sends nothing by itself, and a code on request', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = await memberSignedIn(page, request);
  await page.goto('/change-password');
  await field(page, 'Password attuale').fill(person.password);
  await field(page, 'Nuova password').fill(NEW_PASSWORD);
  await press(page, 'Modifica la password');
  await expect(page).toHaveURL('/customer');
  const notice = await mailTo(request, person.email, ({ subject }) =>
    /password .* è cambiata$/.test(subject),
  );
  const link = /https?:\/\/\S+\/non-ero-io#\S+/.exec(notice.text)?.[0] ?? '';

  await page.context().clearCookies();
  await page.goto(link);
  await expect(heading(page)).toHaveText('Non eri tu? Metti al sicuro il tuo account');
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await checkAccessibility();
  await page.reload();
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  const codes = async () =>
    (await mailsTo(request, person.email)).filter(({ subject }) => RESET.test(subject));
  expect(await codes()).toEqual([]);

  await press(page, 'Invia il codice');
  await expect(page).toHaveURL(`/password-reset/${encodeURIComponent(person.email)}`);
  await field(page, 'Codice di conferma').fill(await codeTo(request, person.email, RESET));
  await field(page, 'Nuova password').fill('Portico2028');
  await press(page, 'Salva la password');
  await expect(page).toHaveURL('/login');
});

test('the account activity names its passkey, and is shown in full on request', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = await member(request);
  for (let turn = 0; turn < 4; turn += 1) {
    await page.context().clearCookies();
    await signIn(page, person);
  }
  await addPasskeyDevice(page);
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await field(page, 'Nome della passkey').fill('Telefono');
  await press(page, 'Continua');
  await expect(page.getByText('puoi entrare con la passkey «Telefono»')).toBeVisible();
  await page.reload();
  await expect(events(page).first()).toContainText('Passkey «Telefono» aggiunta');
  await expect(events(page)).toHaveCount(4);
  await press(page, 'Mostra tutte le attività');
  await expect(events(page)).toHaveCount(5);
  await expect(events(page).nth(4)).toBeFocused();
  await checkAccessibility();
});
