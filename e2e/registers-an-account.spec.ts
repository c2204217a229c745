import type { APIRequestContext, Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import {
  avatar,
  CONFIRMATION,
  field,
  fillSignIn,
  heading,
  member,
  NEW_CODE,
  type Person,
  press,
  somebody,
  summary,
} from './support/account.ts';
import { codeTo, mailTo } from './support/mailbox.ts';
import { expect, mainStory, test } from './support/story.ts';

const SIGN_UP = '/api/v1/auth/sign-up';

const fillIn = async (page: Page, person: Person) => {
  await field(page, 'Nome').fill(person.firstName);
  await field(page, 'Cognome').fill(person.lastName);
  await field(page, 'Data di nascita').pressSequentially(person.birthDate.replaceAll('/', ''));
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Password').fill(person.password);
};

test(
  'from the registration to the profile, with the code that comes by mail',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const person = somebody();
    await page.goto('/register-account');
    await expect(heading(page)).toHaveText('Crea il tuo account');
    await checkAccessibility();
    await fillIn(page, person);
    await page.getByRole('checkbox', { name: /novità e offerte/ }).check();
    // Twice, as impatient people do.
    await page.getByRole('button', { name: 'Registrati' }).dblclick();

    await expect(page).toHaveURL(`/confirm-account/${encodeURIComponent(person.email)}`);
    await expect(heading(page)).toHaveText('Conferma il tuo account');
    await expect(heading(page)).toBeFocused();
    await expect(field(page, 'E-mail')).toHaveValue(person.email);
    await checkAccessibility();
    const code = await codeTo(request, person.email, CONFIRMATION);
    await field(page, 'Codice di conferma').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await press(page, 'Conferma');

    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Account confermato: ora puoi accedere.')).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue(person.email);
    await checkAccessibility();
    await fillSignIn(page, person);

    await expect(page).toHaveURL('/customer');
    await expect(heading(page)).toHaveText('Ti diamo il benvenuto, Ada');
    await expect(avatar(page)).toHaveText('AD');
    await checkAccessibility();
    await avatar(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Il mio profilo' }).click();

    await expect(page).toHaveURL('/user-profile');
    await expect(field(page, 'Nome')).toHaveValue('Ada');
    await expect(field(page, 'Cognome')).toHaveValue(examplePerson.lastName);
    await expect(field(page, 'Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
    await expect(field(page, 'E-mail')).toHaveValue(person.email);
    await checkAccessibility();
    await mailTo(request, person.email, ({ subject }) => subject.endsWith('è confermato'));
  },
);

test(
  'the checklist ticks exactly what the server checks: an easily guessed password shows while typing',
  mainStory,
  async ({ page, checkAccessibility }) => {
    await page.goto('/register-account');
    await field(page, 'Cognome').fill('Brambillasca');
    const rules = page.getByRole('listitem').filter({ hasText: /caratteri|lettera|cifra|indovinare/ });
    const ticked = rules.filter({ hasText: 'fatto' });
    await expect(rules).toHaveCount(5);
    await field(page, 'Password').fill('Vento7Grigio');
    await expect(ticked).toHaveCount(5);
    await checkAccessibility();
    await field(page, 'Password').fill('Abcdefg1');
    await expect(ticked).toHaveCount(4);
    await expect(rules.filter({ hasText: 'indovinare' })).not.toContainText('fatto');
    await field(page, 'Password').fill('Brambillasca7');
    await expect(ticked).toHaveCount(4);
    await field(page, 'Cognome').fill('Rossi');
    await expect(ticked).toHaveCount(5);
  },
);

test('missing and wrong answers are reported at each field', async ({ page, checkAccessibility }) => {
  await page.goto('/register-account');
  await press(page, 'Registrati');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('listitem')).toHaveCount(5);
  await checkAccessibility();

  await fillIn(page, {
    ...somebody(),
    firstName: 'A',
    lastName: 'R2D2',
    birthDate: '01/01/2020',
    email: 'ada',
  });
  await press(page, 'Registrati');
  for (const message of [
    'Un nome non può essere composto da meno di due caratteri',
    'Un nome può essere composto esclusivamente da caratteri alfabetici',
    'Devi essere maggiorenne',
    'La mail che hai inserito non è valida',
  ]) {
    await expect(summary(page)).toContainText(message);
  }
});

test('a password shows what it still needs, can be shown, and pasted', async ({ page }) => {
  await page.goto('/register-account');
  const password = field(page, 'Password');
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(rule('Da 8 a 15 caratteri')).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/Almeno una cifra/);

  await password.fill('portico');
  await expect(rule('Almeno una lettera minuscola')).toContainText('fatto');
  await expect(rule('Almeno una cifra')).not.toContainText('fatto');
  await password.fill('Portico2026');
  for (const text of ['Da 8 a 15 caratteri', 'maiuscola', 'minuscola', 'cifra'])
    await expect(rule(text)).toContainText('fatto');

  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Mostra la password' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  await password.focus();
  await password.press('ControlOrMeta+A');
  await password.press('ControlOrMeta+C');
  await field(page, 'Nome').focus();
  await password.focus();
  await password.press('ControlOrMeta+A');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('Portico2026');
});

test('a taken address is reported at its field, and nothing typed is lost', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(SIGN_UP);
  const taken = await member(request);
  await page.goto('/register-account');
  await fillIn(page, { ...somebody(), email: taken.email.toUpperCase() });
  await press(page, 'Registrati');
  await expect(summary(page)).toContainText('La mail inserita risulta essere già registrata');
  await expect(summary(page)).toBeFocused();
  await expect(field(page, 'Cognome')).toHaveValue(examplePerson.lastName);
  await expect(field(page, 'Password')).toHaveValue('Portico2026');
  await checkAccessibility();

  const other = somebody();
  await field(page, 'E-mail').fill(other.email);
  await press(page, 'Registrati');
  await expect(page).toHaveURL(`/confirm-account/${encodeURIComponent(other.email)}`);
});

test('a registration that fails says so and can be tried again', async ({ page, expectFailureOf }) => {
  expectFailureOf(SIGN_UP);
  const person = somebody();
  await page.goto('/register-account');
  await fillIn(page, person);
  await page.route(`**${SIGN_UP}`, (route) => route.abort());
  await press(page, 'Registrati');
  const warning = page.getByRole('group', { name: /Ops qualcosa è andato storto/ });
  await expect(warning).toHaveText(
    'Ops qualcosa è andato storto, perdonaci ma al momento non è possibile effettuare la registrazione, riprova tra qualche minuto!',
  );
  await expect(warning).toBeFocused();
  await page.unroute(`**${SIGN_UP}`);
  await press(page, 'Registrati');
  await expect(page).toHaveURL(/\/confirm-account\//);
});

test('a reload restores what was typed, but no password', async ({ page }) => {
  await page.goto('/register-account');
  await fillIn(page, somebody());
  await page.reload();
  await expect(field(page, 'Cognome')).toHaveValue(examplePerson.lastName);
  await expect(field(page, 'Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
  await expect(field(page, 'Password')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toContain('Angelo');
  expect(stored).not.toContain('Portico2026');
});

test('a buyer reads why the data are needed', async ({ page, checkAccessibility }) => {
  const why = 'Per procedere con l’acquisto del Sussidio Pet abbiamo bisogno dei tuoi dati';
  await page.goto('/register-account?flow=acquisto&product=pet');
  await expect(heading(page)).toHaveText(why);
  await page.goto('/register-account/acquisto/pet');
  await expect(heading(page)).toHaveText(why);
  await checkAccessibility();

  const person = somebody();
  await fillIn(page, person);
  await press(page, 'Registrati');
  await expect(page).toHaveURL(`/confirm-account/${encodeURIComponent(person.email)}/pet`);
  await expect(page.getByText('continui con l’acquisto del Sussidio Pet')).toBeVisible();
  await checkAccessibility();

  for (const address of [
    '/register-account?flow=acquisto&product=astronave',
    '/register-account/regalo/pet',
    '/register-account/acquisto',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Registrati' })).toBeEnabled();
    await expect(heading(page)).toHaveText('Crea il tuo account');
  }
});

test('a registration for a purchase leads into it, once it is confirmed and the customer is signed in', async ({
  page,
  request,
}) => {
  const person = somebody();
  await page.goto('/register-account/acquisto/pet');
  await fillIn(page, person);
  await press(page, 'Registrati');
  await expect(page).toHaveURL(`/confirm-account/${encodeURIComponent(person.email)}/pet`);
  await field(page, 'Codice di conferma').fill(await codeTo(request, person.email, CONFIRMATION));
  await press(page, 'Conferma');
  await expect(page.getByText('Account confermato: ora puoi accedere.')).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/acquisto/pet');
  await expect(avatar(page)).toBeVisible();
});

const mailedLink = async (request: APIRequestContext, { email }: Person, subject: RegExp) => {
  const { text } = await mailTo(request, email, (mail) => subject.test(mail.subject));
  const { pathname, hash } = new URL(/https?:\/\/\S+\/confirm-account\/\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
};

for (const [product, named, address] of [
  ['rc-terzi-5', 'della polizza RC Terzi 5', '/acquisto/rc-terzi/rc-terzi-5'],
  // The choice between the two limits is still to come.
  ['rc-terzi', 'della polizza RC Terzi', '/prodotti/rc-terzi'],
  ['ski', 'della Polizza Sci', '/acquisto/ski'],
] as const) {
  test(`a registration before the purchase of ${product} leads into it by the links of its mails too`, async ({
    page,
    request,
  }) => {
    const person = somebody();
    await page.goto(`/register-account/acquisto/${product}`);
    await expect(heading(page)).toHaveText(
      `Per procedere con l’acquisto ${named} abbiamo bisogno dei tuoi dati`,
    );
    await fillIn(page, person);
    await press(page, 'Registrati');
    const confirmation = `/confirm-account/${encodeURIComponent(person.email)}/${product}`;
    await expect(page).toHaveURL(confirmation);
    expect(await mailedLink(request, person, CONFIRMATION)).toContain(`${confirmation}#`);

    await page.getByRole('link', { name: 'Ricevi un nuovo codice' }).click();
    await expect(heading(page)).toHaveText('Ricevi un nuovo codice');
    await press(page, 'Invia il codice');
    await expect(page).toHaveURL(confirmation);

    // From the mailbox, which is another page.
    await page.goto('about:blank');
    await page.goto(await mailedLink(request, person, NEW_CODE));
    await expect(page.getByText(`continui con l’acquisto ${named}.`)).toBeVisible();
    await press(page, 'Conferma');
    await fillSignIn(page, person);
    await expect(page).toHaveURL(address);
  });
}

test('a visitor who already has an account signs in from there, and lands in the purchase too', async ({
  page,
  request,
}) => {
  const person = await member(request);
  await page.goto('/register-account/acquisto/covid-19');
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/acquisto/covid');
});
