import { field, fillSignIn, heading, memberSignedIn, press, signIn, summary } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, mainStory, test } from './support/story.ts';

const CHANGE = '/api/v1/auth/change-password';
const NEW_PASSWORD = 'Loggiato2027';

test(
  'a changed password takes effect at once, and other sessions end',
  mainStory,
  async ({ page, request, browser, expectFailureOf, checkAccessibility }) => {
    expectFailureOf(CHANGE);
    const person = await memberSignedIn(page, request);
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, person);
    await elsewhere.goto('/user-profile');
    await expect(field(elsewhere, 'Nome')).toHaveValue('Ada');

    await page.goto('/change-password');
    await expect(heading(page)).toHaveText('Modifica la password');
    await checkAccessibility();
    await field(page, 'Password attuale').fill('Sbagliata1');
    await field(page, 'Nuova password').fill(NEW_PASSWORD);
    await press(page, 'Modifica la password');
    const warning = page.getByRole('group', { name: /La password attuale non è corretta/ });
    await expect(warning).toBeFocused();
    await checkAccessibility();

    await field(page, 'Password attuale').fill(person.password);
    await press(page, 'Modifica la password');
    await expect(page).toHaveURL('/customer');
    await expect(page.getByRole('status').filter({ hasText: 'Password modificata.' })).toBeVisible();
    await mailTo(request, person.email, ({ subject }) => /^La tua password .* è cambiata$/.test(subject));

    // This session continues, the other one must sign in again.
    await page.reload();
    await expect(heading(page)).toHaveText('Ti diamo il benvenuto, Ada');
    await field(elsewhere, 'Nome').fill('Adele');
    await press(elsewhere, 'Salva');
    await expect(elsewhere).toHaveURL('/login');
    await fillSignIn(elsewhere, { ...person, password: NEW_PASSWORD });
    await expect(elsewhere).toHaveURL('/user-profile');
    await expect(field(elsewhere, 'Nome')).toHaveValue('Adele');
    await elsewhere.close();
  },
);

test('an account left open elsewhere is closed from here, one device or all', async ({
  page,
  request,
  browser,
  checkAccessibility,
}) => {
  const person = await memberSignedIn(page, request);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, person);
  const iPhone = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1' });
  await signIn(iPhone, person);
  const iPad = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPad) Version/26.0 Safari/604.1' });
  await signIn(iPad, person);
  await page.goto('/user-profile');
  const devices = page.getByRole('region', { name: 'Dispositivi collegati' });
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await expect(devices.getByRole('listitem').first()).toContainText('Questo dispositivo');
  await expect(devices.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
  await checkAccessibility();

  await press(page, 'Scollega Safari su iPhone');
  await expect(page.getByText('Safari su iPhone non è più collegato')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('heading')).toBeFocused();
  await iPhone.goto('/user-profile');
  await expect(iPhone).toHaveURL('/login');
  await iPhone.close();
  await iPad.goto('/user-profile');
  await expect(field(iPad, 'Nome')).toHaveValue('Ada');
  await iPad.close();

  await press(page, 'Scollega tutti gli altri');
  await expect(page.getByText('il tuo account è aperto solo qui')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('heading')).toBeFocused();
  await elsewhere.goto('/user-profile');
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.close();
});

test('both passwords are checked against the rule before anything is sent', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await memberSignedIn(page, request);
  await page.goto('/change-password');
  await expect(field(page, 'Password attuale')).toHaveAttribute('autocomplete', 'current-password');
  await expect(field(page, 'Nuova password')).toHaveAttribute('autocomplete', 'new-password');
  await press(page, 'Modifica la password');
  await expect(summary(page).getByRole('listitem')).toHaveCount(2);
  await checkAccessibility();
});

test('a new password that is easily guessed, or is the old one, is reported at its field', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(CHANGE);
  const person = await memberSignedIn(page, request);
  await page.goto('/change-password');
  await field(page, 'Password attuale').fill(person.password);
  await field(page, 'Nuova password').fill('Password1');
  await press(page, 'Modifica la password');
  await expect(summary(page)).toContainText('Questa password si indovina facilmente');
  await expect(field(page, 'Nuova password')).toHaveAccessibleDescription(/si indovina facilmente/);
  await checkAccessibility();

  await field(page, 'Nuova password').fill(person.password);
  await expect(page.getByRole('listitem').filter({ hasText: 'Diversa da quella attuale' })).not.toContainText(
    'fatto',
  );
  await press(page, 'Modifica la password');
  await expect(summary(page)).toContainText('La nuova password è uguale a quella attuale');
  await field(page, 'Nuova password').fill(NEW_PASSWORD);
  await press(page, 'Modifica la password');
  await expect(page).toHaveURL('/customer');
});
