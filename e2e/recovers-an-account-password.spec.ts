import {
  field,
  fillSignIn,
  heading,
  member,
  press,
  RESET,
  signIn,
  somebody,
  summary,
} from './support/account.ts';
import { codeTo, mailTo } from './support/mailbox.ts';
import { expect, mainStory, test } from './support/story.ts';

const SUBMIT = '/api/v1/auth/forgot-password-submit';
const NEW_PASSWORD = 'Loggiato2027';

test(
  'resetting a forgotten password closes every session',
  mainStory,
  async ({ page, request, browser, checkAccessibility }) => {
    const person = await member(request);
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, person);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Hai dimenticato la password?' }).click();
    await expect(heading(page)).toHaveText('Hai dimenticato la password?');
    await checkAccessibility();
    await field(page, 'E-mail').fill(person.email);
    await press(page, 'Invia il codice');

    await expect(page).toHaveURL(`/password-reset/${encodeURIComponent(person.email)}`);
    await expect(field(page, 'E-mail')).toHaveValue(person.email);
    await checkAccessibility();
    await field(page, 'Codice di conferma').fill(await codeTo(request, person.email, RESET));
    await field(page, 'Nuova password').fill(NEW_PASSWORD);
    await press(page, 'Salva la password');

    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Password reimpostata: accedi con quella nuova.')).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue(person.email);
    await checkAccessibility();
    await fillSignIn(page, { ...person, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/customer');

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await elsewhere.close();
    await mailTo(request, person.email, ({ subject }) => /^La tua password .* è cambiata$/.test(subject));
  },
);

test('a wrong code is reported once in a notice that leaves its field visible, and the field says what to do', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(SUBMIT);
  const person = await member(request);
  await page.goto('/forgot-password');
  await field(page, 'E-mail').fill(person.email);
  await press(page, 'Invia il codice');
  await field(page, 'Codice di conferma').fill('000000');
  await field(page, 'Nuova password').fill(NEW_PASSWORD);
  await press(page, 'Salva la password');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Non è stato possibile reimpostare la password.' });
  await expect(notice).toContainText('Riprova più tardi');
  await expect(summary(page)).toContainText('Controlla il codice, o chiedine uno nuovo.');
  await expect(page.getByText('Il codice che hai inserito non è valido.')).toHaveCount(1);
  await expect(field(page, 'Nuova password')).toHaveValue(NEW_PASSWORD);
  await checkAccessibility();

  // On a phone the notice covers the end of the screen: neither field is behind it, at first and when it is
  // touched.
  const freeFrom = (label: string) =>
    expect
      .poll(async () => {
        const [over, box] = [await notice.boundingBox(), await field(page, label).boundingBox()];
        return over && box ? box.y + box.height <= over.y || box.y >= over.y + over.height : null;
      })
      .toBe(true);
  await freeFrom('Codice di conferma');
  await field(page, 'Nuova password').focus();
  await freeFrom('Nuova password');
});

test('an unregistered address gets the same answer as any other', async ({ page, expectFailureOf }) => {
  expectFailureOf(SUBMIT);
  const { email } = somebody();
  await page.goto('/forgot-password');
  await field(page, 'E-mail').fill(email);
  await press(page, 'Invia il codice');
  await expect(page).toHaveURL(`/password-reset/${encodeURIComponent(email)}`);
  await expect(page.getByText('Se l’indirizzo è registrato')).toBeVisible();
  await field(page, 'Codice di conferma').fill('123456');
  await field(page, 'Nuova password').fill(NEW_PASSWORD);
  await press(page, 'Salva la password');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Il codice che hai inserito non è valido.' }),
  ).toBeVisible();
});

test('requests for codes to one address are limited', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/forgot-password');
  const { email } = somebody();
  for (const _ of ['first', 'too soon']) {
    await page.goto('/forgot-password');
    await field(page, 'E-mail').fill(email);
    const answered = page.waitForResponse('**/api/v1/auth/forgot-password');
    await press(page, 'Invia il codice');
    await answered;
  }
  const notice = page.getByRole('alert').filter({ hasText: 'Non è stato possibile avviare il recupero' });
  await expect(notice).toContainText('Riprova più tardi');
  await expect(page).toHaveURL('/forgot-password');
  await checkAccessibility();
});

test('the address in the link fills the field, whatever it contains', async ({ page }) => {
  await page.goto('/password-reset/a%40b.it');
  await expect(field(page, 'E-mail')).toHaveValue('a@b.it');
  await page.goto('/password-reset/a@b.it');
  await expect(field(page, 'E-mail')).toHaveValue('a@b.it');
  await page.goto('/customer/password-reset/%3Cb%3E%22@b.it');
  await expect(field(page, 'E-mail')).toHaveValue('<b>"@b.it');
  await page.goto('/password-reset/nessuno');
  await expect(page.getByRole('button', { name: 'Salva la password' })).toBeEnabled();
  await expect(field(page, 'E-mail')).toHaveValue('');
});
