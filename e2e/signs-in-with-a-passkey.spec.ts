import type { Page } from '@playwright/test';
import { avatar, field, heading, memberSignedIn, press, summary } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { addPasskeyDevice } from './support/passkeys.ts';
import { expect, mainStory, test } from './support/story.ts';

const SIGN_IN = '/api/v1/auth/passkey-sign-in';
const section = (page: Page) => page.getByRole('region', { name: 'Passkey' });
const passkey = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Aggiungi una passkey' });
const removing = (page: Page) => page.getByRole('dialog', { name: 'Vuoi rimuovere la passkey?' });

async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await field(page, 'Nome della passkey').fill(name);
  await adding(page).getByRole('button', { name: 'Continua' }).click();
  await expect(passkey(page, name)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await avatar(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/home');
}

test(
  'a passkey is added in the profile, opens the account without a password, and is removed',
  mainStory,
  async ({ page, request, expectFailureOf, checkAccessibility }) => {
    expectFailureOf(SIGN_IN);
    await addPasskeyDevice(page);
    const person = await memberSignedIn(page, request);
    await page.goto('/user-profile');
    const add = section(page).getByRole('button', { name: 'Aggiungi una passkey' });
    await add.click();
    await expect(adding(page)).toContainText('La password resta valida');
    // Named after the browser by default.
    await expect(field(page, 'Nome della passkey')).toHaveValue(/^Chrome su /);
    await checkAccessibility();
    await field(page, 'Nome della passkey').fill('');
    await adding(page).getByRole('button', { name: 'Continua' }).click();
    await expect(summary(page)).toContainText('Dai un nome alla passkey');
    await field(page, 'Nome della passkey').fill('Il mio telefono');
    await adding(page).getByRole('button', { name: 'Continua' }).click();

    await expect(adding(page)).toBeHidden();
    await expect(add).toBeFocused();
    await expect(passkey(page, 'Il mio telefono')).toContainText('Mai usata');
    await checkAccessibility();
    await mailTo(request, person.email, ({ subject }) => subject.startsWith('Una nuova passkey'));

    await signOut(page);
    await page.goto('/login');
    await checkAccessibility();
    await press(page, 'Accedi con una passkey');
    await expect(page).toHaveURL('/customer');
    await expect(heading(page)).toHaveText(`Ti diamo il benvenuto, ${person.firstName}`);

    await page.goto('/user-profile');
    await expect(passkey(page, 'Il mio telefono')).toContainText('Ultimo uso ');
    await section(page).getByRole('button', { name: 'Rimuovi Il mio telefono' }).click();
    await expect(removing(page)).toContainText('Il mio telefono');
    await checkAccessibility();
    await removing(page).getByRole('button', { name: 'Rimuovi la passkey' }).click();
    await expect(passkey(page, 'Il mio telefono')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Passkey', exact: true })).toBeFocused();
    await mailTo(request, person.email, ({ subject }) => /passkey .* è stata rimossa$/.test(subject));

    await signOut(page);
    await page.goto('/login');
    await press(page, 'Accedi con una passkey');
    await expect(page.getByRole('group', { name: /è stata rimossa/ })).toBeFocused();
    await checkAccessibility();
  },
);

test('a visitor on the way to a page arrives there, and the password still works', async ({
  page,
  request,
}) => {
  await addPasskeyDevice(page);
  const person = await memberSignedIn(page, request);
  await page.goto('/user-profile');
  await addPasskey(page, 'Telefono');
  await page.context().clearCookies();
  await page.goto('/change-password');
  await expect(page).toHaveURL('/login');
  await press(page, 'Accedi con una passkey');
  await expect(page).toHaveURL('/change-password');

  await page.context().clearCookies();
  await page.goto('/login');
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await press(page, 'Accedi');
  await expect(page).toHaveURL('/customer');
});

test('a device that already has a passkey, or belongs to another person, gets a friendly message, and can be tried again', async ({
  page,
  request,
}) => {
  const device = await addPasskeyDevice(page);
  await memberSignedIn(page, request);
  await page.goto('/user-profile');
  await addPasskey(page, 'Telefono');
  await section(page).getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await adding(page).getByRole('button', { name: 'Continua' }).click();
  await expect(adding(page).getByRole('group', { name: /ha già una passkey/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.context().clearCookies();
  await page.goto('/login');
  await device.lock();
  const warning = page.getByRole('group', { name: /Non abbiamo ricevuto nessuna passkey/ });
  await press(page, 'Accedi con una passkey');
  await expect(warning).toBeFocused();
  await expect(page).toHaveURL('/login');
  await device.unlock();
  await press(page, 'Accedi con una passkey');
  await expect(page).toHaveURL('/customer');
});
