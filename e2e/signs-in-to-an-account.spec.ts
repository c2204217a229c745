import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import {
  avatar,
  switchToTab,
  endSessionOnTheServer,
  field,
  fillSignIn,
  heading,
  member,
  memberSignedIn,
  press,
  signIn,
} from './support/account.ts';
import { expectNoLayoutShift, visitRecordingShifts } from './support/stillness.ts';
import { expect, mainStory, test } from './support/story.ts';

const SIGN_IN = '/api/v1/auth/sign-in';

const drawer = (page: Page) => page.getByRole('dialog');
const signOut = async (page: Page) => {
  await avatar(page).click();
  await drawer(page).getByRole('button', { name: 'Sign out' }).click();
};

test('the login page has no header', mainStory, async ({ page, checkAccessibility }) => {
  await page.goto('/login');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(heading(page)).toHaveText('Crea il tuo account');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Hai dimenticato la password?' }).click();
  await expect(heading(page)).toHaveText('Hai dimenticato la password?');
});

test('a wrong password is a warning, and the right one then opens', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(SIGN_IN);
  const person = await member(request);
  await page.goto('/login');
  await fillSignIn(page, { ...person, password: 'Sbagliata1' });
  const warning = page.getByRole('group', { name: /E-mail o password non corrette\./ });
  await expect(warning).toBeFocused();
  await checkAccessibility();
  await fillSignIn(page, { ...person, email: person.email.toUpperCase() });
  await expect(page).toHaveURL('/customer');
});

test('pages shift nothing while the session is loading', mainStory, async ({ page, request }) => {
  await memberSignedIn(page, request);
  await visitRecordingShifts(page);
  for (const address of ['/', '/customer', '/user-profile', '/change-password']) {
    await test.step(address, async () => {
      await expectNoLayoutShift(page, address);
      await expect(avatar(page)).toBeVisible();
    });
  }
});

test('a page for members asks to sign in, and opens right after', async ({ page, request }) => {
  const person = await member(request);
  for (const address of [
    '/user-profile',
    '/change-password',
    '/customer',
    '/customer/user-profile?conferma=email',
  ]) {
    await test.step(address, async () => {
      // A page that is still loading when its session ends would be refused.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: /riparo_session/ });
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      await expect(heading(page)).toHaveText('Accedi');
      await fillSignIn(page, person);
      await expect(page).toHaveURL(address);
    });
  }
});

test('no address makes the login lead to another site', async ({ page, request }) => {
  const person = await member(request);
  const evil = 'https://evil.example/';
  await page.goto(`/login?from=${evil}&redirect=${evil}&next=//evil.example&returnUrl=${evil}#${evil}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/customer');
  // Left before the session ends: the area's pending requests would be refused.
  await page.goto('about:blank');

  await page.context().clearCookies();
  await page.goto('/login');
  // Not even the browser's own history is trusted.
  await page.evaluate((from) => history.replaceState({ state: { from }, key: 'x' }, ''), '//evil.example');
  await page.reload();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/customer');
});

/** Pages readable before the session is known; the last one waits for it. */
const waitingPages = [
  ['/change-password', 'Modifica la password'],
  ['/customer', 'Ti diamo il benvenuto'],
  [`/pratiche/${crypto.randomUUID()}/recesso`, 'Recedere dal contratto'],
  ['/user-profile', 'Il mio profilo'],
] as const;

test('a title and a spinner are shown in place of the page while the session is loading', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  // Prefetched, and without a session.
  expectFailureOf('/withdrawal');
  await memberSignedIn(page, request);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  for (const [address, title] of waitingPages) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('status').filter({ hasText: 'Caricamento' })).toBeInViewport();
    await expect(avatar(page)).toHaveCount(0);
    await checkAccessibility();
  }
  answer();
  await expect(heading(page)).toHaveText('Il mio profilo');
  await expect(field(page, 'Nome')).toHaveValue('Ada');
});

test('visitors who never signed in cause no session request', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) calls.push(sent.url());
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await switchToTab(page);
  await page.goto('/calcola-la-tua-pensione', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
  await expect(avatar(page)).toHaveCount(0);
});

test('the drawer fills the screen below 960 px, and not from there on', async ({ page, request }) => {
  await memberSignedIn(page, request);
  await page.setViewportSize({ width: 959, height: 844 });
  await avatar(page).click();
  await expect(drawer(page)).toBeVisible();
  const width = async () => (await drawer(page).boundingBox())?.width;
  await expect.poll(width).toBe(959);
  await page.setViewportSize({ width: 960, height: 844 });
  await expect.poll(width).toBe(384);
});

test(
  'the drawer traps the focus, closes by Escape, and fills the screen below 960 pixels',
  mainStory,
  async ({ page, request, checkAccessibility, isMobile }) => {
    await memberSignedIn(page, request);
    await avatar(page).press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading', { name: examplePerson.name })).toBeVisible();
    await expect(drawer(page).getByRole('listitem')).toHaveText([
      'Il mio profilo',
      'Modifica la password',
      'Sign out',
    ]);
    await checkAccessibility();
    const { width = 0 } = (await drawer(page).boundingBox()) ?? {};
    expect(width).toBe(isMobile ? 390 : 384);

    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let presses = 0; presses < 4; presses += 1) {
      expect(await isInside()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(avatar(page)).toBeFocused();

    await avatar(page).click();
    await drawer(page).getByRole('link', { name: 'Modifica la password' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Modifica la password');
    await expect(heading(page)).toBeFocused();
  },
);

test('signing out lands on the home page, and nothing opens any more', async ({ page, request }) => {
  await memberSignedIn(page, request);
  await page.goto('/user-profile');
  await field(page, 'Nome').fill('Adele');
  await signOut(page);
  await expect(page).toHaveURL('/home');
  await expect(heading(page)).toBeVisible();
  await expect(avatar(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Adele');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('another tab learns of the sign-out, and of the next sign-in', async ({ page, request, context }) => {
  const person = await memberSignedIn(page, request);
  const other = await context.newPage();
  await other.goto('/customer');
  await expect(heading(other)).toHaveText('Ti diamo il benvenuto, Ada');

  await switchToTab(page);
  await signOut(page);
  await expect(page).toHaveURL('/home');
  await switchToTab(other);
  await expect(other).toHaveURL('/login');

  await switchToTab(page);
  await signIn(page, person);
  await switchToTab(other);
  await expect(other).toHaveURL('/customer');
});

/** They are loaded last: nothing later finds out that the session is over. */
const expectDevices = (page: Page) => expect(page.getByText('Questo dispositivo')).toBeVisible();

test('a session that ends in the middle of a form keeps what was typed', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/profile');
  const person = await memberSignedIn(page, request);
  await page.goto('/user-profile');
  await field(page, 'Nome').fill('Ada Maria');
  await field(page, 'Data di nascita').fill('28/03/1985');
  await expectDevices(page);
  await endSessionOnTheServer(page);
  await press(page, 'Salva');

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('La sessione è finita: accedi di nuovo')).toBeVisible();
  await checkAccessibility();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/user-profile');
  await expect(field(page, 'Nome')).toHaveValue('Ada Maria');
  await expect(field(page, 'Data di nascita')).toHaveValue('28/03/1985');
  await expect(page.getByText('non è ancora salvato')).toBeVisible();
  await checkAccessibility();
  await press(page, 'Salva');
  await expect(page.getByText('Dati salvati.')).toBeVisible();
  await expect(page.getByText('non è ancora salvato')).toBeHidden();
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('Ada Maria');
});

test('what one customer was typing is not shown to the next one who signs in', async ({
  page,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/auth/profile');
  await memberSignedIn(page, request);
  const next = await member(request);
  await page.goto('/user-profile');
  await field(page, 'Nome').fill('Segreto');
  await expectDevices(page);
  await endSessionOnTheServer(page);
  await press(page, 'Salva');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, next);
  await expect(page).toHaveURL('/user-profile');
  await expect(field(page, 'E-mail')).toHaveValue(next.email);
  await expect(field(page, 'Nome')).toHaveValue('Ada');
});

test('an account menu that cannot be rendered leaves the page, and a link to the personal area', async ({
  page,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('too old');
  // Only the initials need it: a missing browser feature must not break the rest.
  await page.addInitScript('String.prototype.toLocaleUpperCase = () => { throw new Error("too old"); }');
  const person = await member(request);
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Area personale' })).toBeVisible();
  await expect(heading(page)).toBeVisible();
});
